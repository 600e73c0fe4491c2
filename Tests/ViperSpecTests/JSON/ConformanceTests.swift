import Foundation
import TestTools
import Testing
import ViperText

@testable import ViperSpec

/// Texts that RFC 8259 allows and forbids, in the spirit of the known suites.
enum ConformanceTable {
  static let accepted: [String] = [
    // Values of each kind alone, white space around them.
    "null", "true", "false", "0", "-0", "\"\"", "[]", "{}", " \t\r\n1\r\n\t ", "[ ]", "{ }",
    "\u{FEFF}[]",
    // Numbers.
    "[0]", "[-1]", "[10]", "[0.0]", "[-0.5]", "[1e2]", "[1E2]", "[1e+2]", "[1E-2]", "[0e0]",
    "[1.5e10]", "[123456789012345678901234567890]", "[1e400]", "[-1e-400]", "[0.00000000001]",
    // Strings.
    #"["\"\\\/\b\f\n\r\t"]"#, #"["\u0041\u00e9\u20AC"]"#, #"["\uD834\uDD1E"]"#, #"["\u0000"]"#,
    #"["\uFFFF"]"#, #"["\uE000"]"#, "[\"é€𝄞\u{7F}\u{2028}\u{FFFE}\u{10FFFF}\"]", #"["\\u0041"]"#,
    // Structure.
    "[1,2 , 3]", #"{"a":1}"#, #"{ "a" : { "b" : [ ] } , "c" : null }"#, #"{"":0}"#,
    #"{"a":1,"A":1}"#, #"{"é":1,"e\u0301x":2}"#, "[[[[[[[[[[]]]]]]]]]]", "[\"a\",\"a\"]",
  ]

  static let rejected: [String] = [
    "", " ", "\n", "\u{FEFF}", "\u{FEFF}\u{FEFF}[]",
    // Numbers.
    "01", "-01", "00", "-", "+1", ".5", "1.", "1.e1", "1e", "1e+", "1E-", "--1", "1e1.5", "0x1",
    "1_000", "1,5", "NaN", "-NaN", "Infinity", "-Infinity", "1a", "[-]", "[1.]", "[0e]", "１",
    // Words.
    "nul", "nulll", "True", "TRUE", "undefined", "[tru]", "[nullx]",
    // Strings.
    "\"", "\"a", "'a'", #"["\x41"]"#, #"["\a"]"#, #"["\0"]"#, #"["\u12"]"#, #"["\u12G4"]"#,
    #"["\U0041"]"#, #"["\"#, #"["\""#, #"["\u00"#, #"["\ud800"]"#, #"["\ud800\u0041"]"#,
    #"["\ud800\n"]"#, #"["\udc00"]"#, #"["\ud800\ud800"]"#, #"["\ud800\u"]"#, #"["\ud800\udc0"]"#,
    "[\"a\nb\"]", "[\"a\tb\"]", "[\"a\rb\"]", "[\"\u{0}\"]", "[\"\u{1F}\"]", "[\"\\\n\"]",
    #"["\u00é0"]"#,
    // Structure.
    "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,]", "[,1]", "[1,,2]", "[1 2]", "[\"a\" \"b\"]",
    "[1}", "{]", #"{"a"}"#, #"{"a":}"#, #"{"a" 1}"#, #"{"a":1,}"#, #"{,"a":1}"#, #"{"a":1 "b":2}"#,
    "{a:1}", "{1:1}", "{null:1}", "{'a':1}", #"{"a"::1}"#, #"{"a":1,,"b":1}"#, #"["a":1]"#,
    #"{"a","b"}"#,
    "[] []", "[]]", "{}}", "1 2", "[]x", "null,", "\"a\" \"b\"", "[](", "(1)", ":", ",",
    "[] // a", "/* a */ []", "[1, // a\n 2]", "# a\n[]", "[1;2]", "\u{C}[]", "[\u{A0}1]", "[]\u{0}",
    "\u{2028}[]", "{\"a\":1}\u{B}", "`a`", "<a/>",
    // Stricter than the RFC: a key twice is a slip.
    #"{"a":1,"a":1}"#, #"{"a":1,"\u0061":2}"#, #"{"é":1,"\u00e9":2}"#,
  ]

  static let badBytes: [(bytes: [UInt8], offset: Int)] = [
    ([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], 0), ([0xFE, 0xFF, 0, 0x5B, 0, 0x5D], 0),
    ([0x22, 0x80, 0x22], 1), ([0x22, 0xC3, 0x22], 1), ([0x22, 0xC0, 0xAF, 0x22], 1),
    ([0x22, 0xE0, 0x80, 0x80, 0x22], 1), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
    ([0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], 1), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
    ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 1), ([0x22, 0xE2, 0x82, 0x22], 1),
    ([0x22, 0xF0, 0x9D, 0x84, 0x22], 1), ([0x22, 0xF8, 0x88, 0x80, 0x80, 0x80, 0x22], 1),
    ([0x22, 0xC3, 0xA9, 0xE9, 0x22], 3), (Array("[\"aaaaaaaaaaaaaaaaaaaa".utf8) + [0xE9], 22),
    ([0x5B, 0x5D, 0xC3], 2),
  ]
}

func parsedJSON(_ text: String) -> (node: JSONNode?, diagnostics: [Diagnostic]) {
  JSONParser.parse(SourceText(path: "A.json", text: text))
}

struct ConformanceTests {
  @Test(arguments: ConformanceTable.accepted)
  func validJSONIsRead(_ text: String) {
    let (node, diagnostics) = parsedJSON(text)
    #expect(printed(diagnostics) == "")
    #expect(node != nil)
  }

  @Test(arguments: ConformanceTable.rejected)
  func invalidJSONIsAnErrorInsideTheText(_ text: String) {
    let (_, diagnostics) = parsedJSON(text)
    #expect(diagnostics.hasErrors)
    for location in diagnostics.compactMap(\.location) {
      #expect(location.range.upperBound <= text.utf8.count)
    }
  }

  @Test(arguments: ConformanceTable.badBytes.indices)
  func bytesThatAreNoTextAreFound(_ index: Int) {
    let (bytes, offset) = ConformanceTable.badBytes[index]
    let (node, diagnostics) = JSONParser.parse(SourceText(path: "A.json", bytes: bytes))
    #expect(node == nil)
    #expect(diagnostics.map(\.id) == ["invalid-utf-8"])
    #expect(diagnostics.first?.location?.range.lowerBound == offset)
  }

  @Test func unpairedUTF16IsNamed() {
    let (_, diagnostics) = JSONParser.parse(SourceText(path: "A.json", bytes: [0x7B, 0, 0x7D, 0]))
    #expect(diagnostics.map(\.help) == ["save the file as UTF-8"])
  }

  /// Every character of Unicode's planes that begins or ends a length of UTF-8.
  @Test func allOfUnicodeIsText() {
    for value: UInt32 in [0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF] {
      guard let scalar = UnicodeScalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      #expect(firstInvalidUTF8(in: bytes) == nil)
    }
  }

  @Test(arguments: [
    #"\uDC00"#, #"\uDC00\uD800"#, #"\uDC00\uDC00"#, #"\uD800"#, #"\uD800a"#, #"\uD800\uD800"#,
  ])
  func halfASurrogatePairIsAnError(_ escape: String) {
    let (node, diagnostics) = parsedJSON("\"\(escape)\"")
    #expect(node == nil)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.location?.range.lowerBound == 1)
  }

  @Test func nestingHasALimitAndNoCrash() {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    func nestedObjects(_ count: Int) -> String {
      String(repeating: #"{"a":"#, count: count) + "1" + String(repeating: "}", count: count)
    }
    for nested in [nested, nestedObjects] {
      #expect(parsedJSON(nested(64)).node != nil)
      #expect(parsedJSON(nested(65)).diagnostics.map(\.id) == ["excessive-json-nesting"])
    }
    #expect(parsedJSON(nested(100_000)).diagnostics.map(\.id) == ["excessive-json-nesting"])
    let objects = String(repeating: #"{"a":"#, count: 100_000)
    #expect(parsedJSON(objects).diagnostics.map(\.id) == ["excessive-json-nesting"])
  }

  @Test(
    arguments: ConformanceTable.accepted.filter { $0.first != "\u{FEFF}" && !$0.contains("400") })
  func foundationReadsTheSame(_ text: String) throws {
    let theirs = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: [.fragmentsAllowed])
    let ours = try #require(parsedJSON(text).node)
    #expect(isSame(ours, theirs))
  }

  private func isSame(_ node: JSONNode, _ other: Any) -> Bool {
    switch node.value {
    case .null: return other is NSNull
    case .bool(let value): return (other as? NSNumber)?.boolValue == value
    case .number(let text): return (other as? NSNumber)?.doubleValue == Double(text)
    case .string(let text): return (other as? String) == text.string
    case .array(let elements):
      guard let others = other as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { isSame($0, $1) }
    case .object(let members):
      guard let others = other as? [String: Any], others.count == members.count else {
        return false
      }
      return members.allSatisfy { member in
        others[member.key.string].map { isSame(member.value, $0) } ?? false
      }
    }
  }
}
