/** The lid of the box: flags joined by lines. */

import type { Lid } from "../../shelf/lids";

const lid: Lid = {
  ground: "#dff0f2",
  edge: "#e25c84",
  ink: "#1d2d50",
  drawing: `<g stroke="#e25c84" stroke-width="7" fill="none"><path d="M50 90 120 60 190 110 230 70M120 60 110 150 190 110 200 190M110 150 60 190"/></g>
    <g stroke="#211b14" stroke-width="3"><rect x="34" y="78" width="34" height="24" fill="#fff"/><rect x="34" y="78" width="12" height="24" fill="#2b5fa8"/><rect x="56" y="78" width="12" height="24" fill="#d8412f"/><rect x="103" y="48" width="34" height="24" fill="#f7d046"/><rect x="173" y="98" width="34" height="24" fill="#1f7a4d"/><rect x="214" y="58" width="34" height="24" fill="#fff"/><circle cx="231" cy="70" r="7" fill="#d8412f"/><rect x="93" y="138" width="34" height="24" fill="#d8412f"/><rect x="183" y="178" width="34" height="24" fill="#7fa650"/><rect x="43" y="178" width="34" height="24" fill="#1d2d50"/></g>`,
};

export default lid;
