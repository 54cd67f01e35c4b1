import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `ludotheque serve` listens here unless told otherwise.
const house = "http://127.0.0.1:8061";

export default defineConfig({
  plugins: [svelte()],
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
  test: { include: ["src/**/*.test.ts"] },
});
