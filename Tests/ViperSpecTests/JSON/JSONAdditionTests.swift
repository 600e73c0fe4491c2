import TestTools
import Testing
import ViperText

@testable import ViperSpec

struct JSONAdditionTests {
  static let order = ["a", "b", "c", "d"]
  static let object = JSONOutput.object([.init("func", .string("x()")), .init("to", .string("Y"))])

  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    var value = JSONOutput.string("new")
    var path = [JSONStep.key("b", order: JSONAdditionTests.order)]
    let before: String
    let after: String
    var testDescription: String { title }
  }

  static let cases = [
    Case(title: "an empty object", before: "{}\n", after: "{\n  \"b\": [\"new\"]\n}\n"),
    Case(title: "an empty list", before: "{ \"b\": [] }", after: "{ \"b\": [\"new\"] }"),
    Case(
      title: "an empty list of two lines", before: "{\n    \"b\": [\n    ]\n}",
      after: "{\n    \"b\": [\n        \"new\"\n    ]\n}"),
    Case(title: "a list on a line", before: #"{ "b": ["x"] }"#, after: #"{ "b": ["x", "new"] }"#),
    Case(title: "no blanks", before: #"{"b":["x"]}"#, after: #"{"b":["x", "new"]}"#),
    Case(
      title: "an object without blanks", value: object, before: #"{"b":["x"]}"#,
      after: #"{"b":["x", { "func": "x()", "to": "Y" }]}"#),
    Case(
      title: "blanks in brackets", before: #"{ "b": [ "x" ] }"#, after: #"{ "b": [ "x", "new" ] }"#),
    Case(
      title: "a list of lines", before: "{\n  \"b\": [\n    \"x\"\n  ]\n}\n",
      after: "{\n  \"b\": [\n    \"x\",\n    \"new\"\n  ]\n}\n"),
    Case(
      title: "tabs and CRLF", before: "{\r\n\t\"b\": [\r\n\t\t\"x\"\r\n\t]\r\n}\r\n",
      after: "{\r\n\t\"b\": [\r\n\t\t\"x\",\r\n\t\t\"new\"\r\n\t]\r\n}\r\n"),
    Case(
      title: "a byte order mark, and no line feed at the end", before: "\u{FEFF}{\n \"b\": []}",
      after: "\u{FEFF}{\n \"b\": [\"new\"]}"),
    Case(
      title: "escapes stay", before: #"{ "b": ["\u00e9\/", "é"] }"#,
      after: #"{ "b": ["\u00e9\/", "é", "new"] }"#),
    Case(
      title: "a missing key behind the one before it", before: "{\n  \"a\": 1,\n  \"c\": 2\n}",
      after: "{\n  \"a\": 1,\n  \"b\": [\"new\"],\n  \"c\": 2\n}"),
    Case(
      title: "a missing key of another order", before: "{\n  \"c\": 2,\n  \"a\": 1,\n  \"d\": 3\n}",
      after: "{\n  \"c\": 2,\n  \"a\": 1,\n  \"b\": [\"new\"],\n  \"d\": 3\n}"),
    Case(
      title: "a missing key in front", before: "{\n  \"c\": 2\n}",
      after: "{\n  \"b\": [\"new\"],\n  \"c\": 2\n}"),
    Case(
      title: "a missing key on a line", before: #"{ "a": 1, "c": 2 }"#,
      after: #"{ "a": 1, "b": ["new"], "c": 2 }"#),
    Case(
      title: "an unknown key at the end", path: [.key("z", order: [])], before: #"{ "a": 1 }"#,
      after: #"{ "a": 1, "z": ["new"] }"#),
    Case(
      title: "objects of several lines", value: object,
      before: "{\n  \"b\": [\n    {\n      \"func\": \"a()\"\n    }\n  ]\n}",
      after:
        "{\n  \"b\": [\n    {\n      \"func\": \"a()\"\n    },\n    {\n      \"func\": \"x()\",\n      \"to\": \"Y\"\n    }\n  ]\n}"
    ),
    Case(
      title: "an object that begins beside its bracket", value: object,
      before: "{\n  \"b\": [{\n    \"func\": \"a()\"\n  }]\n}",
      after:
        "{\n  \"b\": [{\n    \"func\": \"a()\"\n  }, {\n    \"func\": \"x()\",\n    \"to\": \"Y\"\n  }]\n}"
    ),
    Case(
      title: "a path into an element",
      path: [.key("b", order: order), .element(key: "name", text: "Q"), .key("c", order: order)],
      before: #"{ "b": [{ "name": "P" }, { "name": "Q", "c": ["x"] }] }"#,
      after: #"{ "b": [{ "name": "P" }, { "name": "Q", "c": ["x", "new"] }] }"#),
    Case(
      title: "a path that is made", path: [.key("b", order: order), .key("c", order: order)],
      before: "{\n  \"a\": 1\n}", after: "{\n  \"a\": 1,\n  \"b\": { \"c\": [\"new\"] }\n}"),
    Case(
      title: "a list that gets too long", value: .string(String(repeating: "n", count: 60)),
      before: "{\n  \"b\": [\"\(String(repeating: "x", count: 40))\", \"y\"]\n}",
      after: """
        {
          "b": [
            "\(String(repeating: "x", count: 40))",
            "y",
            "\(String(repeating: "n", count: 60))"
          ]
        }
        """),
    Case(
      title: "a line that gets too long, from outside",
      value: .string(String(repeating: "n", count: 80)),
      before: #"{ "a": [1], "b": ["x"] }"#,
      after: """
        {
          "a": [1],
          "b": ["x", "\(String(repeating: "n", count: 80))"]
        }
        """),
    Case(
      title: "a line that is too long already",
      before: "{\n  \"b\": [\"x\", \"\(String(repeating: "y", count: 100))\"],\n  \"c\": 2\n}",
      after: """
        {
          "b": [
            "x",
            "\(String(repeating: "y", count: 100))",
            "new"
          ],
          "c": 2
        }
        """),
    Case(
      title: "an object that fits no line",
      value: .object([
        .init("func", .string(String(repeating: "f", count: 60))),
        .init("to", .string(String(repeating: "t", count: 60))),
      ]), before: "{\n  \"b\": []\n}",
      after: """
        {
          "b": [
            {
              "func": "\(String(repeating: "f", count: 60))",
              "to": "\(String(repeating: "t", count: 60))"
            }
          ]
        }
        """),
  ]

  @Test(arguments: cases)
  func anAdditionKeepsTheLayout(_ row: Case) throws {
    let source = SourceText(path: "A.json", text: row.before)
    let addition = try #require(JSONAddition(row.value, to: row.path, of: source))
    #expect(addition.text.string == row.after)
  }

  @Test func theProjectSetsTheLineLength() throws {
    let source = SourceText(path: "A.json", text: "{\n  \"b\": [\"first\", \"second\"]\n}\n")
    let path = Self.cases[0].path
    let narrow = try #require(JSONAddition(.string("new"), to: path, of: source, width: 30))
    #expect(
      narrow.text.string == "{\n  \"b\": [\n    \"first\",\n    \"second\",\n    \"new\"\n  ]\n}\n")
    let wide = try #require(JSONAddition(.string("new"), to: path, of: source, width: 40))
    #expect(wide.text.string == "{\n  \"b\": [\"first\", \"second\", \"new\"]\n}\n")
  }

  @Test(arguments: ["", "[", "1", "[]", #"{ "b": 1 }"#, #"{ "b": {} }"#, #"{ "b": "x" }"#])
  func nothingIsAddedWithoutAList(text: String) {
    let source = SourceText(path: "A.json", text: text)
    #expect(JSONAddition(.string("new"), to: Self.cases[0].path, of: source) == nil)
  }
}
