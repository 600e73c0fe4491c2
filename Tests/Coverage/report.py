"""Line coverage by target, and the functions that no test calls, of what `swift test --enable-code-coverage` wrote.

usage: report.py FILE ROOT

uncalled.tsv names such functions, as patterns of `path: function`, each with the reason. Fails for one that it does
not name, and for a pattern that names none. Closures are named by their functions.
"""

import collections
import fnmatch
import json
import pathlib
import subprocess
import sys


def main():
    path, root = sys.argv[1:]
    data = json.loads(pathlib.Path(path).read_text())["data"][0]
    folder = root + "/Sources/"

    def is_counted(path):
        return path.startswith(folder) and not path.startswith(folder + "Examples/")

    lines = collections.defaultdict(lambda: [0, 0])
    for file in data["files"]:
        if is_counted(file["filename"]):
            target = file["filename"].removeprefix(folder).split("/")[0]
            for name in (target, "all"):
                lines[name][0] += file["summary"]["lines"]["covered"]
                lines[name][1] += file["summary"]["lines"]["count"]
    # A generic function, or one that is inlined, may stand there several times.
    places = collections.defaultdict(lambda: [0, ""])
    for function in data["functions"]:
        if is_counted(function["filenames"][0]):
            place = (function["filenames"][0].removeprefix(root + "/"), *function["regions"][0][:2])
            places[place][0] += function["count"]
            places[place][1] = function["name"].split(":")[-1]
    missed = sorted((place, name) for place, (count, name) in places.items() if count == 0)
    names = subprocess.run(
        ["swift", "demangle", "--compact", "--simplified"], input="\n".join(name for _, name in missed),
        capture_output=True, text=True, check=True).stdout.split("\n")
    rows = (pathlib.Path(__file__).parent / "uncalled.tsv").read_text().splitlines()
    reasons = dict(row.split("\t") for row in rows)
    used, unnamed = set(), 0
    for ((file, line, _), _), name in zip(missed, names):
        if "closure #" in name or name.startswith("variable initialization"):
            continue
        found = [pattern for pattern in reasons if fnmatch.fnmatchcase(f"{file}: {name}", pattern)]
        used.update(found)
        unnamed += not found
        print(f"{file}:{line}: {name}: {reasons[found[0]] if found else 'NOT NAMED'}")
    for pattern in reasons.keys() - used:
        print(f"named, yet called or gone: {pattern}")
    print()
    for target, (covered, count) in sorted(lines.items(), key=lambda entry: (entry[0] == "all", entry[0])):
        print(f"{target}: {100 * covered / count:.1f} % of {count} lines")
    print(f"{len(missed)} of {len(places)} functions and closures are not called")
    sys.exit(unnamed > 0 or used != reasons.keys())


main()
