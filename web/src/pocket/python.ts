/** Python in a worker: fetched, unpacked, and asked to open the house. */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { Chest } from "./chest";
import type { Fetching } from "./fetching";

/** `Pocket` of `ludotheque/pocket/house.py`, seen from here. */
export interface Pocket {
  ask(method: string, address: string, secret: string, body: string): Promise<PyProxy>;
  attend(line: object, key: string, secret: string): Promise<void>;
}

type Pyodide = typeof import("pyodide");

const WASM = "pyodide.asm.wasm";
const OUR_OWN = ["house.zip"];
const OPEN = "from ludotheque.pocket.house import open_house\nopen_house";

export async function openPython(
  from: string,
  fetching: Fetching,
  chest: Chest,
  waking: () => void,
): Promise<Pocket> {
  const own = Promise.all(OUR_OWN.map((name) => fetching.bytes(name)));
  const python = await load(from, fetching);
  for (const packed of await own) python.unpackArchive(packed, "zip", { extractDir: sitePackages(python) });
  waking();
  const open = (await python.runPythonAsync(OPEN)) as (chest: Chest) => Promise<Pocket>;
  const pocket = await open(chest);
  python.globals.set("pocket", pocket);
  Object.assign(globalThis, { python, openChest: Chest.open }); // for a look from the browser's own tools
  return pocket;
}

/** Whatever Pyodide fetches is one of the parts, and is counted. */
async function load(from: string, fetching: Fetching): Promise<PyodideAPI> {
  const wasm = fetching.part(WASM, "application/wasm");
  const script = fetching.part("pyodide.asm.mjs", "text/javascript");
  const plain = globalThis.fetch;
  const library = fetching.part("python_stdlib.zip", "application/zip");
  globalThis.fetch = (what, init) => {
    const address = what instanceof Request ? what.url : String(what);
    if (address.endsWith(WASM)) return wasm;
    if (address.endsWith("python_stdlib.zip")) return library;
    return plain(what, init);
  };
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${from}pyodide.mjs`)) as Pyodide;
    const createPyodideModule = await imported(await script);
    return await loadPyodide({
      indexURL: from,
      lockFileContents: fetching.parts.lock,
      createPyodideModule,
    } as never);
  } finally {
    globalThis.fetch = plain;
  }
}

/** A script that came packed. */
async function imported(script: Response): Promise<unknown> {
  const address = URL.createObjectURL(await script.blob());
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function sitePackages(python: PyodideAPI): string {
  return python.runPython("import site; site.getsitepackages()[0]") as string;
}
