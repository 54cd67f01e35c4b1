/** The versions of a house in a page: the one that is shown is kept whole, and the next one waits to be asked for. */

import { folder } from "../house/root";

class Updates {
  /** everything is here, so that one may play without the network */
  kept = $state(false);
  /** another version has come, and is whole, too */
  next = $state.raw<ServiceWorker | null>(null);
  #wanted = false;

  async begin(): Promise<void> {
    const keepers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // none in some private windows
    if (!keepers) return;
    keepers.addEventListener("controllerchange", () => this.#wanted && location.reload());
    const registered = await keepers.register(`${folder}sw.js`, { scope: folder, updateViaCache: "none" });
    if (registered.waiting) this.next = registered.waiting;
    registered.addEventListener("updatefound", () => this.#watch(registered.installing));
    this.#watch(registered.installing);
    await keepers.ready;
    this.kept = true;
  }

  /** Its games are where they were: only what shows them is another. */
  take(): void {
    this.#wanted = true;
    this.next?.postMessage("take over");
  }

  #watch(coming: ServiceWorker | null): void {
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) this.next = coming;
    });
  }
}

export const updates = new Updates();
