import TestTools
import Testing
import ViperSpec
import ViperTestTools
import ViperText

@testable import ViperPack
@testable import ViperProject

struct SchemaExampleTests {
  @Test(arguments: BuiltIn.packNames)
  func theReaderTakesEveryExampleOfSpecs(pack: String) throws {
    let dialect = try SchemaTests.pack(pack).dialect
    let schema = Schema.spec(for: dialect)
    let validator = try SchemaTests.validator(schema)
    let examples = Examples(schema).texts
    #expect(examples.count > 60)
    for (place, text) in examples {
      let node = try SchemaTests.node(text)
      let diagnostics = SpecReader.read(node, name: "A", dialect: dialect).diagnostics
      #expect(diagnostics.map(\.message) == [], "\(place): \(text)")
      #expect(validator.problems(of: node) == [], "\(place): \(text)")
    }
  }

  @Test func theReaderTakesEveryExampleOfConfigs() throws {
    let validator = try SchemaTests.validator(Schema.config)
    let examples = Examples(Schema.config).texts
    #expect(examples.count > 25)
    for (place, text) in examples {
      let source = SourceText(path: "viper-gen.json", text: text)
      let diagnostics = ConfigReader.read(source, folder: "/app").diagnostics
      #expect(diagnostics.map(\.message) == [], "\(place): \(text)")
      #expect(validator.problems(of: try SchemaTests.node(text)) == [], "\(place): \(text)")
    }
  }

  @Test func theReaderTakesEveryExampleOfPacks() throws {
    for member in Schema.pack["properties"]?.members ?? [] {
      guard let example = member.value["examples"]?.elements.first else { continue }
      let base = ["name": "ours", "extends": "viper"].filter { $0.key != member.key }
        .sorted { $0.key < $1.key }.map { JSONOutput.Member($0.key, .string($0.value)) }
      // A pack has the templates of the one that it extends, or those of another.
      let isTemplates = member.key == "templates"
      let text = JSONOutput.object([.init(member.key, example)] + (isTemplates ? [] : base))
      let files = ["pack.json": SourceText(path: "pack.json", text: text.document())]
      let diagnostics = PackReader.read(files, path: "ours").diagnostics
      let unread = diagnostics.filter { ["unknown-key", "invalid-type"].contains($0.id) }
      #expect(unread.map(\.message) == [], "\(member.key)")
    }
  }

  /// Every key that the schema has anywhere is in a row of the page.
  @Test(arguments: schemaNames)
  func everyKeyIsOnThePageWithAMeaningAndAnExample(name: String) throws {
    let schema = try #require(try SchemaTests.documents.get()[name])
    let page = SchemaPage.text(of: schema)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 25)
    for row in rows {
      let cells = row.replacing("\\|", with: "").split(separator: "|").map { $0.trimmed }
      #expect(cells.count == 4, "\(row)")
      #expect(!cells.contains(""), "no meaning or no example: \(row)")
    }
    for key in Self.keys(in: schema) { #expect(page.contains("\n| `\(key)` | "), "\(key)") }
  }

  private static func keys(in rule: JSONOutput) -> Set<String> {
    let own = rule["properties"]?.members ?? []
    let below =
      own.map(\.value) + (rule["oneOf"]?.elements ?? [])
      + ["items", "additionalProperties"].compactMap { rule[$0] }
      + (rule["$defs"]?.members.map(\.value) ?? [])
    return below.reduce(into: Set(own.map(\.key))) { $0.formUnion(keys(in: $1)) }
  }

  private static let schemaNames = (["config", "pack"] + BuiltIn.packNames).map {
    $0 + ".schema.json"
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// For each key of a schema a whole text that has its example, with the keys that it needs beside it.
private struct Examples {
  private let schema: JSONOutput
  private var visited: Set<String> = []
  private(set) var texts: [(place: String, text: String)] = []

  init(_ schema: JSONOutput) {
    self.schema = schema
    visit(schema, at: "$") { $0 }
  }

  /// - Parameter whole: makes a whole text of a value that the rule describes.
  private mutating func visit(
    _ rule: JSONOutput, at place: String, _ whole: @escaping (JSONOutput) -> JSONOutput
  ) {
    if let reference = rule["$ref"]?.text, visited.insert(reference).inserted {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      if let definition = schema["$defs"]?[name] { visit(definition, at: name, whole) }
    }
    for form in rule["oneOf"]?.elements ?? [] { visit(form, at: place, whole) }
    if let items = rule["items"] { visit(items, at: place) { whole(.array([$0])) } }
    if let values = rule["additionalProperties"] {
      visit(values, at: place) { whole(.object([.init("TripDetail", $0)])) }
    }
    for member in rule["properties"]?.members ?? [] {
      let path = place + "." + member.key
      let others = Self.companions(of: member.key, in: rule)
      let object = { (value: JSONOutput) in
        whole(.object([.init(member.key, value)] + others))
      }
      if let example = member.value.example { texts.append((path, object(example).document())) }
      visit(member.value, at: path, object)
    }
  }

  private static func companions(of key: String, in object: JSONOutput) -> [JSONOutput.Member] {
    var keys = object["required"]?.texts ?? []
    let choices = ((object["oneOf"] ?? object["anyOf"])?.elements ?? []).compactMap {
      $0["required"]?.texts
    }
    if let first = choices.first, !choices.joined().contains(key) { keys += first }
    keys += object["dependentRequired"]?[key]?.texts ?? []
    if key == "by" { keys.append("to") }
    return keys.filter { $0 != key }.compactMap { other in
      // Only a presented module is swiped away.
      if key == "swipe", other == "by" { return .init(other, .string("sheet")) }
      return (object["properties"]?[other]?.example).map { .init(other, $0) }
    }
  }
}

extension JSONOutput {
  fileprivate var example: JSONOutput? { self["examples"]?.elements.first ?? derivedExample }
}
