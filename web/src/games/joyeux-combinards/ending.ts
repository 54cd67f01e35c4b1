/** The end of Les Joyeux Combinards: a masked gentleman behind an open suitcase. */

import type { Ending } from "../../end/ending";

const ending: Ending = {
  sky: "#8f2f3c",
  ray: "#a23b47",
  ink: "#fff3e2",
  glow: "#f7d046",
  first: "#f7d046",
  step: "#b9535d",
  drawing: `<g transform="translate(92 56) scale(.88)"><circle cx="540" cy="206" r="138" fill="#f29ca3"/>
    <path d="M400 470c6-112 66-150 140-150s134 38 140 150z" fill="#2b2f4a"/>
    <path d="m512 326 28 40 28-40 16 12-44 62-44-62z" fill="#fff"/><path d="m532 362 8-8 8 8-5 58h-6z" fill="#c93c20"/>
    <path d="M466 214c0-52 30-78 74-78s74 26 74 78c0 56-32 104-74 104s-74-48-74-104z" fill="#ffe3c4"/>
    <path d="M430 156c44-26 176-26 220 0-24 16-196 16-220 0z" fill="#211b14"/><path d="M468 146c-2-52 12-84 36-84 14 0 22 10 36 10s22-10 36-10c24 0 38 32 36 84-34 10-110 10-144 0z" fill="#211b14"/><path d="M468 138c40 12 104 12 144 0v14c-40 12-104 12-144 0z" fill="#c93c20"/>
    <path d="M466 200c46-16 102-16 148 0v22c-14 24-56 24-66 4h-16c-10 20-52 20-66-4z" fill="#211b14"/>
    <circle cx="508" cy="214" r="9" fill="#fff"/><circle cx="572" cy="214" r="9" fill="#fff"/>
    <path d="M504 268c22 24 50 24 72 0-22 8-50 8-72 0z" fill="#fff"/>
    <path d="M412 352h256l-14-60H426z" fill="#7a4f2a"/>
    <g fill="#b9e6b4"><path d="m440 354 10-42h56l-6 42z"/><path d="m506 354 4-50h60l4 50z"/><path d="m580 354-6-42h56l10 42z"/></g><g fill="none" stroke="#1f6b4a"><circle cx="476" cy="334" r="9"/><circle cx="540" cy="328" r="10"/><circle cx="604" cy="334" r="9"/></g>
    <rect x="398" y="350" width="284" height="84" rx="10" fill="#a8693a"/><path d="M398 378h284" fill="none"/><rect x="520" y="366" width="40" height="26" rx="4" fill="#e6a817"/><path d="M436 350v84M644 350v84" fill="none" stroke-width="10"/><path d="M436 352v80M644 352v80" fill="none" stroke="#e6c28a" stroke-width="4"/></g>`,
};

export default ending;
