"""Writes mutants of viper-gen into a copy of its sources, all in one build, each behind a switch.

usage: tool.py COPY COUNT SEED LEFT-OUT

Fixed operators: a comparison becomes its neighbour, `&&` becomes `||`, a condition its opposite, `+ 1` becomes
`- 1`, a statement is left out. `VIPER_GEN_MUTANT=17` switches the seventeenth on. LEFT-OUT has a line
`path:line` for each that does not compile. Prints a line for each mutant: its number, place, change and line.
A change that a file has twice, in lines that read the same, has its place among them behind it: `< #2`.

Which sites are taken depends on the seed and on each site's path, change and line alone, so an edit elsewhere
changes neither the choice nor a survivor's row. Fails for a row that names no site. Statements that only reserve
memory are left out: nothing can notice them.
"""

import collections
import hashlib
import pathlib
import re
import sys

FOLDERS = [
    "SwiftMerge", "SwiftReading", "ViperSpec/Module", "ViperOwnership/Write", "ViperOwnership/Lock",
    "ViperPipeline/Write", "ViperPipeline/Lock", "ViperPipeline/Check", "ViperText/Lines",
    "ViperProject/Disk", "ViperOwnership/Check",
]
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
# Operators of Swift that nobody else uses: two arrows each.
ARROWS = [chr(0x2190 + n) for n in range(64)]
SUPPORT = """
import Foundation

/// The mutant that is switched on; 0 for none.
package let activeMutant = Int(ProcessInfo.processInfo.environment["VIPER_GEN_MUTANT"] ?? "") ?? 0

/// Which mutants a run comes to; nil where nobody asks.
private nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = {
  guard ProcessInfo.processInfo.environment["VIPER_GEN_REACHED"] != nil else { return nil }
  atexit {
    guard let flags = reached, let path = getenv("VIPER_GEN_REACHED"), let file = fopen(path, "w")
    else { return }
    for number in 0..<limit where flags[number] != 0 { fputs("\\(number)\\n", file) }
    fclose(file)
  }
  let flags = UnsafeMutablePointer<UInt8>.allocate(capacity: limit)
  flags.initialize(repeating: 0, count: limit)
  return flags
}()
private let limit = 1 << 16

@inline(never) package func mutant(_ number: Int) -> Bool {
  if let reached { reached[number] = 1 }
  return activeMutant == number
}
"""


def operator(number):
    return ARROWS[number // 64] + ARROWS[number % 64]


def balanced(text):
    depth = 0
    for character in text:
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
        if depth < 0:
            return False
    return depth == 0


def candidates(lines, index):
    """What may be changed in a line: the operator's name, and a function that writes the line anew."""
    line = lines[index]
    code = line.strip()
    if not code or code.startswith(("//", "///", "import ", "@", "#", "case ")) or '"' in code:
        return
    for match in re.finditer(r" (<|<=|>|>=|==|!=|&&|\|\|) ", line):
        yield match[1], lambda n, m=match: line[: m.start() + 1] + operator(n) + line[m.end() - 1 :]
    for match in re.finditer(r" ([+-]) 1\b(?!\.)", line):
        yield match[1] + " 1", lambda n, m=match: (
            line[: m.start()] + f" {m[1]} (mutant({n}) ? -1 : 1)" + line[m.end() :])
    match = re.match(r"^(\s*(?:\} else )?(?:if|guard|while) )((?!let |var |case |#)[^,{}]+?)( else \{| \{)(.*)$", line)
    if match and balanced(match[2]):
        yield "condition", lambda n, match=match: f"{match[1]}mutant({n}) != ({match[2]}){match[3]}{match[4]}"
    # A line that goes on with the one above is no statement, and one alone in its braces may be a value.
    before, after = (lines[index + step].strip() if 0 <= index + step < len(lines) else "" for step in (-1, 1))
    match = re.match(r"^(\s+)([a-z][\w.]*(?:\(.*\)| [+-]= .*))$", line)
    if not re.search(r"[{};)\]]$", before) or before.endswith("{") and after.startswith("}") and "=" not in code:
        match = None
    excluded = r"(return|throw|super|self\.init|let|var|try)\b|.*\breserveCapacity\("
    if match and balanced(match[2]) and not re.match(excluded, match[2]):
        yield "statement", lambda n, match=match: f"{match[1]}if !mutant({n}) {{ {match[2]} }}"


def declaration(kind, number):
    name = operator(number)
    if kind in ("&&", "||"):
        other = "||" if kind == "&&" else "&&"
        precedence = "LogicalConjunctionPrecedence" if kind == "&&" else "LogicalDisjunctionPrecedence"
        return (
            f"infix operator {name}: {precedence}\n"
            f"package func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{\n"
            f"  try mutant({number}) ? a {other} b() : a {kind} b()\n}}\n")
    limit = "Equatable" if kind in ("==", "!=") else "Comparable"
    return (
        f"infix operator {name}: ComparisonPrecedence\n"
        f"package func {name} <T: {limit}>(a: T, b: T) -> Bool {{\n"
        f"  mutant({number}) ? a {COMPARISONS[kind]} b : a {kind} b\n}}\n")


def main():
    copy, count, seed, left_out = sys.argv[1:]
    root = pathlib.Path(copy) / "Sources"
    skipped = set()
    for place in pathlib.Path(left_out).read_text().split():
        path, line = place.rsplit(":", 1)
        skipped.add((path, int(line)))
    sites = []
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.swift")):
            lines = path.read_text().split("\n")
            is_text = False
            for index, line in enumerate(lines):
                is_text ^= line.count('"""') % 2 == 1
                if not is_text:
                    sites += [(path, index, kind, change) for kind, change in candidates(lines, index)]
    seen = collections.Counter()
    names, order = set(), []
    for path, index, kind, change in sites:
        name = (str(path.relative_to(copy)), kind, path.read_text().split("\n")[index].strip())
        seen[name] += 1
        digest = hashlib.sha256("\0".join((seed, *name, str(seen[name]))).encode()).digest()
        label = kind if seen[name] == 1 else f"{kind} #{seen[name]}"
        names.add((name[0], label, name[2]))
        order.append((digest, path, index, kind, label, change))
    order.sort(key=lambda entry: entry[0])
    rows = (pathlib.Path(__file__).parent / "survivors.tsv").read_text().splitlines()
    unknown = [row for row in rows if tuple(row.split("\t")[:3]) not in names]
    if unknown:
        sys.exit("survivors.tsv names what is not there:\n" + "\n".join(unknown))
    # One a line, so that a change is a change of what was there. What is left out changes no other's number.
    chosen, taken = [], set()
    for number, (_, path, index, kind, label, change) in enumerate(order, 1):
        place = (str(path.relative_to(copy)), index + 1)
        if len(chosen) < int(count) and place not in taken | skipped:
            chosen.append((number, path, index, kind, label, change))
            taken.add(place)
    support = [SUPPORT]
    texts = {}
    for number, path, index, kind, label, change in chosen:
        lines = texts.setdefault(path, path.read_text().split("\n"))
        print(f"{number}\t{path.relative_to(copy)}:{index + 1}\t{label}\t{lines[index].strip()}")
        lines[index] = change(number)
        if kind in COMPARISONS or kind in ("&&", "||"):
            support.append(declaration(kind, number))
    for path, lines in texts.items():
        text = "\n".join(lines)
        if not re.search(r"^import ViperText$", text, re.M):
            # On the first line, so that the numbers of lines stay.
            text = "import ViperText; " + text
        path.write_text(text)
    (root / "ViperText" / "Mutants.swift").write_text("\n".join(support))


main()
