/** The page on the whole of the screen, where the browser allows it. */

class FullScreen {
  readonly isOffered = document.fullscreenEnabled ?? false;
  on = $state(false);

  constructor() {
    document.addEventListener("fullscreenchange", () => (this.on = document.fullscreenElement !== null));
  }

  async toggle(): Promise<void> {
    if (this.on) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: "hide" });
  }
}

export const fullScreen = new FullScreen();
