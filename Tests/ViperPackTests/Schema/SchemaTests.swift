import Foundation
import TestTools
import Testing
import ViperSpec
import ViperText

@testable import ViperPack
@testable import ViperProject

/// Schemas and readers say the same.
struct SchemaTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The schemas that the tool prints, by file name.
  static let documents = Result {
    var documents = [
      "config.schema.json": Schema.config, "pack.schema.json": Schema.pack,
      "report.schema.json": Schema.report, "list.schema.json": Schema.list,
      "graph.schema.json": Schema.graph,
    ]
    for name in BuiltIn.packNames {
      documents["\(name).schema.json"] = Schema.spec(for: try pack(name).dialect)
    }
    return documents
  }

  static func pack(_ name: String) throws -> Pack {
    return try #require(BuiltIn.read(name))
  }

  static func node(_ text: String) throws -> JSONNode {
    try #require(JSONParser.parse(SourceText(path: "text.json", text: text)).node)
  }

  private static let viperValidator = Result {
    try validator(Schema.spec(for: pack("viper").dialect))
  }

  static func validator(_ document: JSONOutput) throws -> SchemaValidator {
    SchemaValidator(schema: try node(document.document()))
  }

  @Test func storedSchemasAreUpToDate() throws {
    let folder = Self.root.appending(path: "Templates/schemas")
    let documents = try Self.documents.get()
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in found where name != "spec.json" {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(text == documents[name]?.document(), "\(name)")
    }
  }

  @Test(arguments: [
    ("access", Access.allCases.map(\.rawValue)),
    ("runtime", Config.Runtime.allCases.map(\.rawValue)),
    ("write", Config.Writing.allCases.map(\.rawValue)),
    ("testFramework", Config.TestFramework.allCases.map(\.rawValue)),
  ])
  func theConfigSchemaHasTheValuesOfTheReader(key: String, words: [String]) throws {
    let schema = try Self.validator(Schema.config).schema
    #expect(schema["properties"][key]["enum"].elements.map(\.text) == words)
  }

  @Test func aPackIsFreeInItsTexts() throws {
    let texts = ["\"a\" \\ {{ b }}\n", "{% if %}"]
    var dialect = Dialect(name: texts[0])
    dialect.uiFrameworks = texts.map { Dialect.UIFramework(key: $0) }
    dialect.holders.inputs = "a"
    dialect.holders.services = "a"
    dialect.holders.state = "a"
    dialect.holders.output = "a"
    dialect.namespaces = .init(
      key: "cases", parts: [.init(key: "b", name: "B", summary: texts[0])])
    let schema = try Self.validator(Schema.spec(for: dialect)).schema
    #expect(schema["title"].text == "A module of the pack '\(texts[0])'")
    #expect(schema["properties"]["ui"]["enum"].elements.map(\.text) == texts)
    let part = schema["$defs"]["namespace"]["properties"]["b"]
    #expect(part["description"].text == texts[0])
  }

  // MARK: - Keys

  struct Place: Sendable, CustomTestStringConvertible {
    /// An object of the text holds the key `zzzzzzzz`, which no reader knows.
    let text: String
    let definition: String
    var testDescription: String { text }
  }

  private static let key = "\"zzzzzzzz\": 0"

  @Test(arguments: [
    Place(text: "{ \"output\": [], \(key) }", definition: ""),
    Place(text: "{ \"view\": [{ \"func\": \"a()\", \(key) }] }", definition: "contractMember"),
    Place(text: "{ \"output\": [{ \"func\": \"a()\", \(key) }] }", definition: "member"),
    Place(text: "{ \"services\": [{ \"name\": \"A\", \(key) }] }", definition: "service"),
    Place(text: "{ \"entities\": [{ \"name\": \"A\", \(key) }] }", definition: "entity"),
    Place(
      text:
        "{ \"entities\": [{ \"name\": \"A\", \"fields\": [{ \"var\": \"a: Int\", \(key) }] }] }",
      definition: "field"),
  ])
  func theSpecReaderAsksForTheKeysOfTheSchema(place: Place) throws {
    let dialect = try Self.pack("viper").dialect
    let (_, diagnostics) = SpecReader.read(
      try Self.node(place.text), name: "A", dialect: dialect)
    try expectKeys(diagnostics, in: Schema.spec(for: dialect), place.definition)
  }

  @Test(arguments: [
    Place(text: "{ \"output\": [], \(key) }", definition: ""),
    Place(text: "{ \"useCases\": [{ \"name\": \"A\", \(key) }] }", definition: "namespace"),
    Place(
      text: "{ \"useCases\": [{ \"name\": \"A\", \"request\": { \(key) } }] }", definition: "part"),
  ])
  func groupsOfValuesHaveTheKeysOfTheSchema(place: Place) throws {
    let dialect = try Self.pack("vip").dialect
    let (_, diagnostics) = SpecReader.read(try Self.node(place.text), name: "A", dialect: dialect)
    try expectKeys(diagnostics, in: Schema.spec(for: dialect), place.definition)
  }

  @Test func theConfigReaderAsksForTheKeysOfTheSchema() throws {
    let source = SourceText(path: "viper-gen.json", text: "{ \(Self.key) }")
    try expectKeys(
      ConfigReader.read(source, folder: "/").diagnostics, in: Schema.config, "")
  }

  @Test(arguments: [
    Place(text: "{ \(key) }", definition: ""),
    Place(text: "{ \"roles\": [{ \"uiFrameworks\": [], \(key) }] }", definition: "role"),
    Place(text: "{ \"contracts\": [{ \(key) }] }", definition: "contract"),
    Place(
      text: "{ \"uiFrameworks\": [{ \"routes\": [], \"runtime\": [], \"app\": [], \(key) }] }",
      definition: "framework"
    ),
    Place(text: "{ \"holders\": { \(key) } }", definition: "holders"),
    Place(text: "{ \"output\": { \(key) } }", definition: "named"),
    Place(text: "{ \"files\": [{ \(key) }] }", definition: "file"),
    Place(text: "{ \"namespaces\": { \(key) } }", definition: "namespaces"),
    Place(text: "{ \"namespaces\": { \"parts\": [{ \(key) }] } }", definition: "part"),
  ])
  func thePackReaderAsksForTheKeysOfTheSchema(place: Place) throws {
    let files = ["pack.json": SourceText(path: "pack.json", text: place.text)]
    try expectKeys(
      PackReader.read(files, path: "ours").diagnostics, in: Schema.pack, place.definition)
  }

  private func expectKeys(
    _ diagnostics: [Diagnostic], in document: JSONOutput, _ definition: String
  ) throws {
    let unknown = try #require(
      diagnostics.first { $0.id == "unknown-key" && $0.message.contains("zzzzzzzz") })
    let help = try #require(unknown.help)
    let asked = help.dropFirst("use one of these keys: ".count).components(separatedBy: ", ")
    let validator = try Self.validator(document)
    var object = definition.isEmpty ? validator.schema : validator.schema["$defs"][definition]
    if let alternative = object["oneOf"].elements.first(where: { $0["type"].text == "object" }) {
      object = alternative
    }
    #expect(Set(asked) == Set(object["properties"].members.map(\.0)))
  }

  // MARK: - Values

  @Test func acceptedExamplesMatchTheSchema() throws {
    let specs = try Dictionary(
      uniqueKeysWithValues: BuiltIn.packNames.map { name in
        (name, try Self.validator(Schema.spec(for: Self.pack(name).dialect)))
      })
    let config = try Self.validator(Schema.config)
    let examples = Self.root.appending(path: "Sources/Examples")
    let all = FileManager.default.enumerator(atPath: examples.path)?.allObjects ?? []
    var count = 0
    for case let path as String in all
    where path.hasSuffix(".viper.json") || path.hasSuffix("viper-gen.json") {
      let text = try String(contentsOf: examples.appending(path: path), encoding: .utf8)
      let validator =
        path.hasSuffix(".viper.json")
        ? try #require(specs[try Self.packName(of: text, ofExample: path)]) : config
      #expect(validator.problems(of: try Self.node(text)) == [], "\(path)")
      count += 1
    }
    #expect(count >= 5)
    let packs = try Self.validator(Schema.pack)
    for name in BuiltIn.packNames {
      let manifest = try #require(BuiltIn.pack(name)?["pack.json"])
      #expect(packs.problems(of: try Self.node(manifest.string)) == [], "\(name)")
    }
  }

  private static func packName(of spec: String, ofExample path: String) throws -> String {
    let own = try node(spec)["pack"].text
    guard own.isEmpty else { return own }
    let folder = path.prefix { $0 != "/" }
    let config = root.appending(path: "Sources/Examples/\(folder)/viper-gen.json")
    let name = try node(String(contentsOf: config, encoding: .utf8))["pack"].text
    return name.isEmpty ? "viper" : name
  }

  @Test(arguments: [
    #"{ "$schema": "x", "doc": "d", "pack": "viper", "ui": "none", "access": "public" }"#,
    #"{ "root": true, "imports": ["A"], "inputs": ["a: Int"], "state": ["b: Int = 0"] }"#,
    #"{ "services": ["a: any A", { "name": "B", "methods": ["c()"], "doc": "d" }] }"#,
    #"{ "entities": [{ "name": "A", "fields": ["a: Int", { "var": "b: Int", "doc": "d" }] }] }"#,
    #"{ "router": [{ "func": "a()", "to": "B", "by": "push", "with": { "id": "id" } }] }"#,
    #"{ "view": [{ "var": "a: Int { get }", "body": "0" }], "yours": ["presenter", "tests"] }"#,
    #"{ "interactor": { "from": "B" }, "inputs": [{ "var": "a: Int", "for": "view" }] }"#,
    #"{ "output": { "as": "closures", "methods": ["a()"] }, "handles": { "B": ["c()"] } }"#,
    #"{ "inputs": [{ "var": "a: Int", "for": ["view", "router"] }, "b: Int"] }"#,
    #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.a", "catch": "view.b" }] }"#,
  ])
  func everyAcceptedFormOfASpecIsValid(text: String) throws {
    let dialect = try Self.pack("viper").dialect
    let node = try Self.node(text)
    let diagnostics = SpecReader.read(node, name: "A", dialect: dialect).diagnostics
    #expect(diagnostics.map(\.message) == [])
    #expect(try Self.viperValidator.get().problems(of: node) == [])
  }

  @Test func anOutputOfEachCommandIsValid() throws {
    let report = """
      { "formatVersion": 1, "files": [{ "status": "create", "path": "A.swift", "diff": "" }],
        "diagnostics": [{ "severity": "error", "id": "unknown-key", "message": "m",
          "path": "A", "line": 1, "column": 18, "endLine": 1, "endColumn": 23, "help": "h",
          "notes": [{ "message": "m", "path": "A", "line": 1, "column": 1, "endLine": 1,
            "endColumn": 2 }] }, { "severity": "warning", "id": "drift", "message": "m" }],
        "edits": [], "notes": ["n"] }
      """
    let list = """
      { "formatVersion": 1, "modules": [{ "name": "A", "spec": "A.viper.json", "pack": "viper",
          "ui": "uikit", "app": [], "contracts": { "view": 1 }, "methods": 1, "yours": ["AView.swift"],
          "generated": [], "stubs": 1 }],
        "totals": { "modules": 1, "contracts": 1, "methods": 1, "yours": 1, "generated": 0,
          "stubs": 1 },
        "diagnostics": [{ "severity": "warning", "id": "drift", "message": "m" }] }
      """
    let graph = """
      { "formatVersion": 1, "modules": [{ "name": "A", "spec": "A.viper.json", "notes": [],
          "inputs": ["id: Int"], "services": [], "output": ["done()"],
          "contracts": [{ "key": "view", "members": ["show()"] }],
          "opens": [{ "module": "B", "label": "push" }], "openedBy": [] }],
        "diagnostics": [{ "severity": "warning", "id": "drift", "message": "m" }] }
      """
    for (schema, text) in [(Schema.report, report), (Schema.list, list), (Schema.graph, graph)] {
      #expect(try Self.validator(schema).problems(of: Self.node(text)) == [], "\(text)")
    }
  }

  @Test func listsGraphsAndReportsHaveTheSameDiagnostics() throws {
    for name in ["diagnostic", "note"] {
      let report = JSONOutput(try Self.validator(Schema.report).definition(name)).document()
      for other in [Schema.list, Schema.graph] {
        #expect(JSONOutput(try Self.validator(other).definition(name)).document() == report)
      }
    }
  }

  @Test(arguments: [
    ("[]", "$: is no object"), ("{ \"views\": [] }", "$.views: unknown"),
    ("{ \"view\": \"a()\" }", "$.view: not exactly one of 2"),
    ("{ \"view\": [1] }", "$.view: not exactly one of 2"),
    ("{ \"view\": [{ \"doc\": \"d\" }] }", "$.view: not exactly one of 2"),
    ("{ \"interactor\": {} }", "$.interactor: not exactly one of 3"),
    ("{ \"ui\": \"uikti\" }", "$.ui: 'uikti'"),
    ("{ \"entities\": [{}] }", "$.entities[0]: lacks name"),
    ("{ \"root\": \"yes\" }", "$.root: is no boolean"),
    ("{ \"yours\": [\"router\", \"router\"] }", "$.yours: one twice"),
    (
      "{ \"view\": [{ \"func\": \"a()\", \"body\": \"b\", \"forward\": \"b.c\" }] }",
      "$.view: not exactly one of 2"
    ),
    ("{ \"view\": [{ \"func\": \"a()\", \"by\": \"push\" }] }", "$.view: not exactly one of 2"),
    ("{ \"view\": [{ \"func\": \"a()\", \"then\": \"a.b\" }] }", "$.view: not exactly one of 2"),
  ])
  func rejectedSpecsDoNotMatchTheSchema(text: String, problem: String) throws {
    let node = try Self.node(text)
    #expect(try Self.viperValidator.get().problems(of: node).contains(problem))
  }
}
