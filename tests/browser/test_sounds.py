"""The sounds of the table, rendered as they will be heard: none is silent, too loud, or too long."""

import json
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import client

INSTRUMENTS = client.WEB / "src/table/instruments.ts"
RATE = 22_050
LONGEST_S = 1.0
QUIETEST, LOUDEST = 0.05, 0.98
RENDER = """async ([sound, rate]) => {
  const context = new OfflineAudioContext(1, rate * 1.2, rate);
  instruments.perform(context, context.destination, sound, 0);
  const wave = (await context.startRendering()).getChannelData(0);
  const loud = (sample) => Math.abs(sample) > 0.002;
  return { peak: wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0), last: wave.findLastIndex(loud) };
}"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The instruments as a script of their own."""
    made = tmp_path_factory.mktemp("sounds") / "instruments.js"
    build = {
        "configFile": False,
        "logLevel": "error",
        "build": {
            "outDir": str(made.parent),
            "lib": {"entry": str(INSTRUMENTS), "name": "instruments", "formats": ["iife"], "fileName": "instruments"},
        },
    }
    words = f"import('vite').then(({{ build }}) => build({json.dumps(build)}))"
    subprocess.run(["node", "-e", words], cwd=client.WEB, check=True)
    return next(Path(made.parent).glob("*.js")).read_text("utf-8")


def test_every_sound_is_heard_and_none_is_cut_short_or_distorted(browser: Browser, script: str) -> None:
    page: Page = browser.new_page()
    page.add_script_tag(content=script)
    sounds: list[str] = page.evaluate("instruments.SOUNDS")
    heard = {sound: page.evaluate(RENDER, [sound, RATE]) for sound in sounds}
    page.close()

    assert {"dice", "coins", "stamp", "paper", "card", "turn", "won", "over"} <= set(sounds)
    assert {} == {name: wave for name, wave in heard.items() if not QUIETEST < wave["peak"] < LOUDEST}
    assert {} == {name: wave for name, wave in heard.items() if not 0 < wave["last"] / RATE < LONGEST_S}
