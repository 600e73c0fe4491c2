"""Reads Xcode projects with the package pbxproj, which knows nothing of viper-gen.

config PROJECT                writes a config that puts modules where the app's sources are
compare OLD NEW CONFIG        fails unless NEW is OLD with the new files in their groups and targets
"""
import json
import os
import re
import sys

from pbxproj import XcodeProject


def objects(path):
    project = XcodeProject.load(path)
    tree = {}
    for item in project.objects.get_objects_in_section(*project.objects.get_sections()):
        tree[item.get_id()] = json.loads(json.dumps(item, default=plain))
    return project, tree


def plain(value):
    if hasattr(value, "get_keys"):
        return {key: value[key] for key in value.get_keys()}
    return str(value)


def paths(project, tree):
    """The path of each object from the project's folder, by id, where that can be said."""
    found = {}
    main = project.objects[project.rootObject].mainGroup
    waiting = [(main, "")]
    while waiting:
        key, above = waiting.pop()
        item = tree.get(key)
        if item is None or key in found:
            continue
        place = {"<group>": above, "SOURCE_ROOT": ""}.get(item.get("sourceTree"))
        if place is None:
            continue
        found[key] = os.path.normpath(os.path.join(place, item.get("path", "")))
        for child in item.get("children", []):
            waiting.append((child, found[key]))
    return found


def targets(project, tree, kind):
    for key in project.objects[project.rootObject].targets:
        if tree[key].get("productType") == "com.apple.product-type." + kind:
            yield key


def sources(tree, target):
    """The references that a target compiles."""
    for phase in tree[target]["buildPhases"]:
        if tree[phase]["isa"] == "PBXSourcesBuildPhase":
            for build in tree[phase]["files"]:
                yield tree[build].get("fileRef")


def home(project, tree, target):
    """The folder that most files of a target lie in."""
    found = paths(project, tree)
    folders = [os.path.dirname(found[key]) for key in sources(tree, target) if key in found]
    return max(sorted(set(folders)), key=folders.count) if folders else None


def config(path):
    project, tree = objects(path)
    apps = list(targets(project, tree, "application"))
    if not apps or home(project, tree, apps[0]) is None:
        sys.exit(1)
    folder = os.path.dirname(os.path.dirname(path))
    keys = {
        "root": True,
        "specs": "Specs",
        "runtime": "package",
        "output": os.path.join(folder, home(project, tree, apps[0])),
        "xcode": {"project": os.path.dirname(path), "targets": [tree[apps[0]]["name"]]},
    }
    for tests in targets(project, tree, "bundle.unit-test"):
        if home(project, tree, tests) is not None:
            keys["tests"] = os.path.join(folder, home(project, tree, tests))
            keys["testModule"] = re.sub(r"\W", "_", tree[apps[0]]["name"])
            keys["xcode"]["testTargets"] = [tree[tests]["name"]]
            break
    json.dump(keys, sys.stdout, indent=2)


def check(is_right, what):
    if not is_right:
        sys.exit("error: " + what)


def compare(old_path, new_path, config_path):
    with open(config_path, encoding="utf-8") as file:
        keys = json.load(file)
    _, old = objects(old_path)
    project, new = objects(new_path)
    for key, item in old.items():
        now = new.get(key)
        check(now is not None and now["isa"] == item["isa"], f"{key} has gone")
        for name, value in item.items():
            if isinstance(value, list) and name in ("children", "files"):
                kept = [element for element in now[name] if element in value]
                check(kept == value, f"{key}: the order of '{name}' has changed")
                check(all(element not in old for element in now[name] if element not in value), key)
            else:
                check(now[name] == value, f"{key}: '{name}' has changed")
    folder = os.path.dirname(os.path.dirname(new_path))
    found = paths(project, new)
    listed = [element for item in new.values() for element in item.get("children", [])]
    built = [element for item in new.values() for element in item.get("files", [])]
    names = {"targets": [], "testTargets": []}
    for key in sorted(set(new) - set(old)):
        item = new[key]
        check(len(key) == 24, f"{key} is no id")
        if item["isa"] == "PBXBuildFile":
            check(built.count(key) == 1, f"{key} is in {built.count(key)} targets")
            continue
        check(listed.count(key) == 1, f"{key} is in {listed.count(key)} groups")
        path = os.path.join(folder, found[key])
        if item["isa"] == "PBXGroup":
            check(os.path.isdir(path), f"can't find the folder {path}")
            continue
        check(os.path.isfile(path), f"there is no file {path}")
        is_test = "tests" in keys and path.startswith(keys["tests"] + os.sep)
        kind = "testTargets" if is_test else "targets"
        names[kind].append(path)
        for target in keys["xcode"][kind]:
            own = next(key for key, item in new.items()
                       if item.get("name") == target and "buildPhases" in item)
            check(list(sources(new, own)).count(key) == 1, f"{target} does not compile {path}")
    check(len(names["targets"]) >= 6, "files of the module are missing")
    check("tests" not in keys or len(names["testTargets"]) == 2, "mocks and tests are missing")
    on_disk = [os.path.join(place, name) for place, _, files in os.walk(keys["output"])
               for name in files if name.startswith("ViperTrial") and name.endswith(".swift")]
    known = {os.path.normpath(os.path.join(folder, path)) for path in found.values()}
    check(all(os.path.normpath(path) in known for path in on_disk), "a file on the disk is missing")


if __name__ == "__main__":
    {"config": config, "compare": compare}[sys.argv[1]](*sys.argv[2:])
