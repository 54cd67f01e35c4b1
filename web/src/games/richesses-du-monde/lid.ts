/** The lid of the box: the globe. */

import type { Lid } from "../../shelf/lids";

const lid: Lid = {
  ground: "#0f4c5c",
  edge: "#e6a817",
  ink: "#fdf3d8",
  drawing: `<circle cx="140" cy="130" r="86" fill="#e6a817" stroke="#211b14" stroke-width="4"/>
    <path d="M54 130h172M140 44v172M70 84c40 26 100 26 140 0M70 176c40-26 100-26 140 0M140 44c-50 50-50 122 0 172M140 44c50 50 50 122 0 172" fill="none" stroke="#211b14" stroke-width="3"/>`,
};

export default lid;
