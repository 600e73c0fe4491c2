"""Runs the tests against each mutant of a build, and says which survive.

usage: judge.py COPY WORK

Each suite runs alone at first, without a mutant, to see how long it takes and which mutants it comes to. A mutant
is then tried with suites that come to it until a test fails: those of its own target and then all others, the
quickest first, as many as take PATIENCE seconds. Suites that start processes are tried with mutants of their own
target, if they are not slow. WORK/mutants has the mutants.

What survives stands in survivors.tsv with a reason. One that begins with `equivalent` says that nothing can notice
the mutant: it does not count.
"""

import concurrent.futures
import csv
import os
import pathlib
import re
import subprocess
import sys
import time

SLOWEST = 60
SLOWEST_WITH_PROCESSES = 20
PATIENCE = 150
# How many seconds the suites of one run may take together, as they took alone.
BATCHES = (2, 10, 40, PATIENCE)


def run(binary, suites, log, mutant=0, reached=None, limit=SLOWEST):
    """Whether all tests pass; ends with the first that fails. A run that takes too long hangs."""
    variables = dict(os.environ, VIPER_GEN_MUTANT=str(mutant))
    if reached:
        variables["VIPER_GEN_REACHED"] = str(reached)
    names = "|".join(re.escape(suite) for suite in suites)
    command = [binary, "--testing-library", "swift-testing", "--filter", f"^({names})/"]
    start = time.monotonic()
    with open(log, "wb") as output, subprocess.Popen(
        ["bash", "-c", 'ulimit -v 16000000 && exec "$@"', "bash", *command], stdout=output, stderr=output, env=variables,
        cwd=pathlib.Path(binary).parents[2],
    ) as process:
        seen = 0
        while process.poll() is None:
            time.sleep(0.1)
            with open(log, "rb") as text:
                text.seek(max(0, seen - 100))
                tail = text.read()
                seen = text.tell()
            if b"recorded an issue" in tail or time.monotonic() - start > limit:
                process.kill()
                return False
        return process.returncode == 0


def suites(binary):
    """All suites, and those that start processes."""
    tests = subprocess.run(
        [binary, "--testing-library", "swift-testing", "--list-tests"], capture_output=True, text=True, check=True)
    found = {line.split("/")[0] for line in tests.stdout.split("\n") if "/" in line}
    sources = pathlib.Path(binary).parents[3] / "Tests"
    text = "\n".join(path.read_text() for path in sources.rglob("*.swift"))
    starting = set(re.findall(r"processesInTurn.*\) (?:final )?(?:struct|class|enum) (\w+)", text))
    return sorted(found), {suite for suite in found if suite.split(".")[-1] in starting}


def main():
    copy, work = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    binary = str(next((copy / ".build/debug").resolve().glob("*.xctest")))
    cores = os.cpu_count()
    for folder in ("reached", "logs"):
        (work / folder).mkdir(exist_ok=True)

    all_suites, starting = suites(binary)

    def look(suite):
        limit = SLOWEST_WITH_PROCESSES if suite in starting else SLOWEST
        reached = work / "reached" / suite
        reached.unlink(missing_ok=True)
        start = time.monotonic()
        passed = run(binary, [suite], work / "logs" / suite, reached=reached, limit=limit)
        took = time.monotonic() - start
        numbers = set(map(int, reached.read_text().split())) if passed and reached.exists() else set()
        return suite, passed, took > limit, took, numbers

    times, reaching = {}, {}
    with concurrent.futures.ThreadPoolExecutor(cores) as pool:
        for suite, passed, is_slow, took, numbers in pool.map(look, all_suites):
            if passed:
                times[suite] = took
                for number in numbers:
                    reaching.setdefault(number, []).append(suite)
            else:
                why = "takes too long" if is_slow else "fails without any mutant"
                print(f"left out, since it {why}: {suite}", file=sys.stderr)
    print(f"{len(times)} suites, {sum(times.values()):.0f} s", file=sys.stderr)

    def is_caught(mutant):
        number, path = mutant[:2]
        own = path.split("/")[1] + "Tests."
        left = [suite for suite in reaching.get(number, []) if suite.startswith(own) or suite not in starting]
        left.sort(key=lambda suite: (not suite.startswith(own), times[suite]))
        spent = 0
        for limit in BATCHES:
            batch = []
            while left and spent + times[left[0]] <= limit:
                spent += times[left[0]]
                batch.append(left.pop(0))
            expected = sum(times[suite] for suite in batch)
            log = work / "logs" / str(number)
            if batch and not run(binary, batch, log, mutant=number, limit=30 + 4 * expected):
                return True
        return False

    with open(work / "mutants") as file:
        mutants = [(int(row[0]), row[1].rsplit(":", 1)[0], row[2], row[3]) for row in csv.reader(
            file, delimiter="\t", quoting=csv.QUOTE_NONE)]
    with open(pathlib.Path(__file__).parent / "survivors.tsv") as file:
        known = {tuple(row[:3]): row[3] for row in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}
    caught, equivalent, unnamed = 0, 0, 0
    with concurrent.futures.ThreadPoolExecutor(cores) as pool:
        for mutant, is_dead in zip(mutants, pool.map(is_caught, mutants)):
            number, *row = mutant
            reason = known.get(tuple(row))
            if is_dead:
                caught += 1
                if reason:
                    print("caught, yet listed: " + "\t".join(row))
                continue
            unnamed += reason is None
            equivalent += reason is not None and reason.startswith("equivalent")
            never = "" if number in reaching else " (no test comes to it)"
            print("survived: " + "\t".join(row) + f": {reason or 'NOT LISTED'}{never}", flush=True)
    counted = len(mutants) - equivalent
    print(f"{caught} of {counted} caught ({100 * caught // counted} %); {equivalent} more can't be noticed")
    sys.exit(unnamed > 0 or 100 * caught < 95 * counted)


main()
