import TestTools
import ViperAdopt
import ViperPipeline
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText
import XcodeProject

/// The readers of whole files of other people's.
extension FuzzTarget {
  static let template = FuzzTarget(
    "template",
    seeds: SeedFiles.all(below: "Templates/viper", suffix: ".swift") + [Array(exotic.utf8)]
  ) { bytes in
    let sources = [
      "main": SourceText(path: "main", bytes: bytes),
      "row": SourceText(path: "row", text: "{{ x }}\n"),
    ]
    var (library, diagnostics) = TemplateLibrary.parse(sources)
    var output: [UInt8] = []
    diagnostics += library.render("main", values, into: &output)
    return unshown(diagnostics)
  }

  private static let exotic = """
    {%- assign title = name | capitalize | replace: "a", 'b' -%}
    {% for row in rows %}{% if row.on and not (forloop.last or days <= 3) %}{{ row.name | camelCase }}
      {% elif row.name in "ab" %}{{ "\\"é👋\\n" | quote }}{% else %}
      {% include "row", x: row.name | default: "-" %}{% endif %}{% empty %}{% endfor %}
    {% for key, value in place %}{{ key }}: {{ value | append: key | indent: 2 }}{% endfor %}{% raw %}{{ raw }}{% endraw %}
    {% unless rows | where: "on", true | map: "name" | join: ", " == "a" %}{{ rows.0.name }}{% endunless %}
    """

  private static let values: [String: TemplateValue] = [
    "name": "trip", "days": 3, "rows": [["name": "a", "on": true], ["name": "b", "on": false]],
    "place": ["city": "Roma"], "x": "x",
  ]

  /// An app of one file or more; each spec that it gets can be read, and so can its config.
  static let adopt = FuzzTarget("adopt", seeds: apps) { bytes in
    let texts = bytes.split(separator: separator, maxSplits: 9).map(Array.init)
    let files = texts.enumerated().compactMap { index, text in
      AppFile(path: "/p/\(index).swift", source: SourceText(path: "\(index).swift", bytes: text))
    }
    let adoption = Adoption(App(files), AdoptionRequest(root: "/p"))
    for text in adoption.modules.compactMap(\.new) + [Array(adoption.configText.utf8)] {
      let (node, diagnostics) = JSONParser.parse(SourceText(path: "a.json", bytes: text))
      if node == nil || !diagnostics.isEmpty {
        return "wrote \(String(decoding: text, as: UTF8.self))"
      }
    }
    return unshown(adoption.notAdopted + adoption.modules.flatMap(\.diagnostics))
  }

  /// The modules of the examples, each as one app.
  private static let apps = ["Trips", "Articles", "Home"].flatMap { app in
    ["Contracts", "Presenter", "Router", "Builder", "Interactor", "View"].map {
      SeedFiles.all(below: "Generated/\(app)", suffix: "\($0).swift")
    }.reduce([]) { apps, parts in
      apps.isEmpty ? parts : zip(apps, parts).map { $0 + [separator] + $1 }
    }
  }

  /// A cache is read as it was written, or not at all.
  static let cache = FuzzTarget("cache", seeds: [ModuleCache.bytes(of: someEntries, in: "/p")]) {
    guard let entries = ModuleCache.entries(in: $0, of: "/p") else { return nil }
    let again = ModuleCache.entries(in: ModuleCache.bytes(of: entries, in: "/p"), of: "/p")
    return again == entries ? nil : "is read as another"
  }

  private static let someEntries = [
    "/p/A.viper.json": ModuleCache.Entry(
      key: ByteHash([1]), files: [.init(path: "/p/A/AView.swift", status: .skip)],
      notes: ["a note"],
      answers: ["/p/A": DiskAnswer(listing: ByteHash([2]))], check: .onlyNotes)
  ]

  static let xcode = FuzzTarget(
    "xcode",
    seeds: [XcodeProjectText.grouped(), XcodeProjectText.synchronized].map { Array($0.utf8) }
  ) {
    let (file, diagnostics) = ProjectFile.read(
      SourceText(path: "project.pbxproj", bytes: $0), in: "/p")
    if let file {
      let edit = ProjectEdit(file)
      _ = edit.answer(for: "/p/App/A.swift", targets: file.targets)
    }
    return unshown(diagnostics)
  }
}
