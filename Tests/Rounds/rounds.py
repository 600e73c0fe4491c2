"""Rounds of trouble for a viper-gen that is at work; `run` says which and what holds after each.

usage: rounds.py TOOL FOLDER ROUNDS SEED KIND...

The specs change between two versions, so that each run has something to write. What undisturbed runs make of
them is what files are compared with.
"""

import os
import pathlib
import random
import subprocess
import sys
import time

MODULES = 3
LINE = "  /// A line that somebody wrote.\n"
SPEC = """{
  "ui": "none", "inputs": ["id: %s"], "yours": ["presenter"], "viewOutput": ["didTap()"],
  "interactor": [{ "func": "load()", "body": "print(\\"loaded\\")" }]
}
"""
REFUSALS = {
    "full": "No space left on device", "inodes": "No space left on device",
    "readonly": "Read-only file system", "editor": "it was changed during the run; run the command again",
}
# What a run that meets another may say: it has seen the other's files come and go.
MEETINGS = ("it was changed during the run; run the command again", "No such file or directory", "Directory not empty", "File exists")


class Trouble(Exception):
    """What a round found wrong."""


class Project:
    """A project on a file system in memory of its own."""

    def __init__(self, tool, folder):
        self.tool = tool
        self.folder = pathlib.Path(folder) / "disk"
        self.folder.mkdir()
        self.mount("-t", "tmpfs", "-o", "size=1m,nr_inodes=400", "viper-gen")
        self.root = self.folder / "project"
        self.root.mkdir()
        (self.root / "Specs").mkdir()
        (self.root / "viper-gen.json").write_text('{ "root": true, "output": "Modules" }')
        self.environment = {**os.environ, "HOME": str(self.folder)}
        self.complete(0)
        for path in self.presenters():
            path.write_text(path.read_text().replace("  func didTap()", LINE + "  func didTap()"))
        self.references = []
        self.snapshots = []
        for version in (0, 1, 0, 1):
            self.complete(version)
            self.references.append(self.files())
        if self.references[:2] != self.references[2:]:
            raise Trouble("the versions of the specs do not lead to each other")
        start = time.monotonic()
        self.complete(0)
        self.duration = time.monotonic() - start

    def mount(self, *options):
        return subprocess.run(["mount", *options, self.folder], capture_output=True).returncode == 0

    def presenters(self):
        return sorted(self.root.glob("Modules/*/*Presenter.swift"))

    def specify(self, version):
        """Writes the specs in place: on a full disk there is no room for others."""
        for number in range(MODULES):
            path = self.root / "Specs" / f"Module{number}.viper.json"
            with open(path, "r+" if path.exists() else "w") as file:
                file.write(SPEC % ["Int", "UInt"][version])
                file.truncate()

    def start(self):
        return subprocess.Popen(
            [self.tool, "generate", "-q"], cwd=self.root, env=self.environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def complete(self, version):
        self.specify(version)
        process = self.start()
        output = process.communicate()[0]
        if process.returncode != 0:
            raise Trouble(f"an undisturbed run ends with {process.returncode}: {output}")

    def files(self):
        return {
            str(path.relative_to(self.root)): path.read_bytes()
            for path in self.root.rglob("*") if path.is_file() and path.parent.name != "Specs"}

    def restore(self, version):
        for name, data in self.references[version].items():
            (self.root / name).write_bytes(data)

    def check_whole(self, files, apart=()):
        for name in self.references[0]:
            if name.endswith(".swift") and name not in apart:
                if files.get(name) not in [reference[name] for reference in self.references]:
                    raise Trouble(f"{name} is torn or lost")

    def check_complete(self, version):
        files, reference = self.files(), self.references[version]
        wrong = sorted(n for n in files.keys() | reference.keys() if files.get(n) != reference.get(n))
        if wrong:
            raise Trouble(f"after a complete run these differ: {wrong}")


def check_refusal(kind, process, output):
    if process.returncode not in (0, 2) or process.returncode == 2 and REFUSALS[kind] not in output:
        raise Trouble(f"the run ends with {process.returncode}: {output}")


def kill(project, _):
    process = project.start()
    time.sleep(random.uniform(0, project.duration))
    process.kill()
    process.communicate()
    return process.returncode != 0


def fill(project, kind):
    """Leaves some pages or inodes, fewer than a run takes."""
    left = random.randrange(0, 40)
    fillers = []
    try:
        status = os.statvfs(project.folder)
        if kind == "full":
            fillers = [project.folder / "filler"]
            with open(fillers[0], "wb") as file:
                os.posix_fallocate(file.fileno(), 0, max(1, status.f_bavail - left) * status.f_frsize)
        else:
            for number in range(max(0, status.f_favail - left)):
                fillers.append(project.folder / f"filler{number}")
                fillers[-1].touch()
        process = project.start()
        output = process.communicate()[0]
    finally:
        for filler in fillers:
            filler.unlink()
    check_refusal(kind, process, output)
    return process.returncode != 0


def make_read_only(project, kind):
    process = project.start()
    time.sleep(random.uniform(0, project.duration))
    # Refused while a file is open for writing.
    while not (is_done := project.mount("-o", "remount,ro")) and process.poll() is None:
        pass
    output = process.communicate()[0]
    if is_done:
        project.mount("-o", "remount,rw")
    check_refusal(kind, process, output)
    return process.returncode != 0


def edit(project, kind):
    """An editor that has had the file open since before the run saves it, as a new file or in place.

    In place means emptied when it is opened, as editors do. Of a file that is written over without that, what is
    written once the run has looked at it for the last time is lost: two of 6000 rounds.
    """
    path = random.choice(project.presenters())
    text = path.read_text()
    saved = text + "// saved\n"
    process = project.start()
    other = path.with_name(".saved")
    other.write_text(saved)
    time.sleep(random.uniform(0, project.duration))
    if random.random() < 0.5:
        other.rename(path)
    else:
        other.unlink()
        path.write_text(saved)
    output = process.communicate()[0]
    check_refusal(kind, process, output)
    if "// saved\n" not in path.read_text() or LINE not in path.read_text():
        raise Trouble(f"{path.name} has lost what the editor saved; the run ended with {process.returncode}")
    project.check_whole(project.files(), apart=[str(path.relative_to(project.root))])
    return process.returncode != 0


def meet(project, _):
    processes = [project.start() for _ in range(4)]
    refused = False
    for process in processes:
        output = process.communicate()[0]
        if process.returncode == 0:
            continue
        refused = True
        if process.returncode != 2 or not any(meeting in output for meeting in MEETINGS):
            raise Trouble(f"a run that met others ends with {process.returncode}: {output}")
    return refused


KINDS = {
    "kill": kill, "full": fill, "inodes": fill, "readonly": make_read_only, "editor": edit, "itself": meet,
}


def main():
    tool, folder, rounds, seed, *kinds = sys.argv[1:]
    project = Project(tool, folder)
    failed = 0
    for kind in kinds:
        random.seed(f"{seed} {kind}")
        start = time.monotonic()
        met, wrong = 0, 0
        project.complete(0)
        for number in range(1, int(rounds) + 1):
            version = number % 2
            try:
                project.specify(version)
                met += KINDS[kind](project, kind)
                if kind == "editor":
                    project.restore(version)
                else:
                    project.check_whole(project.files())
                project.complete(version)
                project.check_complete(version)
            except Trouble as trouble:
                wrong += 1
                if wrong <= 5:
                    print(f"{kind}: round {number}, seed {seed}: {trouble}")
                project.restore(version)
                project.complete(version)
        print(f"{kind}: {rounds} rounds in {time.monotonic() - start:.0f} s, {met} disturbed, {wrong} wrong", flush=True)
        failed += wrong
    sys.exit(1 if failed else 0)


main()
