import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// `ludotheque serve` listens here unless told otherwise.
const house = "http://127.0.0.1:8061";

export default defineConfig({
  plugins: [svelte()],
  base: "./", // the house may stand below a path, which it writes into the page itself
  build: {
    // Served by the house and packed into its wheel.
    outDir: "../src/ludotheque/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is nothing to warn of
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
        test: { name: "drawn", include: ["src/**/*.dom.test.ts"], environment: "happy-dom" },
      },
    ],
  },
});
