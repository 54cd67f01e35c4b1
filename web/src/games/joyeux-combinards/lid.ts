/** The lid of the box: a masked face under a hat. */

import type { Lid } from "../../shelf/lids";

const lid: Lid = {
  ground: "#f29ca3",
  edge: "#f7d046",
  ink: "#211b14",
  drawing: `<g stroke="#211b14" stroke-width="4"><circle cx="140" cy="140" r="62" fill="#ffe3c4"/><path d="M70 104c30-52 110-52 140 0l-16 6H86z" fill="#211b14"/><path d="M88 128h104v26c-30 14-74 14-104 0z" fill="#211b14"/><circle cx="116" cy="140" r="9" fill="#fff"/><circle cx="164" cy="140" r="9" fill="#fff"/><path d="M112 178c18 14 38 14 56 0" fill="none"/></g>`,
};

export default lid;
