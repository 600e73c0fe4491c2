"""Copies the catalog for DocC: links between pages become links of DocC. Usage: site.py ROOT CATALOG

On GitHub, pages link to each other by file, and DocC knows them by name. Pages outside the catalog are added to the site.
Links to other files lead to GitHub. DocC finds pictures by file name, and doesn't need the comments above blocks.
"""

import pathlib
import re
import shutil
import sys

root, catalog = map(pathlib.Path, sys.argv[1:])
source = root / "Sources/viper-gen/Documentation.docc"
address = (root / ".ci/address").read_text().strip()
owner, name = address.split("/")
site = f"https://{owner}.github.io/{name}/documentation/viper-gen"
if f'documentation: "{site}"' not in (root / ".spi.yml").read_text():
    sys.exit(f"error: .spi.yml doesn't link to '{site}'")
shutil.copytree(source, catalog, dirs_exist_ok=True)

# Pages beside the catalog, by the names that they have in it.
names = {path.resolve(): path.stem for path in source.rglob("*.md")}
others = {
    root / "Templates/PACKS.md": "Packs",
    root / "Templates/LANGUAGE.md": "TemplateLanguage",
    root / "Templates/MOCKS.md": "MocksAndTests",
    root / "Sources/ViperGenPlugin/README.md": "ViperGenPlugin",
} | {path: "Pack-" + path.parent.name for path in sorted(root.glob("Templates/*/README.md"))}
for path, name in others.items():
    names[path.resolve()] = name
repeated = [name for name in names.values() if list(names.values()).count(name) > 1]
if repeated:
    sys.exit(f"error: pages of one name: {repeated}")


def anchors(path):
    """The anchors of a page by how GitHub writes them."""
    found = {}
    for title in re.findall(r"^#+ (.*)$", path.read_text(), re.M):
        words = re.sub(r"[`()?]", "", title)
        found[re.sub(r"[^\w\- ]", "", title).replace(" ", "-").lower()] = words.replace(" ", "-")
    return found


def converted(path):
    def link(match):
        text, target = match[1], match[2]
        if re.match(r"\w+:", target):
            return match[0]
        if target.endswith(".svg"):
            return f"[{text}]({pathlib.Path(target).name})"
        file, _, anchor = target.partition("#")
        page = (path.parent / file).resolve() if file else path.resolve()
        if not page.exists():
            sys.exit(f"error: {path}: '{target}' leads nowhere")
        if page not in names:
            place = page.relative_to(root.resolve())
            return f"[{text}](https://github.com/{address}/tree/main/{place})"
        if anchor:
            there = anchors(page)
            if anchor.lower() not in there:
                sys.exit(f"error: {path}: there is no '{anchor}' in '{page.name}'")
            anchor = "#" + there[anchor.lower()]
        return f"[{text}](doc:{names[page] if file else ''}{anchor})"

    page = re.sub(r"^ *<!-- .*? -->\n", "", path.read_text(), flags=re.M | re.S)
    parts = re.split(r"(^```.*?^```$)", page, flags=re.M | re.S)
    for index in range(0, len(parts), 2):
        parts[index] = re.sub(r"\[([^\]\n]+|[^\]]+?)\]\(([^)\s]+)\)", link, parts[index])
    return "".join(parts)


for path in source.rglob("*.md"):
    (catalog / path.relative_to(source)).write_text(converted(path))
first = catalog / "viper-gen.md"
text = first.read_text() + "\n### Templates\n\n"
for path, name in others.items():
    (catalog / f"{name}.md").write_text(converted(path))
    text += f"- [{name}](doc:{name})\n"
# Where there is a module's documentation, this page is a part of it; alone it is the first one.
first.write_text(text.replace("\n\n", "\n\n@Metadata {\n  @TechnologyRoot\n}\n\n", 1))
print(f"{len(names)} pages")
