"""Makes the page's two faces from those of @fontsource: python make.py, in `web`, with fonttools and brotli installed.

Kept are the letters that French and English are written with, the weights that the page uses, and of Fraunces one
optical size; the rest of Latin comes from @fontsource when somebody's name needs it. Both faces are under the SIL Open
Font License, whose text lies beside them.
"""

from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FACES = Path("node_modules/@fontsource-variable")
TARGET = Path("src/kit/fonts")
# As unicode-range says in fonts.css.
ACCENTED = "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜàâäçéèêëîïôöùûüÿŒœÆæÑñáãíóú"
SIGNS = "«»°·±²³½×‐‑–—‘’“”•…€−↑↓"
SPACES = "\N{NO-BREAK SPACE}\N{THIN SPACE}\N{NARROW NO-BREAK SPACE}"
LETTERS = [*range(0x20, 0x7F), *map(ord, ACCENTED + SIGNS + SPACES)]
FEATURES = ["ccmp", "kern", "mark", "mkmk", "locl", "lnum", "pnum", "tnum"]


def make(face: str, source: str, axes: dict[str, float | tuple[float, float]]) -> None:
    font = TTFont(FACES / face / "files" / source)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]  # whose they are, and under which licence
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font = instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    made = BytesIO()
    font.save(made)
    (TARGET / f"{face}.woff2").write_bytes(made.getvalue())
    (TARGET / f"{face}.LICENSE").write_text((FACES / face / "LICENSE").read_text("utf-8"), "utf-8")
    print(f"{face}: {len(made.getvalue())} bytes")


make("fraunces", "fraunces-latin-opsz-normal.woff2", {"wght": (700, 900), "opsz": 28})
make("inter", "inter-latin-wght-normal.woff2", {"wght": (400, 800)})
print("unicode-range:", ", ".join(f"U+{letter:X}" for letter in sorted(LETTERS) if letter > 0x7E))
