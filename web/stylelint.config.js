/** How the page's styles are read: no colour, size or corner of its own beside the tokens, no width but the house's. */

import { readFileSync } from "node:fs";

const widths = JSON.parse(readFileSync(new URL("./src/kit/breakpoints.json", import.meta.url), "utf8"));
const px = (value) => `${value}px`;

export default {
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    { files: ["src/kit/palette.css", "src/kit/tokens.css"], rules: { "color-no-hex": null } },
  ],
  reportNeedlessDisables: true,
  rules: {
    "color-no-hex": true,
    "color-named": ["never", { ignore: ["inside-function"] }],
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla"],
    // From ten pixels on, letters have a token; smaller ones belong to drawings.
    "declaration-property-value-disallowed-list": {
      "font-size": [/^\d{2}[\d.]*px/],
      font: [/\s\d{2}[\d.]*px/],
      "/^border.*radius$/": [/\dpx/],
    },
    "media-feature-name-value-allowed-list": {
      "max-width": [px(widths.phone), px(widths.small)],
      "max-height": [px(widths.low)],
      "min-width": [px(widths.large.width), px(widths.vast.width)],
      "min-height": [px(widths.large.height), px(widths.vast.height)],
    },
    "block-no-empty": true,
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "declaration-block-no-shorthand-property-overrides": true,
    "font-family-no-missing-generic-family-keyword": true,
    "function-calc-no-unspaced-operator": true,
    "keyframe-block-no-duplicate-selectors": true,
    "named-grid-areas-no-invalid": true,
    "no-duplicate-selectors": true,
    "property-no-unknown": true,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "selector-pseudo-element-no-unknown": true,
    "selector-type-no-unknown": [true, { ignore: ["custom-elements"] }],
    "unit-no-unknown": true,
  },
};
