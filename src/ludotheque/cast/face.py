"""What a character looks like, in words that the page knows how to draw."""

from typing import Literal

import msgspec

Ground = Literal["sky", "rose", "leaf", "lilac", "sun", "mist", "sand", "mint", "coral", "night"]
Head = Literal["oval", "round", "long", "square", "heart"]
Skin = Literal["rosy", "light", "peach", "olive", "tan", "brown", "dark", "deep"]
Hair = Literal[
    "none", "short", "parted", "sides", "curls", "afro", "bob", "long", "bun", "tail", "braids", "spikes", "fringe",
    "waves", "quiff", "locs", "bowl", "bunches"
]  # fmt: skip
HairInk = Literal["black", "brown", "chestnut", "auburn", "ginger", "blond", "grey", "white"]
Hat = Literal[
    "none", "top", "bowler", "captain", "beret", "cap", "straw", "turban", "scarf", "band", "fedora", "kepi", "helmet",
    "bonnet", "cloche", "kerchief"
]  # fmt: skip
Ink = Literal[
    "teal", "navy", "blue", "red", "wine", "plum", "green", "olive", "gold", "brown", "grey", "black", "cream"
]
Glasses = Literal["none", "round", "square", "half", "monocle", "dark", "cat"]
Beard = Literal["none", "moustache", "handlebar", "goatee", "full", "long", "stubble"]
Nose = Literal["straight", "small", "big", "hooked", "round"]
Brows = Literal["soft", "thin", "thick", "slanted"]
Cut = Literal["round", "suit", "shirt", "stripes", "roll", "shawl", "overall", "uniform", "gown"]
Jewel = Literal["none", "pearls", "studs", "hoops", "drops", "brooch", "medal", "chain", "flower", "bow", "tie"]
Mark = Literal["none", "freckles", "mole", "blush", "scar", "wrinkles", "gap"]


class Face(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    ground: Ground
    skin: Skin
    coat: Ink
    head: Head = "oval"
    hair: Hair = "none"
    hair_ink: HairInk = "brown"
    hat: Hat = "none"
    hat_ink: Ink = "black"
    glasses: Glasses = "none"
    beard: Beard = "none"
    nose: Nose = "straight"
    brows: Brows = "soft"
    cut: Cut = "round"
    jewel: Jewel = "none"
    mark: Mark = "none"
    lips: bool = False  # painted
