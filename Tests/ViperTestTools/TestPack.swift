import TestTools
import ViperPack
import ViperText

/// A pack of another dialect: none of its words are those of the built-in one.
package enum TestPack {
  package static let manifest = """
    {
      "name": "clean",
      "summary": "Scene, Logic and Maker",
      "roles": [
        { "key": "scene", "name": "{{ module.name }}Scene", "summary": "Shows {{ module.name }}." },
        { "key": "logic", "name": "{{ module.name }}Logic", "summary": "Thinks." },
        { "key": "maker", "name": "{{ module.name }}Maker", "summary": "Makes.", "yours": false }
      ],
      "contracts": [
        {
          "key": "businessLogic", "name": "{{ module.name }}BusinessLogic", "summary": "Asks.",
          "conformer": "logic", "caller": "scene", "property": "brain"
        },
        {
          "key": "displayLogic", "name": "{{ module.name }}DisplayLogic", "summary": "Answers.",
          "conformer": "scene", "caller": "logic", "property": "screen", "weak": true
        }
      ],
      "output": { "name": "{{ module.name }}Delegate", "summary": "Tells." },
      "holders": { "inputs": "logic", "services": "logic", "state": "scene", "output": "logic" },
      "uiFrameworks": [{ "key": "text" }, { "key": "gui", "routes": ["show", "close"] }],
      "builder": "maker",
      "files": [
        { "template": "All.swift", "path": "{{ module.name }}All.swift" },
        { "template": "parts/Part.swift", "path": "Parts/{{ roles.scene.name }}.swift", "component": "scene" },
        {
          "template": "Entities.swift", "path": "{{ module.name }}Entities.swift",
          "when": "module.entities and module.ui == \\"gui\\""
        }
      ]
    }
    """

  package static let templates = [
    "All.swift": """
    {% for contract in contracts %}
    protocol {{ contract.name }} {
    {% for member in contract.members %}
      {{ member.declaration }}
    {% endfor %}
    }

    {% endfor %}
    {% include "parts/maker.swift", role: roles.maker %}

    """,
    "parts/maker.swift": """
    enum {{ role.name }} {
      // build({{ build.parameters | join: ", " }})
    }

    """,
    "parts/Part.swift": "// {{ roles.scene.summary }}\nfinal class {{ roles.scene.name }} {}\n",
    "Entities.swift":
      "{% for entity in module.entities %}struct {{ entity.name }} {}{% endfor %}\n",
    "README.md": "{{ nobody parses this",
  ]

  /// The files of the pack, some of them replaced.
  package static func files(
    _ manifest: String = manifest, _ changes: [String: String?] = [:]
  ) -> [String: String] {
    var files: [String: String] = templates
    files["pack.json"] = manifest
    for (name, text) in changes { files[name] = text }
    return files
  }

  package static func read(_ files: [String: String]) -> (pack: Pack?, screen: String) {
    let sources = files.map { ($0.key, SourceText(path: "packs/clean/\($0.key)", text: $0.value)) }
    let (pack, diagnostics) = PackReader.read(
      Dictionary(uniqueKeysWithValues: sources), path: "packs/clean")
    let error = diagnostics.first { $0.severity == .error }
    keepJudged(files["pack.json"] ?? "", schema: "pack", error: error?.id)
    return (pack, screen(diagnostics))
  }
}
