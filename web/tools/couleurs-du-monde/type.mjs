// Widths of lettering, measured in the very fonts the page uses.

import { createRequire } from "node:module";
import { openSync } from "fontkit";

const resolve = createRequire(import.meta.url).resolve;
const inter = openSync(resolve("@fontsource/inter/files/inter-latin-700-normal.woff"));
const fraunces = openSync(resolve("@fontsource/fraunces/files/fraunces-latin-900-normal.woff"));

const width = (font, text, size) => (font.layout(text).advanceWidth / font.unitsPerEm) * size;

export const nameWidth = (text, size) => width(inter, text, size);
export const areaWidth = (text, size, spacing) => width(fraunces, text, size) + spacing * (text.length - 1);
