/** Small drawings of 48 by 48: sectors, experts by what they do, fortune cards by what they bring. */

const SECTORS: Record<string, string> = {
  energie: `<path d="M27 3 9 27h11l-4 18 22-27H25z" fill="#f3c64a"/>`,
  transport: `<path d="M12 6h24c4 0 6 2 6 6v20c0 4-2 6-6 6H12c-4 0-6-2-6-6V12c0-4 2-6 6-6z" fill="#2b67b2"/><path d="M11 13h26v11H11z" fill="#cfe2f5"/><path d="M14 31h.1M34 31h.1" stroke-width="5"/><path d="m14 38-5 7M34 38l5 7M12 42h24" fill="none"/>`,
  technologie: `<path d="M18 3v6M24 3v6M30 3v6M18 39v6M24 39v6M30 39v6M3 18h6M3 24h6M3 30h6M39 18h6M39 24h6M39 30h6" fill="none"/><path d="M9 9h30v30H9z" fill="#2c8250"/><path d="M17 17h14v14H17z" fill="#d3ecd2"/>`,
  luxe: `<path d="M13 6h22l9 12-20 25L4 18z" fill="#a8dbe0"/><path d="M4 18h40M13 6l4 12 7 25 7-25 4-12M17 18 24 6l7 12" fill="none"/>`,
  alimentation: `<path d="M6 16h36l-4 25c0 2-2 3-4 3H14c-2 0-4-1-4-3z" fill="#ee8427"/><path d="M11 30h26" fill="none"/><path d="M9 16c0-8 6-12 15-12s15 4 15 12z" fill="#fdf3d8"/><path d="M18 10h.1M25 8h.1M30 12h.1" stroke-width="3"/>`,
  medias: `<path d="M5 14h38v28H5z" fill="#8657bd"/><path d="M10 19h20v18H10z" fill="#e6d9f5"/><path d="M36 22h.1M36 29h.1" stroke-width="4.5"/><path d="m15 4 9 10 9-10" fill="none"/>`,
};

const EXPERTS: Record<string, string> = {
  pirate: `<path d="M8 4v40" fill="none" stroke-width="3.5"/><path d="M8 6c9-4 16 4 34 0-3 7-3 14 0 22-18 4-25-4-34 0z" fill="#211b14"/><path d="M19 15c0-4 3-6 6-6s6 2 6 6c0 2-1 3-2 4v3h-8v-3c-1-1-2-2-2-4z" fill="#fffdf8" stroke="none"/><path d="M22.5 15h.1M27.5 15h.1" stroke-width="3"/>`,
  "extra-throw": `<path d="M8 44V30c0-4 2-6 5-6h2V12c0-3 5-3 5 0v10-15c0-3 5-3 5 0v15-13c0-3 5-3 5 0v15-9c0-3 5-3 5 0v18c0 7-3 11-7 11z" fill="#ffe3c4"/><path d="M36 5v8M32 9h8" fill="none" stroke-width="3"/>`,
  "tie-break": `<path d="M24 8v34M14 44h20M8 14h32" fill="none" stroke-width="3"/><circle cx="24" cy="8" r="3.5" fill="#f3c64a"/><path d="M8 14 2 29h12zM40 14l-6 15h12z" fill="#f3c64a"/>`,
  analyst: `<circle cx="20" cy="20" r="14" fill="#cfe2f5"/><path d="m30 30 14 14" fill="none" stroke-width="5"/><path d="M13 25v-5M20 25V13M27 25v-8" fill="none" stroke-width="3"/>`,
  "turn-die": `<path d="M13 17h22v22H13z" fill="#fffdf8"/><path d="M19 23h.1M29 33h.1M24 28h.1" stroke-width="4.5"/><path d="M6 20C7 9 16 3 27 5l-4-4M27 5l-5 4M42 28c-1 11-10 17-21 15l4 4M21 43l5-4" fill="none" stroke-width="2.6"/>`,
  "double-premium": `<circle cx="24" cy="24" r="19" fill="#2b67b2"/><path d="M5 24h38M24 5c-9 10-9 28 0 38M24 5c9 10 9 28 0 38" fill="none"/><circle cx="35" cy="35" r="11" fill="#f3c64a"/><path d="m30 32 5 6M35 32l-5 6M37.5 32.5c2-1.5 4 0 3 2l-3.5 4h4.5" fill="none" stroke-width="2.2"/>`,
  "half-price": `<path d="m4 24 18-18h20v20L24 44z" fill="#f3c64a"/><circle cx="34" cy="14" r="3.5" fill="#fffdf8"/><path d="m17 31 12-12" fill="none" stroke-width="2.6"/><path d="M17 22v-5M25 30c2-1.5 4 .5 2.5 2.5L25 35h4" fill="none" stroke-width="2.2"/>`,
};

const FORTUNES: Record<string, string> = {
  gain: `<ellipse cx="22" cy="38" rx="16" ry="6" fill="#d9a21b"/><ellipse cx="22" cy="31" rx="16" ry="6" fill="#f3c64a"/><ellipse cx="22" cy="24" rx="16" ry="6" fill="#f3c64a"/><path d="M38 20V5M32 10l6-6 6 6" fill="none" stroke-width="3.4"/>`,
  loss: `<ellipse cx="22" cy="38" rx="16" ry="6" fill="#d9a21b"/><ellipse cx="22" cy="31" rx="16" ry="6" fill="#f3c64a"/><path d="M34 5v17M27 15l7 8 7-8" fill="none" stroke-width="3.4"/>`,
  "per-share": `<path d="M6 6h25v34H6z" fill="#fffdf8"/><path d="M12 14h13M12 21h13M12 28h7" fill="none"/><circle cx="34" cy="33" r="11" fill="#2c8250"/><path d="M34 27v12M28 33h12" fill="none" stroke="#fff" stroke-width="3"/>`,
  levy: `<path d="M6 6h25v34H6z" fill="#fffdf8"/><path d="M12 14h13M12 21h13M12 28h7" fill="none"/><circle cx="34" cy="33" r="11" fill="#cf3a2b"/><path d="M28 33h12" fill="none" stroke="#fff" stroke-width="3"/>`,
  tournament: `<path d="M13 5h22v13c0 8-5 12-11 12s-11-4-11-12z" fill="#f3c64a"/><path d="M13 9H5c0 9 3 13 9 13M35 9h8c0 9-3 13-9 13" fill="none" stroke-width="2.6"/><path d="M21 30h6v7h-6zM14 37h20v7H14z" fill="#d9a21b"/>`,
  birthday: `<path d="M6 44V28h36v16z" fill="#f29ca3"/><path d="M6 34c4 4 8 4 12 0 4 4 8 4 12 0 4 4 8 4 12 0v-6H6z" fill="#fffdf8"/><path d="M15 28V17M24 28V17M33 28V17" fill="none" stroke-width="3"/><path d="M15 13c-2-3 0-4 0-7 2 3 2 4 0 7zM24 13c-2-3 0-4 0-7 2 3 2 4 0 7zM33 13c-2-3 0-4 0-7 2 3 2 4 0 7z" fill="#ee8427"/>`,
  shield: `<path d="M24 4 7 9v14c0 10 7 17 17 21 10-4 17-11 17-21V9z" fill="#2b67b2"/><path d="m15 24 7 7 12-14" fill="none" stroke="#fff" stroke-width="4"/>`,
  rethrow: `<path d="M24 22c-8 4-16 0-16-6s7-8 10-3c-2-6 0-10 6-10s8 4 6 10c3-5 10-3 10 3s-8 10-16 6zM24 22c-6 2-10 8-6 12s9 0 6-12c-1 11 2 16 7 13s2-10-7-13z" fill="#2c8250"/><path d="M24 22c2 10 4 16 10 22" fill="none" stroke-width="2.6"/>`,
};

const KINDS = { sector: SECTORS, expert: EXPERTS, fortune: FORTUNES };
export type IconKind = keyof typeof KINDS;

export function iconOf(kind: IconKind, id: string): string {
  return KINDS[kind][id] ?? "";
}
