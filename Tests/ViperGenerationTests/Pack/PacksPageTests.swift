import Foundation
import TestTools
import Testing
import ViperPlan
import ViperSpec
import ViperTemplate
import ViperText

@testable import ViperGeneration
@testable import ViperPack

/// Templates/PACKS.md names what there is, and its manifests work.
@Suite(.serialized, .inTurn) struct PacksPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func page() throws -> String {
    try String(contentsOf: Self.root.appending(path: "Templates/PACKS.md"), encoding: .utf8)
  }

  /// The words in backquotes of the second column, by the first.
  private func keys(below heading: String) throws -> [String: Set<String>] {
    let text = try page()
    let start = try #require(text.range(of: heading))
    var rows: [String: Set<String>] = [:]
    for line in text[start.upperBound...].split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map(String.init)
      guard cells.count == 2, !cells[0].contains("---") else { continue }
      // What stands in parentheses explains.
      let keys = cells[1].replacing(/\([^)]*\)/, with: "").matches(of: /`([A-Za-z]+)`/)
      rows[cells[0].trimmingCharacters(in: .whitespaces)] = Set(keys.map { String($0.1) })
    }
    return rows
  }

  @Test func theVariablesAreThoseOfTheTemplates() throws {
    let rows = try keys(below: "## Variables")
    var found: [String: Set<String>] = [:]
    for context in try contexts() { collect(context, into: &found) }
    for (title, keys) in found {
      #expect(rows[title] == keys, "\(title)")
    }
    #expect(found.count == 13)
  }

  @Test func theKeysOfTheManifestAreThoseOfTheSchema() throws {
    let text = try page()
    let start = try #require(text.range(of: "## The manifest"))
    let table = text[start.upperBound...].prefix { $0 != "#" }
    let schema = Schema.pack.document()
    for key in table.matches(of: /(?m)^\| (`[^|]+`) \|/).flatMap({ $0.1.split(separator: ", ") }) {
      #expect(schema.contains("\"\(key.replacing("`", with: ""))\": {"), "\(key)")
    }
  }

  @Test func theManifestsOfThePageWork() throws {
    let blocks = try page().matches(of: /(?m)^```json\n([\s\S]*?)^```$/).map { String($0.1) }
    #expect(blocks.count == 2)
    for block in blocks {
      var files = ["pack.json": SourceText(path: "pack.json", text: block)]
      if block.contains("Notes") {
        files["Notes.md.txt"] = SourceText(path: "Notes.md.txt", text: "{{ module.name }}\n")
      }
      #expect(screen(PackLint.diagnostics(of: files, path: "ours")) == "")
    }
  }

  // MARK: - What there is

  private func contexts() throws -> [[String: TemplateValue]] {
    let files = try #require(BuiltIn.pack("viper-io"))
    let pack = try #require(PackReader.read(files, path: "viper-io").pack)
    var contexts: [[String: TemplateValue]] = []
    for flavour in pack.dialect.flavours {
      var specs: [String: Spec] = [:]
      for (name, json) in SampleSpecs(dialect: pack.dialect, flavour: flavour).texts {
        let (node, _) = JSONParser.parse(SourceText(path: name, text: json))
        specs[name] = SpecReader.read(try #require(node), name: name, dialect: pack.dialect).spec
      }
      for spec in specs.values {
        let (module, _) = ModuleResolver.resolve(
          spec, dialect: pack.dialect, defaults: .init(), project: SpecTable(specs))
        let planner = Planner(pack: pack, runtime: .file, specPath: "", project: SpecTable(specs))
        contexts.append(planner.plan(try #require(module), in: "/m").planned.context)
      }
    }
    return contexts
  }

  private func collect(
    _ context: [String: TemplateValue], into found: inout [String: Set<String>]
  ) {
    func add(_ title: String, _ value: TemplateValue?) {
      if case .record(let record) = value {
        found[title, default: []].formUnion(record.keys)
      }
    }
    func each(_ title: String, _ value: TemplateValue?, _ body: (TemplateValue) -> Void = { _ in })
    {
      guard case .list(let list) = value else { return }
      for element in list {
        add(title, element)
        body(element)
      }
    }
    func members(_ value: TemplateValue?) {
      each("a member", value) { member in
        add("a member's `forward`", member["forward"])
        add("a member's `route`", member["route"])
      }
    }
    let module = context["module"]
    add("`module`", module)
    add("`build`", context["build"])
    add("`module.output`", module?["output"])
    for key in ["inputs", "services", "state"] { each("a field", module?[key]) }
    each("an entity", module?["entities"])
    each("a declared service", module?["declaredServices"]) { members($0["members"]) }
    each("`contract.KEY`, each of `contracts`", context["contracts"]) { contract in
      members(contract["members"])
      each("an overload", contract["overloads"])
    }
    each("`roles.KEY`, each of `components`", context["components"]) { role in
      each("a reference", role["weak"])
    }
  }
}

extension TemplateValue {
  fileprivate subscript(key: String) -> TemplateValue? {
    if case .record(let record) = self { record[key] } else { nil }
  }
}
