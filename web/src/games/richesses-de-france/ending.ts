/** The end of Richesses de France: the road home, under the banner of the finish. */

import type { Ending } from "../../end/ending";

const ending: Ending = {
  sky: "#24508f",
  ray: "#2f60a6",
  ink: "#ffffff",
  glow: "#ffe07a",
  first: "#f7d046",
  step: "#2f5f9f",
  drawing: `<path d="M-400 424H1100v400H-400z" fill="#8fb85c"/><g transform="translate(84 56) scale(.88)"><circle cx="580" cy="150" r="74" fill="#f7d046"/>
    <path d="M300 340c60-84 130-96 190-52 60-60 160-66 250 10v170H300z" fill="#5d8f4a"/>
    <path d="M300 400c90-70 190-64 260-30 60-30 120-28 180 0v100H300z" fill="#8fb85c"/>
    <path d="M396 470c10-60 110-58 126-98 10-26-34-34-22-62l26 2c-4 24 50 30 44 66-6 44-62 44-58 92z" fill="#e9dcc0"/>
    <path d="M458 460c6-34 76-40 90-72" fill="none" stroke="#fff" stroke-dasharray="14 12"/>
    <g fill="#2f6b3c"><path d="M648 382c-20-40-6-72 14-94 20 22 34 54 14 94z"/><path d="M694 396c-18-34-6-62 12-82 18 20 30 48 12 82z"/><path d="M662 380v28M706 394v24" fill="none"/></g>
    <path d="M424 330V168M628 336V168" fill="none" stroke-width="14"/><path d="M424 330V168M628 336V168" fill="none" stroke="#fdf3d8" stroke-width="6"/>
    <path d="M412 160h228v46H412z" fill="#fff"/><g fill="#211b14" stroke="none"><path d="M414 162h22v22h-22zM458 162h22v22h-22zM502 162h22v22h-22zM546 162h22v22h-22zM590 162h22v22h-22zM436 184h22v20h-22zM480 184h22v20h-22zM524 184h22v20h-22zM568 184h22v20h-22zM612 184h22v20h-22z"/></g>
    <path d="M424 152c-16-8-16-26 0-32 16 6 16 24 0 32zM628 152c-16-8-16-26 0-32 16 6 16 24 0 32z" fill="#d8412f"/>
    <path d="M470 404c0-16 10-24 30-26 6-30 20-44 48-44 30 0 44 14 52 44 20 2 30 10 30 26v18H470z" fill="#d8412f"/><path d="M512 378c6-22 14-30 28-30v30zM550 348c18 0 26 10 34 30h-34z" fill="#cfe3e6"/>
    <circle cx="504" cy="424" r="20" fill="#211b14"/><circle cx="598" cy="424" r="20" fill="#211b14"/><circle cx="504" cy="424" r="8" fill="#fdf3d8"/><circle cx="598" cy="424" r="8" fill="#fdf3d8"/><circle cx="478" cy="400" r="6" fill="#f7d046"/></g>`,
};

export default ending;
