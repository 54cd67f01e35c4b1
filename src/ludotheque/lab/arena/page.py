"""The report as one page that needs nothing else: warm paper, flat inks, no script."""

from html import escape
from typing import Any

from ludotheque.lab.arena.plot import rating_plot

STYLE = """
:root { --paper: #f3e7cf; --card: #fcf6e8; --ink: #211b14; --soft: #5d5346; --hair: #d9c9a8; }
:root { --go: #1f7a4d; --stop: #a82f22; }
* { box-sizing: border-box; }
body { margin: 0; padding: 28px 20px 44px; background: var(--paper); color: var(--ink); }
body { font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; display: grid; gap: 20px; }
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.15; margin: 0; }
h1 { font-size: 34px; }
h2 { font-size: 21px; margin-bottom: 10px; }
p { margin: 0; max-width: 68ch; }
.small { color: var(--soft); font-size: 14px; }
section { background: var(--card); border: 2.5px solid var(--ink); border-radius: 12px; padding: 18px 20px; }
section { box-shadow: 0 3px 0 var(--ink); min-width: 0; }
.wide { overflow-x: auto; }
svg { display: block; width: 100%; min-width: 460px; height: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px; border: 1.5px solid var(--ink); text-align: right; white-space: nowrap; }
thead th { background: var(--ink); color: var(--card); font-weight: 600; }
tbody th { text-align: left; }
td small { display: block; color: inherit; opacity: 0.85; font-size: 12px; }
td.self { background: var(--hair); }
td.more { background: #cfe3d0; }
td.less { background: #f7c9ad; }
li.clear::marker { content: "✓ "; color: var(--go); }
li.open::marker { content: "? "; color: var(--stop); }
ul { margin: 0; padding-left: 22px; }
"""

EVEN = 0.5


def page(report: dict[str, Any]) -> str:
    title = f"Arena: {report['game']}"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<header>
<h1>{escape(title)}</h1>
<p class="small">{escape(_what_was_played(report))}</p>
</header>
<section>
<h2>Ratings</h2>
<div class="wide">{rating_plot(report["ratings"])}</div>
<p class="small">A dot is the rating, a bar its 95 % interval. Only distances mean something.</p>
</section>
<section>
<h2>Steps of the ladder</h2>
<ul>{"".join(_step(step) for step in report["steps"])}</ul>
</section>
<section>
<h2>Who beats whom</h2>
<div class="wide">{_matrix(report)}</div>
<p class="small">The part of the wins that the level on the left takes from the one above; a half is even.</p>
</section>
</main>
</body>
</html>
"""


def _what_was_played(report: dict[str, Any]) -> str:
    told = f"{report['games']} games at tables of {report['seats']}, {report['deals']} deals, seed {report['seed']}"
    if report["options"]:
        told += "; " + ", ".join(f"{name} {value}" for name, value in report["options"].items())
    if report["unfinished"]:
        told += f"; {report['unfinished']} not finished and left out"
    return f"{told}. {_who_met(report)} met on the same deals, in every order of seats."


def _who_met(report: dict[str, Any]) -> str:
    return "Every two neighbours" if report["neighbours"] else "Every two levels"


def _step(step: dict[str, Any]) -> str:
    kind, told = ("clear", "a clear step") if step["clear"] else ("open", "not sure: the intervals touch")
    return f'<li class="{kind}">from {escape(step["from"])} to {escape(step["to"])}: {told}</li>'


def _matrix(report: dict[str, Any]) -> str:
    ladder = list(reversed(report["ladder"]))
    head = "".join(f"<th scope=col>{escape(level)}</th>" for level in ladder)
    rows = "".join(_row(report, level, ladder) for level in ladder)
    return f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _row(report: dict[str, Any], level: str, ladder: list[str]) -> str:
    shares = report["shares"][level]
    cells = "".join(_cell(shares[other]) if other in shares else '<td class="self"></td>' for other in ladder)
    return f"<tr><th scope=row>{escape(level)}</th>{cells}</tr>"


def _cell(share: dict[str, float]) -> str:
    kind = "more" if share["low"] > EVEN else "less" if share["high"] < EVEN else "even"
    between = f"{share['low']:.1%} to {share['high']:.1%}"
    return f'<td class="{kind}">{share["value"]:.1%}<small>{between}</small></td>'
