import Foundation
import TestTools
import Testing
import ViperPlan
import ViperSpec
import ViperTemplate
import ViperText

@testable import ViperCommands
@testable import ViperPack

enum TemplatePage {
  static func text(of name: String) throws -> String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return try String(contentsOf: folder.appending(path: "Templates/\(name)"), encoding: .utf8)
  }

  /// The words in backquotes of the second column, by the first.
  static func keys(in page: String, below heading: String) throws -> [String: Set<String>] {
    let start = try #require(page.range(of: heading))
    var rows: [String: Set<String>] = [:]
    for line in page[start.upperBound...].split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map(String.init)
      guard cells.count == 2, !cells[0].contains("---") else { continue }
      let keys = cells[1].replacing(/\([^)]*\)/, with: "").matches(of: /`([A-Za-z]+)`/)
      rows[cells[0].trimmingCharacters(in: .whitespaces)] = Set(keys.map { String($0.1) })
    }
    return rows
  }

  static func contexts(
    pack name: String, tests: TestPlan? = nil
  ) throws -> [[String: TemplateValue]] {
    let pack = try #require(BuiltIn.read(name))
    var contexts: [[String: TemplateValue]] = []
    let samples = pack.dialect.uiFrameworks.flatMap { [($0, true), ($0, false)] }
    for (uiFramework, isOpen) in casesToRun(samples, every: 3) {
      var specs: [String: Spec] = [:]
      let name = SampleSpec.name
      let json = SampleSpec(dialect: pack.dialect, uiFramework: uiFramework, isOpen: isOpen).text
      let (node, _) = JSONParser.parse(SourceText(path: name, text: json))
      specs[name] = SpecReader.read(try #require(node), name: name, dialect: pack.dialect).spec
      for spec in specs.values {
        let pack = pack.adding(spec.added)
        let (module, _) = ModuleResolver.resolve(
          spec, dialect: pack.dialect, defaults: .init(), project: SpecTable(specs))
        let planner = Planner(
          pack: pack, runtime: .file, specPath: "", tests: tests, project: SpecTable(specs))
        contexts.append(planner.plan(try #require(module), in: "/m").planned.context)
      }
    }
    return contexts
  }
}

struct FoundKeys {
  private(set) var keys: [String: Set<String>] = [:]

  mutating func add(_ title: String, _ value: TemplateValue?) {
    if case .record(let record) = value { keys[title, default: []].formUnion(record.keys) }
  }

  mutating func each(
    _ title: String, _ value: TemplateValue?,
    _ body: (TemplateValue, inout FoundKeys) -> Void = { _, _ in }
  ) {
    guard case .list(let list) = value else { return }
    for element in list {
      add(title, element)
      body(element, &self)
    }
  }
}

extension TemplateValue {
  subscript(key: String) -> TemplateValue? {
    if case .record(let record) = self { record[key] } else { nil }
  }
}
