/** Lays what is built packed beside it, as the house hands it out: Brotli for most browsers, gzip for the rest. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg|json|txt|webmanifest)$/;
const SMALLEST = 512;

export function packing(): Plugin {
  let folder = "";
  return {
    name: "packing",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) pack(join(folder, name));
    },
  };
}

function pack(path: string): void {
  if (!WORTH_IT.test(path)) return;
  const content = readFileSync(path);
  if (content.length < SMALLEST) return;
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  writeFileSync(`${path}.br`, brotliCompressSync(content, brotli));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
