/** The flat pictures of the squares, each in a drawing of 48 by 48 with a keyline of 2. */

import type { Kind } from "./contents";

const INK = "#211b14";

const KINDS: Record<Exclude<Kind, "place">, string> = {
  start: `<path d="M13 44V5" stroke-width="3"/><path d="M14 7h27v20H14z" fill="#fffdf8"/><path d="M14 7h9v6.700h9V7h9v6.700h-9v6.600h9V27h-9v-6.700h-9V27h-9v-6.700h9v-6.600h-9z" fill="${INK}" stroke="none"/>`,
  purchase: `<path d="M6 19 11 8h26l5 11z" fill="#e2b477"/><path d="M6 19h36v23H6z" fill="#c98f4f"/><path d="M6 26.500h36M6 34.500h36" stroke-width="1.400"/><circle cx="24" cy="30" r="9.500" fill="#fffdf8"/><path d="M20.600 27.600c0-5 7-4.800 7 0 0 2.500-3.500 2.600-3.500 5M24.100 35.400v.5" stroke-width="2.800"/>`,
  refinery: `<path d="M5 43V25h9v18zM34 43V17h9v26z" fill="#a9b4bd"/><path d="M16 43 19 10h10l3 33z" fill="#dfe4e6"/><path d="M18 22h12M17 32h14" stroke-width="1.500"/><path d="M24 1c5 5 3 8 0 8s-5-3-2-6c0 2 2 2 2-2z" fill="#e8913a"/><path d="M34 25h9M5 32h9" stroke-width="1.500"/><path d="M2 43.500h44"/>`,
  airport: `<path d="M24 2.500c3 0 4 4 4 9v5l17 11v5l-17-5v8l6 5v3.500l-10-2.500-10 2.500V40l6-5v-8L3 32.500v-5l17-11v-5c0-5 1-9 4-9z" fill="#fffdf8"/><path d="M21.500 10c1-2 4-2 5 0" fill="#54b6ab"/>`,
  stop: `<path d="M15 3h18l12 12v18L33 45H15L3 33V15z" fill="#d9482b"/><path d="M16.300 7h15.400L41 16.300v15.400L31.700 41H16.300L7 31.700V16.300z" fill="none" stroke="#fffdf8" stroke-width="1.600"/><path d="M16.500 24v-8.500M21 23v-11M25.500 23V12.500M30 24v-8.500M16.500 23v6c0 9 13.500 9 13.500 0l4.500-6" stroke="#fffdf8" stroke-width="4"/>`,
  customs: `<path d="M7 44V17h12v27z" fill="#2f6fb0"/><path d="M5 17 13 9l8 8z" fill="#f7d046"/><path d="M10 22h6v6h-6z" fill="#ffe3c4"/><path d="m19 34 26-13v6L19 40z" fill="#fffdf8"/><path d="m25 31 5-2.500v6L25 37zM35 26l5-2.500v6L35 32z" fill="#d9482b" stroke="none"/><path d="m19 34 26-13v6L19 40zM42 29v15"/>`,
  police: `<path d="M12 24h24v11c0 12-24 12-24 0z" fill="#ffe3c4"/><path d="M9 24c0-5 2-8 3-15 8-5 16-5 24 0 1 7 3 10 3 15-10-4-20-4-30 0z" fill="#2d3561"/><path d="M7 26c9-5 25-5 34 0-4 3-6 1.500-17 1.500S11 29 7 26z" fill="${INK}"/><path d="m24 11 1.600 3 3.400.4-2.500 2.300.6 3.300-3.100-1.600-3.100 1.600.6-3.300-2.500-2.300 3.400-.4z" fill="#f7d046" stroke-width="1.200"/><path d="M24 35c-3-3-8-2-10 1 4 2 8 1 10-1zm0 0c3-3 8-2 10 1-4 2-8 1-10-1z" fill="${INK}" stroke-width="1"/><path d="M18.500 30.500v.5M29.500 30.500v.5" stroke-width="2.800"/>`,
  agios: `<path d="M6 18c0-4 3-6 7-6h22c4 0 7 2 7 6z" fill="#c93c4d"/><path d="m6 18 4 7 4-7 4 7 4-7 4 7 4-7 4 7 4-7 4 7" fill="#fffdf8" stroke-width="1.600"/><path d="M6 30v6c0 5 3 7 8 7h20c5 0 8-2 8-7v-6l-4-7-4 7-4-7-4 7-4-7-4 7-4-7-4 7z" fill="#c93c4d"/><circle cx="19" cy="8.500" r="4" fill="#f7d046"/><circle cx="29" cy="8.500" r="4" fill="#f7d046"/><path d="M19 8.500v.1M29 8.500v.1" stroke-width="3"/>`,
  tax: `<path d="M3 26h42v17H3z" fill="#bcd9a0"/><circle cx="24" cy="34.500" r="5" fill="#fffdf8"/><path d="M24 26v17" stroke-dasharray="2.500 2.500"/><path d="M20 25 30 7M28 25 18 7" stroke-width="3.200"/><circle cx="15" cy="6.500" r="4.500" fill="#d9482b"/><circle cx="33" cy="6.500" r="4.500" fill="#d9482b"/>`,
  levy: `<path d="M20 24c0-4-3-5-3-11 0-9 14-9 14 0 0 6-3 7-3 11z" fill="#c98f4f"/><path d="M10 24h28v9H10z" fill="#d9482b"/><path d="M6 42.500h36" stroke-width="4" stroke-dasharray="7 3.500"/><path d="M12 33h24v3H12z" fill="${INK}"/>`,
  refund: `<path d="M19 12c-9 5-14 13-14 21 0 7 6 10 19 10s19-3 19-10c0-8-5-16-14-21z" fill="#8fbf6a"/><path d="m18 12-4-8c4 2 6 2 10 0 4 2 6 2 10 0l-4 8z" fill="#b5d79a"/><path d="M17 12.500h14" stroke-width="3.500" stroke="#d9482b"/><path d="M17 35V24l7 7 7-7v11" stroke-width="3"/>`,
  check: `<circle cx="20" cy="20" r="15" fill="#dff0f2" stroke-width="3.500"/><path d="m31 31 12 12" stroke-width="6.500"/><path d="M9 20c5-8 17-8 22 0-5 8-17 8-22 0z" fill="#fffdf8"/><circle cx="20" cy="20" r="4.200" fill="#2f6fb0"/>`,
  "flying-check": `<path d="M4 6.500h36" stroke-width="3"/><path d="M22 7v5" stroke-width="3"/><path d="M12 22c0-6 4-10 11-10 7 0 10 3 11 7l10-4v9l-11 1c-2 3-5 4-10 4-7 0-11-3-11-7z" fill="#2f6fb0"/><path d="M14 21c0-3 3-6 8-6v7z" fill="#dff0f2"/><path d="M20 31 8 46h26z" fill="#f7d046" stroke-dasharray="3 2.500"/>`,
};

const PLACES: Record<string, string> = {
  "meme-meline": `<circle cx="24" cy="8" r="5.500" fill="#d9d4ca"/><path d="M8 46c1-8 8-11 16-11s15 3 16 11z" fill="#b06aa8"/><circle cx="24" cy="26" r="12.500" fill="#ffe3c4"/><path d="M11 26c-1-18 27-18 26 0-4-5-8-7-13-7s-9 2-13 7z" fill="#efeae0"/><circle cx="19" cy="27.500" r="4.300" fill="#fffdf8"/><circle cx="29.500" cy="27.500" r="4.300" fill="#fffdf8"/><path d="M23.300 27.500h2M19 27.700v.1M29.500 27.700v.1"/><path d="M20 34.500c3 2 6 2 9 0"/>`,
  puces: `<path d="M24 6v37" stroke-width="3"/><path d="M4 19C6 10 14 5 24 5s18 5 20 14z" fill="#fffdf8"/><path d="M4 19c2-9 8-13 14-13.600C14 9 12 14 12 19zM20 19c0-6 1-10 4-14 3 4 4 8 4 14zM44 19c-2-9-8-13-14-13.600C34 9 36 14 36 19z" fill="#d9482b"/><path d="M5 33h38v5H5z" fill="#c98f4f"/><path d="M9 38v7M39 38v7"/><path d="M10 33c-2-4 0-5 1-7h4c1 2 3 3 1 7z" fill="#54b6ab"/><path d="M31 33v-4h8v4z" fill="#f7d046"/>`,
  "trois-singes": `<circle cx="8" cy="24" r="5.500" fill="#ffd9ae"/><circle cx="40" cy="24" r="5.500" fill="#ffd9ae"/><circle cx="24" cy="23" r="16" fill="#8a5a34"/><ellipse cx="24" cy="31" rx="11" ry="9" fill="#ffd9ae"/><path d="M19 36c3 2.500 7 2.500 10 0M22.500 29.500v.1M25.500 29.500v.1"/><path d="M7 46c0-12 4-22 9-25 5-2 8 3 4 7-4 3-5 10-5 18zM41 46c0-12-4-22-9-25-5-2-8 3-4 7 4 3 5 10 5 18z" fill="#a8713f"/>`,
  "ma-tante": `<path d="M5 6h38" stroke-width="3.500"/><path d="M24 6v14M12 6v6M36 6v6"/><circle cx="12" cy="20" r="8" fill="#f7d046"/><circle cx="36" cy="20" r="8" fill="#f7d046"/><circle cx="24" cy="33" r="10" fill="#f7d046"/><path d="M18.500 30c1-3 3-4 5-4M8 18c.6-1.800 1.800-2.400 3-2.500" stroke="#fffdf8" stroke-width="2.400"/>`,
  palace: `<path d="M24 9V2h8l-2 2.500 2 2.500h-8" fill="#d9482b"/><path d="M14 18c0-12 20-12 20 0z" fill="#54b6ab"/><path d="M5 18h38v25H5z" fill="#fff1d0"/><path d="M10 23h4v6h-4zM18 23h4v6h-4zM26 23h4v6h-4zM34 23h4v6h-4z" fill="#2f6fb0" stroke-width="1.300"/><path d="M19 43V35c0-6 10-6 10 0v8z" fill="#d9482b"/><path d="M10 33h4v6h-4zM34 33h4v6h-4z" fill="#2f6fb0" stroke-width="1.300"/>`,
  casino: `<circle cx="24" cy="24" r="20" fill="#1f7a4d"/><circle cx="24" cy="24" r="16" fill="#d9482b"/><path d="M24 8v32M8 24h32M12.700 12.700l22.600 22.600M35.300 12.700 12.700 35.300" stroke-width="1.600"/><path d="M24 8a16 16 0 0 1 11.300 4.700L24 24zM40 24a16 16 0 0 1-4.700 11.300L24 24zM24 40a16 16 0 0 1-11.300-4.700L24 24zM8 24a16 16 0 0 1 4.700-11.300L24 24z" fill="${INK}" stroke="none"/><circle cx="24" cy="24" r="6.500" fill="#f7d046"/><circle cx="31" cy="13.500" r="2.600" fill="#fffdf8" stroke-width="1.200"/>`,
  yacht: `<path d="M25 4v29H7z" fill="#fffdf8"/><path d="M28 10c8 6 12 14 13 23H28z" fill="#d9482b"/><path d="M3 34h42c-2 6-5 9-9 9H13c-5 0-8-3-10-9z" fill="#2d3561"/><path d="M12 38.500h20" stroke="#f7d046"/>`,
  galerie: `<path d="M5 5h38v38H5z" fill="#e0a526" transform="rotate(-5 24 24)"/><path d="M11 11h26v26H11z" fill="#8fbf9a" transform="rotate(-5 24 24)"/><path d="M14 38c0-8 4-10 10-10s11 2 11 8z" fill="#3d4a3a"/><path d="M16 22c0-12 15-12 15 0l1 9H15z" fill="#5a3a22"/><ellipse cx="23.500" cy="22.500" rx="5.500" ry="7" fill="#ffe3c4"/><path d="M23.500 25.500c-2-1.200-4-.5-5.500 1M23.500 25.500c2-1.200 4-.5 5.500 1" stroke-width="1.800"/><path d="M21.300 20.500v.1M25.800 20.500v.1" stroke-width="2"/>`,
  cargo: `<path d="M8 16h9v9H8z" fill="#d9482b"/><path d="M18 16h9v9h-9z" fill="#f7d046"/><path d="M13 7h9v9h-9z" fill="#54b6ab"/><path d="M31 12h8v13h-8z" fill="#fffdf8"/><path d="M33 12V5h5v7z" fill="${INK}"/><path d="M2 25h44l-5 14H8z" fill="#7a3b34"/><path d="M4 42c4-3 7-3 10 0s7 3 10 0 7-3 10 0 7 3 10 0" stroke="#2f6fb0" stroke-width="3"/>`,
  casse: `<path d="M5 30c0-5 2-7 7-8l5-9c1-2 2-2 4-2h9c3 0 4 1 5 3l4 8c4 1 5 3 5 8v4H5z" fill="#7fa6c9"/><path d="m19 21 3-6h3v6zM28 15h3l3 6h-6z" fill="#dff0f2"/><path d="M9 34h8v9H9zM31 34h8v9h-8z" fill="#c0603f"/><path d="M9 38.500h8M31 38.500h8M13 34v4M35 34v4" stroke-width="1.300"/><path d="m37 25 2 2-3 1 3 2M8 28h3" stroke-width="1.600"/><path d="M40 8v6M37 11h6M6 12l4 4M10 12l-4 4" stroke-width="1.800"/>`,
  cabaret: `<path d="M8 6c1 6 2 9 3 12-6 14 2 24 13 24s19-10 13-24c1-3 2-6 3-12-5 2-8 4-10 6-4-1-8-1-12 0-2-2-5-4-10-6z" fill="#8d949c"/><path d="M14 23c2-3 5-3 7 0-2 3-5 3-7 0zM27 23c2-3 5-3 7 0-2 3-5 3-7 0z" fill="#f7d046"/><path d="M22 29h4l-2 2.500zM24 31.500c-1 3-4 3-5 1.500M24 31.500c1 3 4 3 5 1.500" fill="#f29ca3" stroke-width="1.600"/><path d="m24 41-9-4v9zM24 41l9-4v9z" fill="#d9482b"/><path d="M4 29l7 1M4 34l7-1M44 29l-7 1M44 34l-7-1" stroke-width="1.400"/>`,
  hangar: `<path d="M4 43V19C10 9 38 9 44 19v24z" fill="#8a98a6"/><path d="M11 43V25h26v18z" fill="#4a5560"/><path d="M11 29.500h26" stroke-width="1.300"/><path d="M16 34.500l4-2v9M26 33h6l-3 3.500c4 0 4 5.500-.5 5.500-1.500 0-2.500-.5-3-1.500" stroke="#f7d046" stroke-width="2.400"/>`,
};

const ELSEWHERE = `<path d="M6 20h36v23H6z" fill="#fff1d0"/><path d="M3 20 8 8h32l5 12z" fill="#d9482b"/><path d="M20 43V30h8v13z" fill="#2f6fb0"/>`;

/** A place of sale has its own picture, every other square that of its kind. */
export function squareArt(kind: Kind, place: string | undefined): string {
  if (kind !== "place") return KINDS[kind];
  return PLACES[place ?? ""] || ELSEWHERE;
}

export function placeArt(place: string | undefined): string {
  if (place === "raffinerie") return KINDS.refinery;
  return PLACES[place ?? ""] || ELSEWHERE;
}

export function kindArt(kind: Exclude<Kind, "place">): string {
  return KINDS[kind];
}
