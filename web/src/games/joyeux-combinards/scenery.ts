/** What stands between the circuits, in drawings of 48 by 48: the Corniche by day, the Docks by night. */

export const SCENERY = {
  palm: `<path d="M22 46c1-12 0-20 3-28l4 1c-3 8-3 16-2 27z" fill="#b98a52"/><path d="M27 19C20 8 10 8 5 16c7-2 14-1 22 3zM27 19C26 8 34 2 42 7c-6 2-11 5-15 12zM27 19c8-6 16-3 18 6-6-4-11-6-18-6zM27 19c-8 0-13 4-14 12 4-5 8-9 14-12z" fill="#3f8f5b"/>`,
  sun: `<circle cx="24" cy="24" r="13" fill="#f7d046"/><path d="M24 2v5M24 41v5M2 24h5M41 24h5M8.500 8.500l3.500 3.500M36 36l3.500 3.500M39.500 8.500 36 12M12 36l-3.500 3.500"/><path d="M14 21h8c0 6-8 6-8 0zM26 21h8c0 6-8 6-8 0zM22 22h4" fill="#211b14"/><path d="M19 30c3 3 7 3 10 0"/>`,
  sail: `<path d="M23 6v26H8z" fill="#fffdf8"/><path d="M26 11c7 5 10 13 11 21H26z" fill="#f29ca3"/><path d="M4 34h38c-2 6-4 8-8 8H13c-5 0-7-2-9-8z" fill="#d9482b"/>`,
  gull: `<path d="M4 18c6-6 13-5 20 4 7-9 14-10 20-4-8-1-14 3-20 12C18 21 12 17 4 18z" fill="#fffdf8"/>`,
  moon: `<path d="M30 5C14 8 9 22 15 33c5 9 16 12 25 7-13-1-20-12-18-22 1-6 4-10 8-13z" fill="#fff1b8"/>`,
  lamp: `<path d="M24 46V14" stroke-width="3.500" stroke="#f7d046"/><path d="M24 46V14" stroke-width="1"/><path d="M17 14 20 4h8l3 10z" fill="#f7d046"/><path d="M24 15 8 40h32z" fill="#f7d04655" stroke="none"/>`,
  crane: `<path d="M18 46V8l6-5 6 5v38M18 18l12 8M30 18l-12 8M18 34l12 8M30 34l-12 8" stroke="#e8913a" stroke-width="3"/><path d="M4 10h40" stroke="#e8913a" stroke-width="4"/><path d="M40 12v12" stroke="#fffdf8"/><path d="M35 24h10v8H35z" fill="#d9482b"/>`,
  rat: `<path d="M6 36c0-10 10-16 20-14 8 1 14 8 18 14z" fill="#8d949c"/><circle cx="27" cy="20" r="5" fill="#f29ca3"/><path d="M38 30v.1" stroke-width="3"/><path d="M6 36c-6 0-4-14 2-12" stroke="#f29ca3" stroke-width="3"/><path d="M44 36c-8 2-26 2-38 0"/>`,
} as const;

export type SceneryName = keyof typeof SCENERY;

/** Where each stands: the cell of the sheet and the share of it. */
export const STANDS: { name: SceneryName; x: number; y: number; size: number }[] = [
  { name: "sun", x: 1, y: 1, size: 1.15 },
  { name: "gull", x: 3, y: 1, size: 0.8 },
  { name: "sail", x: 9, y: 1, size: 1 },
  { name: "gull", x: 10, y: 1, size: 0.6 },
  { name: "palm", x: 1, y: 3, size: 1 },
  { name: "palm", x: 1, y: 2, size: 0.8 },
  { name: "palm", x: 11, y: 3, size: 1 },
  { name: "sail", x: 11, y: 2, size: 0.8 },
  { name: "palm", x: 11, y: 1, size: 1 },
  { name: "crane", x: 0, y: 5, size: 0.95 },
  { name: "moon", x: 12, y: 5, size: 0.8 },
  { name: "rat", x: 1, y: 5, size: 0.6 },
  { name: "lamp", x: 11, y: 5, size: 0.8 },
];
