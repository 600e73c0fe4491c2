"""Writes the specs of an app: specs.py COUNT FOLDER. The same count gives the same specs."""

import json
import pathlib
import random
import sys

count, folder = int(sys.argv[1]), pathlib.Path(sys.argv[2])
chance = random.Random(count)
areas = ["Feed", "Search", "Profile", "Settings", "Checkout", "Chat", "Media", "Help"]
areas = areas[: max(1, count // 8)]
kinds = ["List", "Detail", "Edit", "Filter", "Map", "Share", "Note", "Form", "Info", "Card"]
modules = [
    (areas[i % len(areas)], i // len(areas)) for i in range(count)
]


def name(area, number):
    return area + kinds[number % 10] + (str(number // 10) if number >= 10 else "")


for area, number in modules:
    # A tree in each area, and some ways across.
    opened = {(area, 2 * number + 1), (area, 2 * number + 2)} & set(modules)
    if chance.random() < 0.3:
        opened.add(chance.choice(modules))
    opened -= {(area, number)}
    routes = [
        {"func": f"open{name(*other)}()", "to": name(*other), "with": {"id": "1"}}
        for other in sorted(opened)
    ]
    spec = {
        "root": (area, number) == modules[0],
        "inputs": ["id: Int"],
        "view": ["show(title: String)"],
        "router": routes,
    }
    path = folder / area / f"{name(area, number)}.viper.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(spec))
(folder / "viper-gen.json").write_text('{ "root": true, "ui": "uikit" }')
