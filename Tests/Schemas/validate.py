"""Holds the schemas against texts that the readers have judged. Usage: validate.py SCHEMAS JUDGED [-v]"""

import json
import pathlib
import sys

from jsonschema import Draft202012Validator

# Mistakes that a schema can see: each text with one of them must be refused. Others are the reader's, and counted.
SEEN = {
    "config": {"unknown-key", "invalid-type"},
    "pack": {"missing-related-key"},
    "viper": {
        "unexpected-close-key", "missing-related-key", "missing-key", "unexpected-in", "duplicate-conformance",
        "duplicate-import", "duplicate-implementation", "unexpected-swipe", "conflicting-signature-keys", "unknown-as", "unknown-key", "conflicting-while",
        "invalid-type",
    },
}

schemas, judged = map(pathlib.Path, sys.argv[1:3])
mistakes = []
for path in sorted(schemas.glob("*.schema.json")):
    name = path.name.removesuffix(".schema.json")
    schema = json.loads(path.read_text())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    good = sorted((judged / name / "good").glob("*.json"))
    for text in good:
        for error in validator.iter_errors(json.loads(text.read_text())):
            mistakes.append(f"{name}: {text.read_text()!r} is good, and refused: {error.message}")
    refused, left, unread = 0, {}, 0
    visible, seen = SEEN.get(name, set()), set()
    for text in sorted((judged / name / "bad").glob("*/*.json")):
        kind = text.parent.name
        try:
            value = json.loads(text.read_text())
        except ValueError:
            unread += 1
            continue
        if not validator.is_valid(value):
            refused += 1
            seen.add(kind)
            continue
        left[kind] = left.get(kind, 0) + 1
        if kind in visible:
            mistakes.append(f"{name}: {text.read_text()!r} has '{kind}', and is not refused")
    print(
        f"{name}: {len(good)} good texts; {refused} bad ones refused, {sum(left.values())} left to the reader, "
        f"{unread} no JSON")
    mistakes += [f"{name}: no text with '{kind}' was refused" for kind in sorted(visible - seen)]
    if left and "-v" in sys.argv:
        print("  " + ", ".join(f"{kind} {count}" for kind, count in sorted(left.items())))
for mistake in mistakes:
    print("error: " + mistake, file=sys.stderr)
sys.exit(1 if mistakes else 0)
