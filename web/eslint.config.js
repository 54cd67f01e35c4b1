/** How the page's code is read before it is run. Formatting is Prettier's, types are svelte-check's. */

import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules", "src/wire.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "off", // runes are declared together
      "svelte/prefer-const": ["error", { destructuring: "all" }],
      "max-lines": ["error", { max: 350, skipBlankLines: false }],
      "max-depth": ["error", 4],
      "max-params": ["error", 6],
      complexity: ["error", { max: 24, variant: "modified" }],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      // Drawings are our own and lie in this repository.
      "svelte/no-at-html-tags": "off",
      // Pages are few and their addresses are read by the house's own router.
      "svelte/no-navigation-without-resolve": "off",
      // Spaces between two marks are written so that no formatter swallows them.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // One queue paces all that is shown (table/pacing.ts), and what a seat has begun is its own (props.looks).
    files: ["src/games/**"],
    ignores: ["**/*.test.ts", "**/testing.ts"],
    rules: {
      "no-restricted-globals": ["error", "setTimeout", "setInterval", "requestAnimationFrame"],
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > NewExpression",
          message: "No thing of a module is shared by all seats at this device.",
        },
      ],
    },
  },
  { files: ["tools/**"], rules: { "no-console": "off", "max-depth": "off" } },
);
