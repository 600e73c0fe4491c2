import Foundation
import TestTools
import Testing
import ViperText

@testable import SwiftReading

/// Signatures with mistakes, in the folder `Rejected`, each with all that is printed.
///
/// The title of a case has the ids, and the function of `SignatureParser` that refuses the input.
/// To record changed messages: `VIPER_GEN_RECORD=1 swift test --filter RejectedSignatureTests`.
struct RejectedSignatureTests {
  static let cases = RecordedCase.all(in: "Rejected")

  @Test(arguments: cases)
  func aRejectedSignatureExplainsTheFix(_ row: RecordedCase) throws {
    let diagnostics = Self.diagnostics(row)
    #expect(diagnostics?.map(\.id) == row.ids)
    try row.expect(printed(diagnostics ?? []))
    for diagnostic in diagnostics ?? [] {
      let first = diagnostic.message.unicodeScalars.first
      #expect(first.map { !$0.properties.isUppercase } == true, "\(diagnostic.message)")
      #expect(!diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
      #expect(diagnostic.help != nil, "\(diagnostic.message)")
    }
  }

  /// Returns nil if the input is accepted after all.
  static func diagnostics(_ row: RecordedCase) -> [Diagnostic]? {
    switch row.title.split(separator: " ").last {
    case "member": refused(row.input, SignatureParser.member)
    case "field": refused(row.input, SignatureParser.field)
    case "entity":
      refused(row.input) { SignatureParser.entity($0.location.source, into: &$1) }
    case "type": refused(row.input, SignatureParser.type)
    case "name": refused(row.input) { SignatureParser.identifier($0, into: &$1) }
    default: nil
    }
  }

  private static func refused<Value>(
    _ input: String, _ parse: (EmbeddedText, inout [Diagnostic]) -> Value?
  ) -> [Diagnostic]? {
    let (value, diagnostics) = parsed(input, parse)
    return value == nil ? diagnostics : nil
  }

  @Test func everyIdHasARow() throws {
    let shown = Set(Self.cases.flatMap(\.ids))
      .union([
        "excessive-signature-nesting", "excessive-signature-length", "excessive-code-nesting",
      ])
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var known: Set<String> = []
    for name in ["", "+Parameters", "+Types"] {
      let path = "Sources/SwiftReading/Signatures/SignatureDiagnostics\(name).swift"
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      known.formUnion(text.matches(of: /\bid: "([^"]+)"/).map { String($0.1) })
    }
    #expect(known.subtracting(shown).sorted() == [])
    #expect(shown.subtracting(known).sorted() == [])
    #expect(Self.cases.count >= 150)
  }

  @Test(arguments: [("\u{7}", "U+0007"), ("\u{7F}", "U+007F"), ("\u{85}", "U+0085"), ("“", "“")])
  func anInvisibleCharacterIsNamedByItsCodePoint(character: String, name: String) {
    let (_, diagnostics) = parsed("load(x: \(character)Int)", SignatureParser.member)
    #expect(diagnostics.map(\.message) == ["character '\(name)' has no meaning in a signature"])
  }

  @Test func tooLongTextIsRejectedUnread() {
    let limit = SignatureReader.lengthLimit
    let (value, diagnostics) = parsed(
      String(repeating: "\"", count: limit + 1), SignatureParser.member)
    #expect(value == nil)
    #expect(diagnostics.map(\.id) == ["excessive-signature-length"])
    #expect(
      diagnostics.first?.message == "the signature has 65537 bytes, but the limit is 65536")
  }

  /// A type around which another one can be put again and again.
  struct DeepType: CustomTestStringConvertible, Sendable {
    var open = ""
    var core = "Int"
    var close = ""
    var allowed = 7

    func nested(_ count: Int) -> String {
      String(repeating: open, count: count) + core + String(repeating: close, count: count)
    }

    var testDescription: String { open + core + close }

    static let all = [
      DeepType(open: "(", close: ")"), DeepType(open: "[", close: "]"),
      DeepType(open: "Set<", close: ">"), DeepType(close: "?"), DeepType(close: ".Type"),
      DeepType(open: "() -> "), DeepType(open: "(", close: ") -> Void"),
      DeepType(core: "[Int]", close: ".Index"), DeepType(open: "[Int: ", close: "]"),
      DeepType(open: "(Int, ", close: ")"), DeepType(open: "(", close: ")?"),
      DeepType(open: "@Sendable (", close: ") -> Int"),
      DeepType(open: "() throws(", close: ") -> Int"),
      // Two of them are rejected, too, but for another reason.
      DeepType(open: "~", core: "P", allowed: 1),
    ]
  }

  @Test(arguments: DeepType.all)
  func aTooDeepTypeIsRejected(_ type: DeepType) {
    let (deep, diagnostics) = parsed(type.nested(2_000), SignatureParser.type)
    #expect(deep == nil)
    #expect(diagnostics.map(\.id) == ["excessive-signature-nesting"])
    #expect(diagnostics.map(\.message) == ["types are nested more than 16 levels deep"])
    let (flat, none) = parsed(type.nested(type.allowed), SignatureParser.type)
    #expect(flat != nil, "\(none)")
  }

  @Test(arguments: ["any ", "try ", "!", "A<", "{", "(", "[", "f("])
  func aTooDeepDefaultValueIsRejected(_ prefix: String) {
    let close = ["{": "}", "(": ")", "[": "]", "f(": ")"][prefix] ?? ""
    for count in [49, 1_000] {
      let value =
        String(repeating: prefix, count: count) + "a" + String(repeating: close, count: count)
      let (field, diagnostics) = parsed("a: Int = " + value, SignatureParser.field)
      #expect(field == nil)
      #expect(diagnostics.map(\.id) == ["excessive-code-nesting"])
      #expect(
        diagnostics.map(\.message) == [
          "this code exceeds the limits of 24 nested brackets and 48 operators and keywords"
        ])
    }
  }

  /// `«»` marks where the diagnostic of the id points.
  @Test(arguments: [
    ("invalid-identifier", "«sign in»(id: Int)"),
    ("invalid-identifier", "load(for «`a b`»: Int)"),
    ("unexpected-func", " «func» load()"),
    ("missing-parameter-type", "load(«for id»)"),
    ("missing-parameter-name", "load(id: Int, «Int»)"),
    ("duplicate-parameter", "load(id: Int, other «id»: Int)"),
    ("missing-name-after-label", "load(«for _»: Int)"),
    ("unsupported-implicitly-unwrapped-optional", "load(id: [Int«!»])"),
    ("ambiguous-optional", "load(id: Int, x: [«any P?»])"),
    ("missing-function-type-parentheses", "load(x: «Set<Int> ->» Int)"),
    ("invalid-arrow", "load() «=>» Int"),
    ("invalid-effect-order", "load() throws «async» -> Int"),
    ("invalid-effect-position", "load() -> Int «async throws(E)»"),
    ("invalid-opaque-type", "load() -> «[some P]»"),
    ("invalid-closure-attribute", "load(x: «@escaping Int»)"),
    ("unexpected-escaping", "load(x: «@escaping (() -> Void)?»)"),
    ("invalid-parameter-modifier", "load(x: [«@escaping () -> Void»])"),
    ("unexpected-default-value", "load(x: inout Int «= 5», y: Int)"),
    ("missing-default-value", "load(x: Int «=», y: Int)"),
    ("missing-label-after-variadic", "load(x: Int..., _ «y»: Int)"),
    ("unexpected-comma", "load(x: Int«,» )"),
    ("unexpected-text", "load() «load»()"),
    ("unexpected-body", "load() «{ print(1) }»"),
    ("invalid-accessor", "title: String { get «willSet» }"),
    ("missing-accessors", " «title: String»"),
    ("unused-generic-parameter", "«load»<T>()"),
    ("duplicate-generic-parameter", "load<T, «T»>(x: T)"),
    ("invalid-generic-requirement", "load<T>(x: T) where T: P, «Int: P»"),
    ("reserved-name", "load(größe: Int, «self»: Int)"),
    ("reserved-name", "load(«fatalError»: Int)"),
    ("unexpected-character", "load(größe: Int«–»)"),
    ("missing-type-name", "load(x: Int) -> «»"),
  ])
  func rangeIsExact(id: String, marked: String) {
    let open = marked.utf8.firstRange(of: Array("«".utf8))
    let close = marked.utf8.firstRange(of: Array("»".utf8))
    guard let open, let close else { return }
    let text = String(marked.utf8[..<open.lowerBound]) ?? ""
    let inner = String(marked.utf8[open.upperBound..<close.lowerBound]) ?? ""
    let rest = String(marked.utf8[close.upperBound...]) ?? ""
    let (_, diagnostics) = parsed(text + inner + rest, SignatureParser.member)
    let range = diagnostics.first { $0.id == id }?.location?.range
    #expect(
      range == text.utf8.count..<text.utf8.count + inner.utf8.count, "\(diagnostics.map(\.id))")
  }
}

extension String {
  fileprivate init?(_ bytes: Substring.UTF8View) {
    self.init(Substring(bytes))
  }
}
