import Foundation
import TestTools
import Testing
import ViperText

@testable import SwiftReading

/// A row of the rejected tables: `kind «input» ids`, then all that is printed, then an empty line.
///
/// The kind is the function of `SignatureParser` that refuses the input; `⏎` is a line end.
struct RejectedSignature: CustomTestStringConvertible, Sendable {
  let kind: String
  let input: String
  let ids: [String]
  let output: String

  var testDescription: String { "\(kind) «\(input)»" }

  static let all = [
    rejectedTexts, rejectedNames, rejectedProperties, rejectedParameters, rejectedResults,
    rejectedTypes,
  ].flatMap(rows)

  private static func rows(of table: String) -> [RejectedSignature] {
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split(separator: "").compactMap { block in
      guard let header = block.first, let open = header.firstIndex(of: "«"),
        let close = header.lastIndex(of: "»")
      else { return nil }
      return RejectedSignature(
        kind: String(header[..<open].dropLast()),
        input: unfolded(header[header.index(after: open)..<close]),
        ids: header[close...].dropFirst(2).split(separator: " ").map(String.init),
        output: block.dropFirst().map { $0 + "\n" }.joined())
    }
  }

  /// What the parser says; nil if the input is accepted after all.
  var diagnostics: [Diagnostic]? {
    switch kind {
    case "member": refused(SignatureParser.member)
    case "method": refused(SignatureParser.method)
    case "field": refused(SignatureParser.field)
    case "entity": refused { SignatureParser.entity($0.location.source, into: &$1) }
    case "type": refused(SignatureParser.type)
    case "name": refused { SignatureParser.identifier($0, into: &$1) }
    default: nil
    }
  }

  private func refused<Value>(
    _ parse: (EmbeddedText, inout [Diagnostic]) -> Value?
  ) -> [Diagnostic]? {
    let (value, diagnostics) = parsed(input, parse)
    return value == nil ? diagnostics : nil
  }
}

@Suite(.serialized, .inTurn) struct RejectedSignatureTests {
  @Test(arguments: RejectedSignature.all)
  func refusedTextSaysWhatToType(_ row: RejectedSignature) {
    #expect(row.diagnostics?.map(\.id) == row.ids)
    #expect(printed(row.diagnostics ?? []) == row.output)
  }

  @Test(arguments: RejectedSignature.all)
  func wordingFollowsTheHouseStyle(_ row: RejectedSignature) {
    for diagnostic in row.diagnostics ?? [] {
      let first = diagnostic.message.unicodeScalars.first
      #expect(first.map { !$0.properties.isUppercase } == true, "\(diagnostic.message)")
      #expect(!diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
      #expect(diagnostic.help != nil, "\(diagnostic.message)")
    }
  }

  @Test func everyIdHasARow() throws {
    let shown = Set(RejectedSignature.all.flatMap(\.ids))
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
    #expect(RejectedSignature.all.count >= 150)
  }

  @Test(arguments: [("\u{7}", "U+0007"), ("\u{7F}", "U+007F"), ("\u{85}", "U+0085"), ("“", "“")])
  func aCharacterThatNobodySeesIsNamedByItsNumber(character: String, name: String) {
    let (_, diagnostics) = parsed("load(x: \(character)Int)", SignatureParser.member)
    #expect(diagnostics.map(\.message) == ["character '\(name)' has no meaning in a signature"])
  }

  @Test func tooLongTextIsRefusedUnread() {
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
    ]
  }

  @Test(arguments: DeepType.all)
  func deepTypeIsRefusedAndAFlatterOneTaken(_ type: DeepType) {
    let (deep, diagnostics) = parsed(type.nested(2_000), SignatureParser.type)
    #expect(deep == nil)
    #expect(diagnostics.map(\.id) == ["excessive-signature-nesting"])
    #expect(diagnostics.map(\.message) == ["types are nested more than 16 levels deep"])
    let (flat, none) = parsed(type.nested(7), SignatureParser.type)
    #expect(flat != nil, "\(none)")
  }

  /// Even two would be refused, but for another reason.
  @Test func manyTildesAreTooDeep() {
    let (type, diagnostics) = parsed(
      String(repeating: "~", count: 2_000) + "P", SignatureParser.type)
    #expect(type == nil)
    #expect(diagnostics.map(\.id) == ["excessive-signature-nesting"])
  }

  @Test(arguments: ["any ", "try ", "!", "A<", "{", "(", "[", "f("])
  func deepDefaultValueIsRefused(_ prefix: String) {
    let close = ["{": "}", "(": ")", "[": "]", "f(": ")"][prefix] ?? ""
    for count in [49, 8_000] {
      let value =
        String(repeating: prefix, count: count) + "a" + String(repeating: close, count: count)
      let (field, diagnostics) = parsed("a: Int = " + value, SignatureParser.field)
      #expect(field == nil)
      #expect(diagnostics.map(\.id) == ["excessive-code-nesting"])
      #expect(
        diagnostics.map(\.message) == [
          "this value is nested too deeply: the limits are 24 brackets and 48 operators and keywords"
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
