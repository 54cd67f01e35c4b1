import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { packing } from "./tools/packing.ts";

// `ludotheque serve` listens here unless told otherwise.
const house = "http://127.0.0.1:8061";

// Few parcels: what every page needs, and what every table needs whatever the game. A page or a game brings the rest.
const PARCELS = [
  {
    name: "house",
    test: /node_modules\/(?!qrcode)|src\/(house|ui|shelf\/lids)|\/lid\.ts$|src\/texts\/[^.]*\.ts/,
    priority: 2,
  },
  { name: "table", test: /src\/(table|ask|kit|replay|end|new\/names)\//, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), packing()],
  base: "./", // the house may stand below a path, which it writes into the page itself
  build: {
    // Served by the house and packed into its wheel.
    outDir: "../src/ludotheque/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false, // the weight of the pages: tools/weigh.py
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is nothing to warn of
      output: { codeSplitting: { groups: PARCELS } },
    },
  },
  server: {
    proxy: { "/api": { target: house, ws: true } },
    fs: { allow: [".."] },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "plain", include: ["src/**/*.test.ts"], exclude: ["src/**/*.dom.test.ts"] },
      },
      {
        extends: true,
        // What is drawn is mounted as a browser would, and put away after each test.
        plugins: [svelteTesting()],
        test: {
          name: "drawn",
          include: ["src/**/*.dom.test.ts"],
          environment: "happy-dom",
          setupFiles: ["src/testing/speak.ts"],
        },
      },
    ],
  },
});
