// Plane geometry of plates and lines. A plate is { x, y, w, h } about its centre; a point is [x, y].

export function distanceToSegment([px, py], [ax, ay], [bx, by]) {
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

export function distanceToPlate([px, py], plate) {
  return Math.hypot(Math.max(0, Math.abs(px - plate.x) - plate.w / 2), Math.max(0, Math.abs(py - plate.y) - plate.h / 2));
}

/** Gap between two plates; negative when they overlap. */
export function gap(a, b) {
  const dx = Math.abs(a.x - b.x) - (a.w + b.w) / 2;
  const dy = Math.abs(a.y - b.y) - (a.h + b.h) / 2;
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

const side = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

export function segmentsCross(a, b, c, d) {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

export const corners = ({ x, y, w, h }) => [
  [x - w / 2, y - h / 2],
  [x + w / 2, y - h / 2],
  [x + w / 2, y + h / 2],
  [x - w / 2, y + h / 2],
];

/** Distance from a segment to a plate; 0 when it runs through. */
export function segmentToPlate(a, b, plate) {
  const box = corners(plate);
  const enters = box.some((corner, i) => segmentsCross(a, b, corner, box[(i + 1) % 4]));
  if (enters) return 0;
  return Math.min(
    distanceToPlate(a, plate),
    distanceToPlate(b, plate),
    ...box.map((corner) => distanceToSegment(corner, a, b)),
  );
}

export const segments = (points) => points.slice(1).map((point, i) => [points[i], point]);

/** A line through the points as an SVG path, its bends rounded. */
export function roundedPath(points, radius) {
  const towards = ([x, y], [tx, ty]) => {
    const length = Math.hypot(tx - x, ty - y);
    const step = Math.min(radius, length / 2) / length;
    return [Math.round(x + (tx - x) * step), Math.round(y + (ty - y) * step)];
  };
  let path = `M${points[0].join(" ")}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const before = towards(points[i], points[i - 1]);
    const after = towards(points[i], points[i + 1]);
    path += `L${before.join(" ")}Q${points[i].join(" ")} ${after.join(" ")}`;
  }
  return `${path}L${points.at(-1).join(" ")}`;
}
