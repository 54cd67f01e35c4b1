// The soft grounds behind the plates: every point near an area's plates, and nearer to them than to any other area's.

import { distanceToPlate, distanceToSegment, segments } from "./geometry.mjs";

const STEP = 4; // units between two samples
const REACH = 36; // how far a ground goes beyond its plates
const CHANNEL = 9; // sea between two grounds
const BLUR = 3; // samples; rounds the outline
const MARGIN = 8; // sea along the sheet's edge
const STRAIT = 11; // sea on either side of a sea line that goes round an area
const SMALLEST = 2500; // square units; smaller pieces are dropped

/**
 * bodies: area id -> { plates, spines }. A spine is { points, width }: ground without a plate, to keep an area in one
 * piece. seas: lines that keep to open water. Returns area id -> SVG path.
 */
export function regions(bodies, seas, [, , width, height]) {
  const areas = Object.keys(bodies);
  const columns = width / STEP + 1;
  const rows = height / STEP + 1;
  const masks = Object.fromEntries(areas.map((area) => [area, new Float32Array(columns * rows)]));
  const straits = seas.flatMap(segments);
  const atSea = ([x, y]) =>
    Math.min(x, y, width - x, height - y) < MARGIN || straits.some(([a, b]) => distanceToSegment([x, y], a, b) < STRAIT);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const point = [column * STEP, row * STEP];
      if (atSea(point)) continue;
      const far = areas.map((area) => distance(point, bodies[area]));
      const nearest = far.indexOf(Math.min(...far));
      const alone = far.every((d, i) => i === nearest || d - far[nearest] >= CHANNEL);
      if (alone && far[nearest] <= REACH) masks[areas[nearest]][row * columns + column] = 1;
    }
  }
  const foreign = (area) => areas.filter((other) => other !== area).flatMap((other) => bodies[other].plates);
  return Object.fromEntries(
    areas.map((area) => {
      const loops = contours(blurred(masks[area], columns, rows), columns, rows).filter((loop) => {
        const size = surface(loop); // negative for a hole
        return size < 0 ? foreign(area).some((plate) => inside([plate.x, plate.y], loop)) : size > SMALLEST;
      });
      return [area, loops.map(smoothPath).join("")];
    }),
  );
}

function distance(point, { plates, spines }) {
  let least = Infinity;
  for (const plate of plates) least = Math.min(least, distanceToPlate(point, plate));
  for (const { points, width } of spines)
    for (const [a, b] of segments(points)) least = Math.min(least, distanceToSegment(point, a, b) - width / 2);
  return least;
}

function blurred(mask, columns, rows) {
  const kernel = Array.from({ length: 6 * BLUR + 1 }, (_, i) => Math.exp(-((i - 3 * BLUR) ** 2) / (2 * BLUR * BLUR)));
  const total = kernel.reduce((sum, weight) => sum + weight);
  const pass = (from, alongRow) => {
    const to = new Float32Array(from.length);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        let sum = 0;
        for (let k = 0; k < kernel.length; k++) {
          const r = alongRow ? row : Math.min(rows - 1, Math.max(0, row + k - 3 * BLUR));
          const c = alongRow ? Math.min(columns - 1, Math.max(0, column + k - 3 * BLUR)) : column;
          sum += kernel[k] * from[r * columns + c];
        }
        to[row * columns + column] = sum / total;
      }
    }
    return to;
  };
  return pass(pass(mask, true), false);
}

// Marching squares at one half; the sheet's edge counts as sea, so every loop closes. A contour cuts each side of the lattice
// at most once, so the side it cuts names the point.
function contours(field, columns, rows) {
  const value = (c, r) => (c < 0 || r < 0 || c >= columns || r >= rows ? 0 : field[r * columns + c]);
  const points = new Map();
  const next = new Map();
  const flat = (c, r) => {
    const id = `- ${c} ${r}`;
    points.set(id, [c + (0.5 - value(c, r)) / (value(c + 1, r) - value(c, r)), r]);
    return id;
  };
  const upright = (c, r) => {
    const id = `| ${c} ${r}`;
    points.set(id, [c, r + (0.5 - value(c, r)) / (value(c, r + 1) - value(c, r))]);
    return id;
  };
  for (let r = -1; r < rows; r++) {
    for (let c = -1; c < columns; c++) {
      const ground = [value(c, r), value(c + 1, r), value(c + 1, r + 1), value(c, r + 1)].map((v) => v > 0.5);
      const side = { top: () => flat(c, r), right: () => upright(c + 1, r), bottom: () => flat(c, r + 1), left: () => upright(c, r) };
      for (const [from, to] of STEPS[ground.map(Number).join("")]) next.set(side[from](), side[to]());
    }
  }
  const loops = [];
  while (next.size) {
    const loop = [];
    let [at] = next.keys();
    while (next.has(at)) {
      const [x, y] = points.get(at);
      loop.push([x * STEP, y * STEP]);
      const from = at;
      at = next.get(from);
      next.delete(from);
    }
    loops.push(loop);
  }
  return loops;
}

// Which corners of a square are ground (top left, top right, bottom right, bottom left): how the contour runs through it,
// with the ground on its left.
const STEPS = {
  "0000": [],
  "0001": [["bottom", "left"]],
  "0010": [["right", "bottom"]],
  "0011": [["right", "left"]],
  "0100": [["top", "right"]],
  "0101": [["top", "right"], ["bottom", "left"]],
  "0110": [["top", "bottom"]],
  "0111": [["top", "left"]],
  "1000": [["left", "top"]],
  "1001": [["bottom", "top"]],
  "1010": [["left", "top"], ["right", "bottom"]],
  "1011": [["right", "top"]],
  "1100": [["left", "right"]],
  "1101": [["bottom", "right"]],
  "1110": [["left", "bottom"]],
  "1111": [],
};

function surface(loop) {
  let twice = 0;
  for (let i = 0; i < loop.length; i++) {
    const [ax, ay] = loop[i];
    const [bx, by] = loop[(i + 1) % loop.length];
    twice += ax * by - bx * ay;
  }
  return -twice / 2;
}

function inside([px, py], loop) {
  let odd = false;
  for (let i = 0; i < loop.length; i++) {
    const [ax, ay] = loop[i];
    const [bx, by] = loop[(i + 1) % loop.length];
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

function simplified(points, tolerance) {
  if (points.length < 3) return points;
  let worst = 0;
  let at = 0;
  for (let i = 1; i + 1 < points.length; i++) {
    const d = distanceToSegment(points[i], points[0], points.at(-1));
    if (d > worst) [worst, at] = [d, i];
  }
  if (worst <= tolerance) return [points[0], points.at(-1)];
  return [...simplified(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(points.slice(at), tolerance)];
}

// Sides longer than this are cut, so that rounding a corner does not bend the whole side.
const LONGEST = 28;

function resampled(loop) {
  return loop.flatMap(([ax, ay], i) => {
    const [bx, by] = loop[(i + 1) % loop.length];
    const parts = Math.ceil(Math.hypot(bx - ax, by - ay) / LONGEST);
    return Array.from({ length: parts }, (_, k) => [ax + ((bx - ax) * k) / parts, ay + ((by - ay) * k) / parts]);
  });
}

// A closed curve from the middle of one side to the middle of the next, bent by the corner between; it never overshoots.
function smoothPath(loop) {
  const half = loop.length >> 1;
  const halves = [loop.slice(0, half + 1), [...loop.slice(half), loop[0]]];
  const corner = resampled(halves.flatMap((points) => simplified(points, 1.5).slice(0, -1)));
  const show = (x, y) => `${Math.round(x)} ${Math.round(y)}`;
  const middle = (i) => {
    const [ax, ay] = corner[i % corner.length];
    const [bx, by] = corner[(i + 1) % corner.length];
    return show((ax + bx) / 2, (ay + by) / 2);
  };
  return `M${middle(0)}${corner.map((_, i) => `Q${show(...corner[(i + 1) % corner.length])} ${middle(i + 1)}`).join("")}z`;
}
