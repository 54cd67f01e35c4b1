/** Boards drawn small: a lid gives a glimpse of what lies in the box. Inside an SVG of 260 by 166. */

export const LINE = "#211b14";

interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A frame of squares, clockwise from the upper left: of each its colour, or a white square with a band in it (`-`). */
export function lap({ x, y, w, h }: Frame, columns: number, rows: number, inks: string[]): string {
  const [wide, high] = [w / columns, h / rows];
  const squares = around(columns, rows).map(([column, row], place) => {
    const ink = inks[place % inks.length]!;
    const [left, top] = [x + column * wide + 1, y + row * high + 1];
    const face = rect(left, top, wide - 2, high - 2, ink.startsWith("-") ? "#fdf8ec" : ink);
    return ink.startsWith("-") ? face + rect(left, top, wide - 2, (high - 2) * 0.36, ink.slice(1)) : face;
  });
  return `<g stroke="${LINE}" stroke-width="1.2">${squares.join("")}</g>`;
}

function around(columns: number, rows: number): [number, number][] {
  const across = Array.from({ length: columns }, (_, column) => column);
  const down = Array.from({ length: rows - 2 }, (_, row) => row + 1);
  return [
    ...across.map((column): [number, number] => [column, 0]),
    ...down.map((row): [number, number] => [columns - 1, row]),
    ...across.toReversed().map((column): [number, number] => [column, rows - 1]),
    ...down.toReversed().map((row): [number, number] => [0, row]),
  ];
}

export function rect(x: number, y: number, w: number, h: number, fill: string, round = 2): string {
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" rx="${round}" fill="${fill}"/>`;
}

/** The table that everything lies on. */
export function sheet(fill: string): string {
  return `<g stroke="${LINE}" stroke-width="3">${rect(1.5, 1.5, 257, 163, fill, 9)}</g>`;
}

/** A lid's own drawing, small, in the middle of the board. */
export function emblem(drawing: string, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size}) translate(-140 -135)">${drawing}</g>`;
}
