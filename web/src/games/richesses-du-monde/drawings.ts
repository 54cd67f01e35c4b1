/** Small flat drawings of 24 by 24: one for each production, one for each kind of square. The keyline is the house's. */

import type { Kind } from "./contents";

const PRODUCTS: Record<string, string> = {
  acier: `<path d="M3.5 4.5h17v4.2h-5.8v6.6h5.8v4.2h-17v-4.2h5.8V8.7H3.5z" fill="#8ea3b5"/>`,
  aluminium: `<path d="M7 6.5v12c0 1.3 2.2 2.3 5 2.3s5-1 5-2.3v-12" fill="#cfd9dd"/><ellipse cx="12" cy="6" rx="5" ry="2.5" fill="#eef3f4"/><path d="M12 6h2.5M7 11c2 1.6 8 1.6 10 0M7 16.5c2 1.6 8 1.6 10 0"/>`,
  argent: `<circle cx="14.5" cy="9" r="6" fill="#c9d0d3"/><circle cx="9.5" cy="14.5" r="6.5" fill="#eef1f2"/><path d="m9.5 10.8 1.1 2.4 2.6.3-1.9 1.8.5 2.6-2.3-1.3-2.3 1.3.5-2.6-1.9-1.8 2.6-.3z" fill="#9aa5aa" stroke-width="1"/>`,
  ble: `<path d="M12 22V7"/><g fill="#f0c33c"><ellipse cx="12" cy="4.8" rx="1.9" ry="3"/><ellipse cx="8.7" cy="9" rx="1.7" ry="2.9" transform="rotate(-32 8.7 9)"/><ellipse cx="15.3" cy="9" rx="1.7" ry="2.9" transform="rotate(32 15.3 9)"/><ellipse cx="8.5" cy="14" rx="1.7" ry="2.9" transform="rotate(-32 8.5 14)"/><ellipse cx="15.5" cy="14" rx="1.7" ry="2.9" transform="rotate(32 15.5 14)"/></g>`,
  cacao: `<path d="M4 20C2.5 13 7 4.5 18.5 3.5c2.5 8-2 15.5-9 16.5-2 .3-4 .3-5.5 0z" fill="#b0622e"/><path d="M4.5 19.5C7 13 11 8 18 4M9 19.5c3-4.5 6.5-9.5 9.5-15M4.8 14.5C6.5 9.5 11 5.8 17.5 3.8"/>`,
  cafe: `<path d="M4 9.5h12.5v4.8a5.5 5.5 0 0 1-5.5 5.5H9.5A5.5 5.5 0 0 1 4 14.3z" fill="#8a4b26"/><path d="M16.5 11h1.7a2.6 2.6 0 0 1 0 5.2h-2.1M7.5 6.8c-1.2-1.4 1-2.2 0-4M12 6.8c-1.2-1.4 1-2.2 0-4"/>`,
  "caoutchouc-naturel": `<circle cx="12" cy="12" r="9.3" fill="#4a4744"/><circle cx="12" cy="12" r="4.6" fill="#f3e7cf"/><path d="M12 2.7v3M12 18.3v3M2.7 12h3M18.3 12h3M5.4 5.4l2.2 2.2M16.4 16.4l2.2 2.2M18.6 5.4l-2.2 2.2M7.6 16.4l-2.2 2.2" stroke="#f3e7cf"/>`,
  cobalt: `<path d="M12 2.5 19.5 9 17 20.5H7L4.5 9z" fill="#2d5fd0"/><path d="M12 2.5 9.5 9.5 7 20.5M12 2.5l2.5 7L17 20.5M4.5 9l5 .5h5l5-.5M9.5 9.5 12 20.5l2.5-11" stroke="#cfe0ff" stroke-width="1"/><path d="M12 2.5 19.5 9 17 20.5H7L4.5 9z" fill="none"/>`,
  "construction-automobile": `<path d="M2.5 17v-4.2l3.3-.9L8.3 7.5h7l3.3 4.2 2.9 1V17z" fill="#d9482b"/><path d="M9 9.3 7.7 11.8h3.8V9.3zM13.2 9.3v2.5h3.3l-1.9-2.5z" fill="#fffdf8" stroke-width="1.1"/><circle cx="7" cy="17" r="2.5" fill="#4a4744"/><circle cx="17" cy="17" r="2.5" fill="#4a4744"/>`,
  "construction-navale": `<path d="M2.5 14.5h19l-3 6h-13z" fill="#2f6fb0"/><path d="M7 14.5v-4h10v4z" fill="#fffdf8"/><path d="M10 10.5V5h4v5.5z" fill="#d9482b"/><path d="M10 7.5h4"/>`,
  "coton-brut": `<path d="M12 15.5v6.5M12 17c-3.5 1-6-.5-7.3-3M12 17c3.5 1 6-.5 7.3-3" stroke-width="1.8"/><path d="M7 15a4.2 4.2 0 0 1-.8-8 5.9 5.9 0 0 1 11.6 0 4.2 4.2 0 0 1-.8 8c-1.2 0-2-.4-2.6-1.1a3.4 3.4 0 0 1-4.8 0C9 14.6 8.2 15 7 15z" fill="#fffdf8"/>`,
  cuivre: `<circle cx="11" cy="12" r="8.5" fill="#e08a45"/><circle cx="11" cy="12" r="5.6" fill="#c8702e"/><circle cx="11" cy="12" r="2.6" fill="#f3e7cf"/><path d="M19.5 12v7.5h2.3"/>`,
  fer: `<path d="M2.5 6.5h6V5h13v3.2c-3 .2-5.5 1.5-6 4.3v2h2.5v4.5h-12v-4.5H9v-2C8.5 9.8 5 9.2 2.5 6.5z" fill="#6b7079"/>`,
  "gaz-naturel": `<path d="M12.5 2c1 4.5 6 6 6 12a6.5 6.5 0 0 1-13 0c0-3.5 2-5.5 3-8 1 1 1.6 2 1.8 3.2C12 7.5 12.7 5 12.5 2z" fill="#3a9bd6"/><path d="M12 20.5a3.3 3.3 0 0 1-3.3-3.4c0-2 1.8-3 3.1-5 1.8 2 3.5 3.2 3.5 5.2a3.3 3.3 0 0 1-3.3 3.2z" fill="#ffd54a" stroke-width="1.1"/>`,
  houille: `<path d="M3 19.5 5.5 13l4-2.5 4 3.5 1 5.5z" fill="#34302c"/><path d="M12 13.5 13 8l4.5-2 4 5-.5 8.5h-6.5" fill="#4d4842"/><path d="m5.5 13 3.5 2.5 4.5-1.5M9 15.5l-.5 4M17.5 6l-.5 6 4.5-1M17 12l-2.7 4" stroke="#b9b2a6" stroke-width="1.1"/>`,
  "laine-brute": `<path d="M8 18v3.5M15.5 18v3.5" stroke-width="1.9"/><path d="M6.5 18.5a4.3 4.3 0 0 1-.9-8.2 4.3 4.3 0 0 1 5.2-4.1 4.7 4.7 0 0 1 6.8 1.6 4.6 4.6 0 0 1 .4 9.1c-.7 1-2.2 1.6-3.5 1.6z" fill="#fffdf8"/><path d="M16.5 8.5h4.7c.3 3-.6 5.3-2.4 5.3s-2.8-2.3-2.3-5.3z" fill="#4a4744"/>`,
  nickel: `<path d="M7 3.5h10l5 8.5-5 8.5H7L2 12z" fill="#b9c4ad"/><circle cx="12" cy="12" r="4" fill="#f3e7cf"/>`,
  or: `<path d="M8.2 5h7.6l2 6.5H6.2z" fill="#ffd54a"/><path d="M3.7 12.5h6l2 7H2z" fill="#e6a817"/><path d="M14.3 12.5h6l1.7 7h-9.7z" fill="#f0bd35"/>`,
  petrole: `<path d="M12 2.2c4.5 5.3 6.7 8.8 6.7 12.3a6.7 6.7 0 0 1-13.4 0c0-3.5 2.2-7 6.7-12.3z" fill="#2c2723"/><path d="M8.5 14.8a3.7 3.7 0 0 0 2.8 3.4" stroke="#f3e7cf" stroke-width="1.7"/>`,
  plomb: `<circle cx="12" cy="5.7" r="2.7" fill="none" stroke-width="2"/><path d="M7 8.5h10l4 12H3z" fill="#7b8691"/><path d="M8.5 14.5h7M8 17.3h8" stroke="#fffdf8"/>`,
  riz: `<path d="M4.5 11.5c1.2-4.5 4-6.5 7.5-6.5s6.3 2 7.5 6.5z" fill="#fffdf8"/><path d="M2.5 11.5h19c0 4.5-2.7 7.3-6.5 8v1.5H9v-1.5c-3.8-.7-6.5-3.5-6.5-8z" fill="#c23b2e"/><path d="M9 8.7h.1M12 7.5h.1M14.8 9h.1M11.5 9.7h.1" stroke-width="1.7"/>`,
  sucre: `<path d="m12 3 8.5 4.3v9.4L12 21l-8.5-4.3V7.3z" fill="#fffdf8"/><path d="M12 12v9l8.5-4.3V7.3z" fill="#e4dccb"/><path d="M3.5 7.3 12 11.9l8.5-4.6M12 12v9"/>`,
  the: `<path d="M4 20.5C2.5 11 9 3.5 20.5 3.5c.5 10.5-6 17.5-13.5 16" fill="#4f9a4a"/><path d="M3.5 21.5C7 15.5 11 11 16 8M9.2 14.2V9.5M11.5 11.7l5.2.3"/>`,
  uranium: `<circle cx="12" cy="12" r="9.5" fill="#ffd54a"/><g fill="#211b14" stroke="none"><circle cx="12" cy="12" r="1.9"/><path d="M10.2 9 7.9 5a8.1 8.1 0 0 1 8.2 0l-2.3 4a3.5 3.5 0 0 0-3.6 0zM8.5 12H3.9a8.1 8.1 0 0 0 4.1 7l2.3-4a3.5 3.5 0 0 1-1.8-3zM15.5 12h4.6a8.1 8.1 0 0 1-4.1 7l-2.3-4a3.5 3.5 0 0 0 1.8-3z"/></g>`,
};

const UNKNOWN = `<path d="M4 8 12 3.5 20 8v8.5L12 21l-8-4.5z" fill="#cbb98f"/><path d="m4 8 8 4.5L20 8M12 12.5V21"/>`;

const KINDS: Record<Kind, string> = {
  start: `<path d="M2.5 8.5h10V4l9 8-9 8v-4.5h-10z" fill="#d9482b"/>`,
  country: "",
  continent: `<path d="M3.5 8.5 12 4l8.5 4.5L12 13z" fill="#fffdf8"/><path d="m3.5 12.5 8.5 4.5 8.5-4.5M3.5 16.5 12 21l8.5-4.5"/>`,
  world: `<circle cx="12" cy="12" r="9.5" fill="#e6a817"/><path d="M2.5 12h19M12 2.5c-5.5 5.5-5.5 13.5 0 19M12 2.5c5.5 5.5 5.5 13.5 0 19M4.5 6.5c4.5 2.5 10.5 2.5 15 0M4.5 17.5c4.5-2.5 10.5-2.5 15 0"/>`,
  auction: `<path d="m5.5 9.5 6.5-6.5 6 6-6.5 6.5z" fill="#a5652f"/><path d="m4.3 8.3 2.4 2.4M10.8 1.8l8.4 8.4M10.3 16.7l2.4-2.4" stroke-width="2.2"/><path d="m13.5 11.5 8 8-2 2-8-8" fill="#d9a866"/><path d="M2.5 21.5h9.5v-3H2.5z" fill="#7a4f2a"/>`,
  joker: `<path d="M5 17.5C3 14 2.5 9 3.5 5.5c2.5.5 4.5 2.5 5.2 5.5C9.2 7 10.2 4.5 12 2.5c1.8 2 2.8 4.5 3.3 8.5.7-3 2.7-5 5.2-5.5 1 3.5.5 8.5-1.5 12z" fill="#d9482b"/><path d="M12 2.5c1.8 2 2.8 4.5 3.3 8.5v6.5H8.7V11c.5-4 1.5-6.5 3.3-8.5z" fill="#ffd54a"/><path d="M4.5 17.5h15v3.5h-15z" fill="#fffdf8"/><g fill="#ffd54a"><circle cx="3.5" cy="5" r="1.7"/><circle cx="20.5" cy="5" r="1.7"/><circle cx="12" cy="2.5" r="1.5" fill="#fffdf8"/></g>`,
  news: `<path d="M3 5h14v15.5H5.5A2.5 2.5 0 0 1 3 18z" fill="#fffdf8"/><path d="M17 9h4v9a2.5 2.5 0 0 1-4 2z" fill="#cbb98f"/><path d="M5.8 8h8.4" stroke-width="2.2"/><path d="M6 11.5h3.5v4H6zM11.5 11.5h2.7M11.5 14h2.7M6 18h8.2"/>`,
  windfall: `<path d="M2 6.5h20v11.5H2z" fill="#8fc08a"/><circle cx="12" cy="12.2" r="3.4" fill="#fffdf8"/><path d="M13.5 10.9a2 2 0 1 0 0 2.7M10 11.8h2.3M10 12.9h2" stroke-width="1"/><path d="M4.5 9.2h1.5M18 15.3h1.5" stroke-width="1.8"/>`,
};

export function productDrawing(id: string): string {
  return PRODUCTS[id] ?? UNKNOWN;
}

export function kindDrawing(kind: Kind): string {
  return KINDS[kind];
}
