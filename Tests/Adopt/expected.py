"""The modules and contracts that adopt should find.

A module is a type named `…Presenter`, or `…ViewModel` with a protocol of an interactor or a router, that has a
property for an interactor or a router (VIPER), or to which an interactor has a property (Clean Swift).
These aren't modules: screens, superclasses of presenters, test doubles, tests, templates, third-party code,
files that no target of the Xcode project lists, and presenters without interactor and router (MVP).

A contract is a protocol with a component's word in its name, to which a type with such a name conforms. It has
the name of a module, or the presenter of a module references it or conforms to it.
These aren't contracts: delegates and data sources, and base protocols that other protocols inherit.
"""
import re
from pathlib import Path

DOUBLE = re.compile(r"Mock|Stub|Fake|Spy|Dummy|Test(?!im)|Preview|__|^Any[A-Z]")
FOREIGN = re.compile(
    r"(^|/)(Pods|Carthage|DerivedData|[Vv]endor|[Gg]enerated|\.build|[^/]*(Tests?|Mocks)"
    r"|[^/]*\.(xctemplate|playground|framework|xcframework))/|(Tests?|Mocks?|\.generated)\.swift$")
PRESENTER = re.compile(r"(Presenter|Presentor|ViewModel)(Impl|Implementation)?$")
LINK = re.compile(r"Interactor|UseCase|Rout(er|ing)|Wire[fF]rame|Coordinator|Navigator")
SCREEN = re.compile(r"(View|Controller|Cell)$")
WORD = re.compile(
    r"View(?!Model)|Display|Present|Interact|BusinessLogic|Rout(er|ing)|Wire[fF]rame|DataStore|DataPassing")
TYPE = re.compile(
    r"\b(class|struct|enum|actor|protocol|extension)\s+([A-Z_][\w.]*)\s*(?:<[^{]*?>)?\s*(?::([^{]*))?"
    r"(?:\bwhere\b[^{]*)?\{")
PROPERTY = re.compile(r"\b(?:let|var)\s+(\w+)\s*(?::\s*([^={\n]+)|=\s*([A-Z]\w*)\()")


def code(text):
    """Removes strings and comments."""
    text = re.sub(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', '""', text)
    return re.sub(r"/\*(?:.|\n)*?\*/|//[^\n]*", "", text)


def words(text):
    return set(re.findall(r"\w+", text))


def body(text, start):
    depth = 0
    for index in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return text[start:index]
    return text[start:]


class Source:
    """The declarations of an app: parents, properties and subtypes by name."""

    def __init__(self, root):
        self.kinds, self.parents, self.properties = {}, {}, {}
        listed = self.listed(root)
        for path in sorted(root.rglob("*.swift")):
            name = str(path.relative_to(root))
            if FOREIGN.search(name) or not path.is_file() or (listed and path.name not in listed):
                continue
            text = code(path.read_text(errors="replace"))
            for match in TYPE.finditer(text):
                kind, name, parents = match.groups()
                if kind != "extension":
                    self.kinds.setdefault(name, kind)
                self.parents.setdefault(name, set()).update(words(parents or ""))
                found = PROPERTY.findall(body(text, match.end() - 1))
                self.properties.setdefault(name, []).extend((p, t or made) for p, t, made in found)
        self.protocols = {n for n, kind in self.kinds.items() if kind == "protocol"}
        self.types = {n for n in self.parents if n not in self.protocols and not DOUBLE.search(n)}

    @staticmethod
    def listed(root):
        """The text of all Xcode projects; nil if files can be in targets without being listed."""
        texts = [p.read_text(errors="replace") for p in root.rglob("project.pbxproj")]
        others = [p for n in ("Project.swift", "project.yml", "Package.swift") for p in root.rglob(n)]
        isWhole = texts and not others and not any("SynchronizedRootGroup" in t for t in texts)
        return "".join(texts) if isWhole else None

    def conformers(self, protocol):
        """The types named like components that conform to a protocol."""
        return {n for n in self.types if protocol in self.parents[n] and (WORD.search(n) or PRESENTER.search(n))}

    def presenters(self):
        bases = set().union(*(self.parents[n] for n in self.types if self.kinds.get(n) == "class"), set())
        interactors = [n for n in self.types if "Interactor" in n]
        for name in sorted(self.types):
            own = {name} | (self.parents[name] & self.protocols)
            if not PRESENTER.search(name) or name in bases or any(map(SCREEN.search, self.parents[name] - own)):
                continue
            isModel = "ViewModel" in name
            links = [t for p, t in self.properties[name] if LINK.search(t) or not isModel and LINK.search(p.title())]
            if isModel:
                links = [t for t in links if re.search("Interactor|Router", t) and words(t) & self.protocols]
            calls = [t for n in interactors for _, t in self.properties[n] if words(t) & own]
            if links or calls and not isModel:
                yield name

    def contracts(self, presenters):
        stems = {PRESENTER.sub("", n) for n in presenters} - {""}
        bases = set().union(*(self.parents[n] for n in self.protocols), set())
        near = set().union(*(self.parents[n] for n in presenters), set())
        near |= {w for n in presenters for _, t in self.properties[n] for w in words(t)}
        for name in sorted(self.protocols - bases):
            if not WORD.search(name) or re.search("Delegate|DataSource", name) or DOUBLE.search(name):
                continue
            isNamed = any(re.match(rf"[A-Z]{{0,3}}{stem}(?![a-z])", name) for stem in stems)
            if (isNamed or name in near) and self.conformers(name):
                yield name
