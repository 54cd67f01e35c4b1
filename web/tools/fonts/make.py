"""Makes the page's two faces from those of @fontsource: python make.py, in `web`, with fonttools and brotli installed.

Kept are the letters of French and English and their neighbours, the weights that the page uses, and of Fraunces one
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
LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(0x152, 0x153, 0x178, 0x2009, 0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D),
    *(0x2022, 0x2026, 0x202F, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2191, 0x2193, 0x2212),
]
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
