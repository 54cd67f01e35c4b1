/** The pictures of the goods, each in a drawing of 32 by 32. */

import type { Card, Goods } from "./contents";

const KINDS: Record<Goods, string> = {
  legal: `<path d="M4 12h24v16H4z" fill="#c98f4f"/><path d="M4 12 8 5h16l4 7z" fill="#e2b477"/><path d="M4 20h24M11 12v16M21 12v16"/>`,
  illegal: `<path d="M3 11h26v17H3z" fill="#7a4f2a"/><path d="M11 11V6h10v5M9 11v17M23 11v17"/>`,
  oil: `<path d="M7 5h18v23H7z" fill="#4a4640"/><path d="M7 12h18M7 21h18" stroke="#f7d046"/><path d="M16 13.500c3 3 2.500 5.500 0 5.500s-3-2.500 0-5.500z" fill="#f7d046" stroke="none"/>`,
};

const LEGAL: Record<string, string> = {
  boutons: `<circle cx="11" cy="11" r="8" fill="#d9482b"/><path d="M9 9v.1M13 9v.1M9 13v.1M13 13v.1" stroke-width="2.600"/><circle cx="23" cy="19" r="6.500" fill="#54b6ab"/><path d="M21.500 19v.1M24.500 19v.1" stroke-width="2.600"/><path d="M5 23h8v7H5z" fill="#f7d046"/><path d="M9 25v.1M9 28v.1" stroke-width="2"/>`,
  parapluies: `<path d="M16 3v2M3 17C4 8 9 5 16 5s12 3 13 12c-3-3-6-3-8.500 0-3-3-6-3-9 0C9 14 6 14 3 17z" fill="#7b4fa3"/><path d="M16 16v10c0 4-6 4-6 0" stroke-width="2.200"/><path d="M20 9l4 4M24 9l-4 4" stroke="#fffdf8"/>`,
  "tire-bouchons": `<path d="M6 6h20v5H6z" fill="#c98f4f"/><path d="M16 11v4c5 0 5 4 0 4s-5 4 0 4 5 4 0 4v3" stroke-width="2.200"/><path d="M9 3.500 5 8.500l4 5" stroke="#d9482b" stroke-width="2.200"/>`,
  "cartes-postales": `<path d="M3 9h22v15H3z" fill="#fffdf8" transform="rotate(-8 14 16)"/><path d="M7 11h22v15H7z" fill="#7fcfc5"/><path d="M7 22c5-4 8-4 11 0s7 2 11-1v5H7z" fill="#f7d046"/><circle cx="23" cy="15" r="2.600" fill="#fffdf8"/>`,
  charentaises: `<path d="M3 21c0-9 3-13 7-13 5 0 6 6 9 9 4 2 10 2 10 8H3z" fill="#8a5a34"/><path d="M7 11c4-1 6 4 6 8M3 21h9M21 18l-3 7M13 19l5-3" stroke="#f7d046"/><path d="M1 28h29" stroke-width="2.200"/><path d="M23 8h6M22 12h5" stroke="#d9482b"/>`,
  savon: `<path d="M5 14h22v13H5z" fill="#f29ca3"/><path d="M9 18h14v5H9z" fill="#fdeaea"/><circle cx="9" cy="8" r="3.500" fill="#dff0f2"/><circle cx="18" cy="6" r="2.500" fill="#dff0f2"/><circle cx="25" cy="9.500" r="2" fill="#dff0f2"/>`,
  bougies: `<path d="M5 28V14h6v14zM13 28V10h6v18zM21 28V16h6v12z" fill="#bcd9a0"/><path d="M8 13c-2-3 0-4 0-6 2 2 2 4 0 6zM16 9c-2-3 0-4 0-6 2 2 2 4 0 6zM24 15c-2-3 0-4 0-6 2 2 2 4 0 6z" fill="#e8913a"/>`,
  sardines: `<path d="M3 10h26v16H3z" fill="#a9b4bd"/><path d="M3 10c6-6 20-6 26 0" fill="#dfe4e6"/><path d="M7 14c4-2 9-2 13 0 2 1 3 0 5-1v4c-2-1-3-2-5-1-4 2-9 2-13 0zM7 21c4-2 9-2 13 0 2 1 3 0 5-1v4c-2-1-3-2-5-1-4 2-9 2-13 0z" fill="#7fa6c9"/>`,
  harmonicas: `<path d="M2 12h28v10H2z" fill="#a9b4bd"/><path d="M5 15h22v4H5z" fill="#8a5a34"/><path d="M14 15h3v4h-3z" fill="#fffdf8"/><path d="M22 9V3l5-1v5" stroke-width="2"/><circle cx="20.500" cy="9" r="1.800" fill="#211b14"/>`,
  confitures: `<path d="M7 12h18v13c0 3-2 4-4 4H11c-2 0-4-1-4-4z" fill="#c93c4d"/><path d="M6 5h20l2 5-4 2H8l-4-2z" fill="#fffdf8"/><path d="M10 5l-1 6M16 5v7M22 5l1 6" stroke="#d9482b"/><path d="M11 17h10v7H11z" fill="#fffdf8"/>`,
  nains: `<path d="M16 1c4 4 6 8 7 11H9c1-3 3-7 7-11z" fill="#d9482b"/><circle cx="16" cy="14" r="5" fill="#ffe3c4"/><path d="M10 15c0 9 4 11 6 11s6-2 6-11c-2 3-10 3-12 0z" fill="#fffdf8"/><path d="M8 30c0-6 2-9 4-9l4 4 4-4c2 0 4 3 4 9z" fill="#2f6fb0"/><path d="M14 13v.1M18 13v.1" stroke-width="2"/>`,
  casseroles: `<path d="M3 15h17v10c0 3-2 4-4 4H7c-2 0-4-1-4-4z" fill="#a9b4bd"/><path d="M20 17h10" stroke-width="3"/><path d="M2 15h19M8 15v-3h7v3"/><path d="M6 8c2-2-1-3 1-5M11 8c2-2-1-3 1-5M16 8c2-2-1-3 1-5" stroke-width="1.400"/>`,
  perruques: `<path d="M5 29c-3-6 0-8 0-14C5 6 10 3 16 3s11 3 11 12c0 6 3 8 0 14-4 0-5-2-5-6V13c-4 2-8 2-12 0v10c0 4-1 6-5 6z" fill="#efeae0"/><path d="M5 20h5M4.500 25H10M22 20h5M22 25h5.500M10 9c4-2 8-2 12 0"/>`,
  reveils: `<circle cx="16" cy="18" r="10" fill="#f7d046"/><circle cx="16" cy="18" r="7" fill="#fffdf8"/><path d="M16 13v5l-4 2M9 26l-3 4M23 26l3 4"/><path d="M4 11c0-5 3-7 7-6zM28 11c0-5-3-7-7-6z" fill="#d9482b"/><path d="M16 8V4M13 4h6"/>`,
  chaussettes: `<path d="M9 3h10v13c4 3 8 4 8 8 0 5-6 5-9 4-4-1-9-4-9-9z" fill="#f29ca3"/><path d="M9 8h10M9 12h10" stroke="#d9482b" stroke-width="2.200"/><path d="M17 24l-4 5M27 23c-3 0-5 2-5 5"/>`,
  fromages: `<path d="M3 18 24 6c4 3 5 7 5 12z" fill="#f7d046"/><path d="M3 18h26v8H3z" fill="#f3c22d"/><circle cx="11" cy="22" r="2" fill="#c9951a"/><circle cx="20" cy="22" r="1.500" fill="#c9951a"/><circle cx="22" cy="13" r="2" fill="#c9951a"/><path d="M9 26v3h-3M22 26v3h3" stroke-width="2"/>`,
  tapis: `<path d="M5 9h22v18H5z" fill="#c93c4d"/><path d="M9 13h14v10H9z" fill="#f7d046"/><path d="m16 14 4 4-4 4-4-4z" fill="#2f6fb0"/><path d="M7 9V6M12 9V6M16 9V6M20 9V6M25 9V6M7 27v3M12 27v3M16 27v3M20 27v3M25 27v3"/>`,
  velos: `<circle cx="8" cy="21" r="6" fill="#fffdf8"/><circle cx="24" cy="21" r="6" fill="#fffdf8"/><path d="M8 21l5-10h9l2 10M13 11l3 10h-8M16 21l6-10M11 9h5M22 11V7h4" stroke="#2f6fb0" stroke-width="2.200"/>`,
  accordeons: `<path d="M2 8h8v17H2zM22 8h8v17h-8z" fill="#d9482b"/><path d="m10 9 2 1 2-1 2 1 2-1 2 1 2-1v15l-2 1-2-1-2 1-2-1-2 1-2-1z" fill="#fffdf8"/><path d="M14 9v16M18 9v16"/><path d="M25 12h2v9h-2z" fill="#fffdf8"/><path d="M5 13v.1M5 17v.1M5 21v.1M7.500 15v.1M7.500 19v.1" stroke="#fffdf8" stroke-width="2"/>`,
  miel: `<path d="M7 11h18l1 14c0 3-2 4-4 4H10c-2 0-4-1-4-4z" fill="#e8a32a"/><path d="M8 5h16v6H8z" fill="#8a5a34"/><ellipse cx="16" cy="20" rx="5.500" ry="4" fill="#f7d046"/><path d="M14 16.500v7M17.500 16.500v7" stroke-width="2"/><path d="M13 16c-2-4 2-4 3 0 1-4 5-4 3 0" fill="#fffdf8"/>`,
  boules: `<circle cx="10" cy="20" r="8" fill="#a9b4bd"/><circle cx="23" cy="21" r="7" fill="#a9b4bd"/><path d="M4 17c4-1 8-1 12 0M3 22c4 1 9 1 14 0M17 19c4-1 8-1 12 0" stroke-width="1.200"/><circle cx="20" cy="8" r="3" fill="#e8913a"/>`,
  "juke-box": `<path d="M5 29V14C5 6 10 3 16 3s11 3 11 11v15z" fill="#d9482b"/><path d="M9 16v-2c0-5 3-7 7-7s7 2 7 7v2z" fill="#7fcfc5"/><circle cx="16" cy="13" r="3.500" fill="#211b14"/><path d="M9 20h14v6H9z" fill="#f7d046"/><path d="M12 20v6M16 20v6M20 20v6"/>`,
  trains: `<path d="M4 12h12v12H4z" fill="#1f7a4d"/><path d="M16 15h12v9H16z" fill="#2b9a63"/><path d="M3 8h14v4H3zM22 15v-5h4v5z" fill="#211b14"/><path d="M7 15h6v4H7z" fill="#dff0f2"/><circle cx="9" cy="25" r="3.500" fill="#d9482b"/><circle cx="23" cy="25" r="3.500" fill="#d9482b"/><path d="M1 29.500h30"/>`,
  cafe: `<path d="M8 8c6-3 10-3 16 0 3 8 3 14 1 21H7C5 22 5 16 8 8z" fill="#c9a46b"/><path d="m8 8-2-4c7-2 13-2 20 0l-2 4z" fill="#e0c493"/><path d="M16 14c6 2 6 9 0 11-6-2-6-9 0-11z" fill="#5a3a22"/><path d="M16 14c-2 4 2 7 0 11" stroke="#e0c493"/>`,
  piano: `<path d="M4 16c0-7 4-11 9-11 4 0 4 5 8 5 5 0 7 3 7 8v3H4z" fill="#34302c"/><path d="M4 18h24v4H4z" fill="#fffdf8"/><path d="M8 18v2.500M12 18v2.500M16 18v2.500M20 18v2.500M24 18v2.500" stroke-width="2.200"/><path d="M7 22v7M25 22v7M16 22v5"/>`,
  decapotable: `<path d="M2 20c0-3 2-4 6-4h5l4-6M13 16h11c4 0 6 2 6 6v2H2z" fill="#d9482b"/><path d="M15 12l-2 4" stroke="#7fcfc5" stroke-width="2.400"/><path d="M19 16c0-4 5-4 5 0" fill="#f7d046"/><circle cx="8" cy="24" r="4" fill="#211b14"/><circle cx="24" cy="24" r="4" fill="#211b14"/><circle cx="8" cy="24" r="1.200" fill="#fffdf8" stroke="none"/><circle cx="24" cy="24" r="1.200" fill="#fffdf8" stroke="none"/>`,
};

const ILLEGAL: Record<string, string> = {
  tampons: `<path d="M12 16c0-3-2-4-2-8 0-7 12-7 12 0 0 4-2 5-2 8z" fill="#8a5a34"/><path d="M6 16h20v7H6z" fill="#2f6fb0"/><path d="M5 28h22" stroke="#2f6fb0" stroke-width="3" stroke-dasharray="5 2.500"/>`,
  sifflets: `<circle cx="12" cy="19" r="9" fill="#a9b4bd"/><path d="M12 10h17v6H20" fill="#a9b4bd"/><circle cx="12" cy="19" r="3.500" fill="#211b14"/><path d="M24 6l1-4M28 7l3-3M20 6l-1-4" stroke="#d9482b"/>`,
  tombola: `<path d="M3 8h20v11H3z" fill="#f7d046" transform="rotate(-10 13 13)"/><path d="M8 13h21v13H8z" fill="#fffdf8"/><path d="M13 13v13" stroke-dasharray="2 2"/><path d="M21 15l1.300 2.800 3 .3-2.200 2 .6 3-2.700-1.500-2.700 1.500.6-3-2.200-2 3-.3z" fill="#d9482b"/>`,
  ecus: `<circle cx="12" cy="12" r="9" fill="#f7d046"/><circle cx="21" cy="20" r="9" fill="#e6b31e"/><path d="M21 15c-4 0-4 5 0 5s4 5 0 5M21 13v14"/><path d="M26 13c2 0 4 3 4 6l-4-1z" fill="#5a3a22"/>`,
  des: `<path d="M4 11h15v15H4z" fill="#fffdf8" transform="rotate(-12 11 18)"/><path d="M8 16v.1M15 15v.1M9 23v.1M16 22v.1M12 19v.1" stroke-width="2.600"/><path d="M18 5h11v11H18z" fill="#d9482b" transform="rotate(14 23 10)"/><path d="M21 8v.1M26 12v.1M23.500 10v.1" stroke="#fff" stroke-width="2.400"/>`,
  "seize-as": `<path d="M5 7h12v18H5z" fill="#fffdf8" transform="rotate(-16 11 16)"/><path d="M10 6h12v18H10z" fill="#fffdf8"/><path d="M15 7h12v18H15z" fill="#fffdf8" transform="rotate(14 21 16)"/><path d="M21 11c-3 4-5 5-5 7 0 3 4 3 4 1l-1 3h4l-1-3c0 2 4 2 4-1 0-2-2-3-5-7z" fill="#211b14" stroke-width="1"/>`,
  autographes: `<path d="M6 4h17l4 4v21H6z" fill="#fffdf8"/><path d="M10 20c3-6 5-6 4-2s2 4 4 0 4-1 5 0M10 10h11M10 14h8" stroke-width="1.500"/><path d="m22 27 6-10 3 2-6 10-4 1z" fill="#2f6fb0"/>`,
  cigares: `<path d="M3 20 22 9l3 5L6 25c-3 1-5-3-3-5z" fill="#7a4f2a"/><path d="m9 24 16-6 2 5-16 6c-3 1-5-4-2-5z" fill="#8f5e33"/><path d="m22 9 3 5M25 18l2 5"/><path d="M26 8c3-2-1-4 2-6" stroke="#8d949c"/>`,
  plaques: `<path d="M2 6h26v9H2z" fill="#f7d046" transform="rotate(-5 15 10)"/><path d="M4 17h26v10H4z" fill="#fffdf8"/><path d="M8 20v4M8 20h3M8 22h2M14 20h3v2h-3v2h3M21 20h3v4h-3z" stroke-width="1.800"/>`,
  parfum: `<path d="M6 15h20v14H6z" fill="#f7b6d0"/><path d="M12 9h8v6h-8z" fill="#fffdf8"/><path d="M11 4h10v5H11z" fill="#211b14"/><path d="M11 19h10v6H11z" fill="#fffdf8"/><path d="M14.500 20.500v2h3M17 20.500v3.500"/><path d="M24 5h3M23 8l3 2M24 2l3-1" stroke-width="1.300"/>`,
  montres: `<path d="M11 2h10l-1 7h-8zM12 23h8l1 7H11z" fill="#8a5a34"/><circle cx="16" cy="16" r="9" fill="#f7d046"/><circle cx="16" cy="16" r="6" fill="#fffdf8"/><path d="M16 12v4l3 2M25 16h3"/>`,
  autoradios: `<path d="M2 10h28v14H2z" fill="#34302c"/><circle cx="7" cy="17" r="3" fill="#a9b4bd"/><circle cx="25" cy="17" r="3" fill="#a9b4bd"/><path d="M12 13h8v4h-8z" fill="#bcd9a0"/><path d="M12 20.500h8" stroke="#fffdf8"/><path d="M10 7c-1-2 1-2 0-4M16 7c-1-2 1-2 0-4M22 7c-1-2 1-2 0-4" stroke="#d9482b"/><path d="M5 24v4l3 2M27 24v5" stroke="#d9482b"/>`,
  magnetoscopes: `<path d="M2 12h28v13H2z" fill="#4a5560"/><path d="M5 15h15v4H5z" fill="#211b14"/><path d="M23 15h4v3h-4z" fill="#d9482b"/><path d="M6 22h.1M10 22h.1M14 22h.1" stroke="#fffdf8" stroke-width="2"/><path d="M7 12V6h16v6" fill="#7a8894"/><circle cx="12" cy="9" r="1.500" fill="#fffdf8"/><circle cx="18" cy="9" r="1.500" fill="#fffdf8"/>`,
  whisky: `<path d="M12 2h7v7l3 4v16H9V13l3-4z" fill="#d98e2b"/><path d="M12 2h7v4h-7z" fill="#211b14"/><path d="M9 17h13v8H9z" fill="#fffdf8"/><path d="M13 19.500h5M12 22h7"/><circle cx="26" cy="9" r="2.500" fill="#dff0f2"/><circle cx="28" cy="15" r="1.700" fill="#dff0f2"/>`,
  diplomes: `<path d="M4 5h24v18H4z" fill="#fff3d0"/><path d="M9 10h14M8 14h9"/><path d="M17 14h6" stroke-dasharray="1.500 2"/><circle cx="23" cy="20" r="4.500" fill="#d9482b"/><path d="m21 24-1 6 3-2 3 2-1-6" fill="#d9482b"/>`,
  caviar: `<path d="M5 14h22v8c0 4-4 6-11 6S5 26 5 22z" fill="#2f6fb0"/><ellipse cx="16" cy="14" rx="11" ry="4" fill="#34302c"/><path d="M10 13v.1M14 12v.1M18 13v.1M22 13v.1M13 15v.1M17 15.500v.1" stroke="#8d949c" stroke-width="2"/><path d="M22 11 29 3" stroke="#f7d046" stroke-width="2.400"/>`,
  antiquites: `<path d="M11 3h10l-2 5c6 3 8 8 5 14-1 3-3 5-4 7h-8c-1-2-3-4-4-7-3-6-1-11 5-14z" fill="#d08a5a"/><path d="M7 15h18M8 20h16" stroke-width="2"/><path d="m9 17.500 2-1.500 2 3 2-3 2 3 2-3 2 3 2-3"/><path d="M9 9C4 8 4 14 7 15M23 9c5-1 5 5 2 6"/>`,
  tableaux: `<path d="M3 5h26v20H3z" fill="#e0a526"/><path d="M7 9h18v12H7z" fill="#7fcfc5"/><path d="M7 18c5-5 9-5 18 0v3H7z" fill="#8fbf6a"/><path d="M19 12c2-1 3 1 2 3s-4 0-2-3z" fill="#f29ca3"/><path d="M9 25v5M16 25v3M22 25v6" stroke="#2f6fb0" stroke-width="2.400"/>`,
  fourrures: `<path d="M10 4c4 3 8 3 12 0l7 9-4 4-2-2c1 6 1 10 2 14H7c1-4 1-8 2-14l-2 2-4-4z" fill="#a8713f"/><path d="M16 7v22M12 12l-1 2M12 20l-1 2M20 15l1 2M20 24l1 2M13 26l-1 2"/><path d="M10 4c0 5 3 7 6 8 3-1 6-3 6-8" fill="#e2c49a"/>`,
  passeports: `<path d="M7 3h18v26H7z" fill="#7a2f3a"/><circle cx="16" cy="13" r="5" fill="#f7d046"/><path d="M14.500 12.500v.1M17.500 12.500v.1" stroke-width="2"/><path d="M14 15c1.500 1 2.500 1 4 0"/><path d="M11 22h10M13 25.500h6" stroke="#f7d046"/>`,
  "hors-bord": `<path d="M7 4h14c3 0 5 2 5 5v3H7z" fill="#d9482b"/><path d="M11 12h8v11h-8z" fill="#a9b4bd"/><path d="M8 23h14v3H8z" fill="#34302c"/><path d="M22 24c4-4 7-2 7 1s-3 4-7 0z" fill="#f7d046"/><path d="M7 7 2 6"/><path d="M2 30c4-2 6-2 9 0s6 2 9 0" stroke="#2f6fb0"/>`,
  perroquet: `<path d="M10 10c0-8 13-9 14 1 1 7-2 12-6 18-4-4-8-10-8-19z" fill="#3fa35b"/><path d="M12 14c-1 6 2 11 6 15 1-5 0-10-6-15z" fill="#d9482b"/><path d="M23 8c5 0 6 4 4 7-1-2-3-3-4-3z" fill="#f7d046"/><circle cx="19.500" cy="9" r="2.200" fill="#fffdf8"/><path d="M19.800 9v.1" stroke-width="2"/><path d="M4 28h24" stroke="#8a5a34" stroke-width="2.600"/><path d="M3 12c-3-6 4-9 6-4" stroke-width="1.300"/>`,
  diamants: `<path d="M8 5h16l6 8-14 16L2 13z" fill="#bfe6f2"/><path d="M2 13h28M8 5l4 8 4 16 4-16 4-8M12 13l4-8 4 8"/><path d="M27 3v4M25 5h4" stroke="#fffdf8"/>`,
  lingots: `<path d="M3 26l2-8h10l2 8zM15 26l2-8h10l2 8zM9 17l2-8h10l2 8z" fill="#c0603f"/><path d="m18 10 3 0 2 7-4 0z" fill="#f7d046" stroke="none"/><path d="M9 17l2-8h10l2 8z"/><path d="M25 7l3-3M26 10h4M22 6V2" stroke="#f7d046"/>`,
  "fausse-monnaie": `<path d="M5 5h24v13H5z" fill="#8fbf6a" transform="rotate(6 17 11)"/><path d="M2 12h26v15H2z" fill="#bcd9a0"/><circle cx="15" cy="19.500" r="5" fill="#ffe3c4"/><path d="M13 18.500v.1M17 18.500v.1" stroke-width="2"/><path d="M12 20.500c2 3.500 4 3.500 6 0z" fill="#fffdf8"/><path d="M5 16h2M23 23h2"/>`,
  joconde: `<path d="M4 3h24v26H4z" fill="#e0a526"/><path d="M8 7h16v18H8z" fill="#7a9a7c"/><path d="M10 25c0-6 3-7 6-7s7 1 7 7z" fill="#3d4a3a"/><path d="M11 19c-1-12 11-12 10 0z" fill="#4a2f1c"/><ellipse cx="16" cy="14.500" rx="3.400" ry="4.500" fill="#ffe3c4"/><path d="M14.700 16.500c1 .7 2 .6 2.800-.2M14.800 13.500v.1M17.300 13.500v.1"/>`,
};

const BARREL = `<path d="M8 6c0-3 16-3 16 0v20c0 3-16 3-16 0z"`;

const OIL: Record<string, string> = {
  "fond-de-cuve": `<path d="M4 8h24v18c0 2-2 3-4 3H8c-2 0-4-1-4-3z" fill="#a9b4bd"/><path d="M4 23h24v3c0 2-2 3-4 3H8c-2 0-4-1-4-3z" fill="#34302c"/><path d="M15 2h6v12l7 3c0 4-3 4-6 4-5 0-7-2-7-7z" fill="#d9482b"/><path d="M15 6h6"/>`,
  vidange: `<path d="M8 12h16v14H8z" fill="#34302c"/><path d="M10 12V6l4-3h6l4 4v5" fill="#34302c"/><path d="M11 16h10v7H11z" fill="#fff3d0"/><path d="M14 20c2-4 4-2 4 0s-3 2-4 0z" fill="#7a2f3a"/><path d="M27 14c3 4 2 6 0 6s-3-2 0-6z" fill="#34302c"/>`,
  mazout: `${BARREL} fill="#7a4f2a"/><path d="M8 13h16M8 20h16" stroke="#e2c49a"/><circle cx="16" cy="16.500" r="3.600" fill="#ffe3c4"/><path d="M12.500 15c1-4 6-4 7 0" fill="#efeae0"/><path d="M14.800 17v.1M17.200 17v.1"/>`,
  "mer-du-nord": `${BARREL} fill="#2f6fb0"/><path d="M8 14c3-3 5-3 8 0s5 3 8 0M8 20c3-3 5-3 8 0s5 3 8 0" stroke="#fffdf8" stroke-width="2"/><path d="M3 10l3-3M29 10l-3-3"/>`,
  desert: `<path d="M2 28c6-8 10-10 14-10s9 3 14 10z" fill="#e8c26a"/><path d="M12 6c0-2.500 11-2.500 11 0v13c0 2.500-11 2.500-11 0z" fill="#4a4640"/><path d="M12 11h11" stroke="#f7d046"/><circle cx="26" cy="7" r="3.500" fill="#f7d046"/><path d="M4 24c0-4 4-2 4-4 0-3 4-2 4 1v5" stroke="#8a5a34" stroke-width="2.200"/>`,
  lampant: `<path d="M9 25h14v4H9z" fill="#34302c"/><path d="M10 25c-3-8-2-12 2-16h8c4 4 5 8 2 16z" fill="#fff3b0"/><path d="M12 9h8V5h-8z" fill="#34302c"/><path d="M16 23c-5-4 0-7 0-11 5 4 4 8 0 11z" fill="#e8913a"/><path d="M12 5c0-4 8-4 8 0"/>`,
  super: `<path d="M5 4h14v25H5z" fill="#d9482b"/><path d="M8 8h8v6H8z" fill="#fffdf8"/><path d="M19 12h4c2 0 2 2 2 4v7c0 4 5 4 5 0V11l-4-4"/><path d="M10 20h4M10 24h4" stroke="#fffdf8"/>`,
  kerosene: `<path d="M2 18c8-6 20-8 28-4-3 5-12 8-28 4z" fill="#fffdf8"/><path d="m14 15-4-9h4l8 8M14 19l-2 8h4l6-9" fill="#a9b4bd"/><path d="M4 16 2 10h4l3 5"/><path d="M1 26c2 0 3-2 5-2M3 30c2 0 4-2 6-2" stroke="#e8913a"/>`,
  plume: `${BARREL} fill="#4a4640"/><path d="M11 24C9 12 15 5 27 3c1 10-3 17-12 19z" fill="#fffdf8"/><path d="M10 28c2-9 7-15 14-21M14 20l6-1M16 15l6-2"/>`,
  tanker: `<path d="M1 17h30l-4 9H6z" fill="#7a2f3a"/><path d="M4 13h6v4H4zM12 13h6v4h-6z" fill="#4a4640"/><path d="M22 7h6v10h-6z" fill="#fffdf8"/><path d="M24 7V3h3v4z" fill="#f7d046"/><path d="M24 10h2"/><path d="M1 29c3-2 5-2 8 0s5 2 8 0 5-2 8 0 4 2 6 0" stroke="#2f6fb0" stroke-width="2"/>`,
};

const CARDS: Record<string, string> = { ...LEGAL, ...ILLEGAL, ...OIL };

/** A card that an edition adds wears the picture of its kind. */
export function goodsArt({ id, goods }: Pick<Card, "id" | "goods">): string {
  return CARDS[id] ?? KINDS[goods];
}
