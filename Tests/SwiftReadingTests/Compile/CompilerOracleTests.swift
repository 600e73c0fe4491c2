import TestTools
import Testing
import ViperText

@testable import SwiftReading

@Suite(.serialized, .processesInTurn) struct CompilerOracleTests {
  @Test func compilerTakesEveryAcceptedMemberAndEscapedName() throws {
    var sheet = CompilerOracle.Sheet()
    for (index, row) in AcceptedMethod.all.enumerated() {
      guard let method = method(row.input) else { continue }
      sheet.add("protocol Requirement\(index) { \(method.declaration) }", for: row.input)
      sheet.add(
        "enum Defaults\(index) { static \(method.declarationWithDefaults) { fatalError() } }",
        for: row.input)
      if let forwarding = forwarding(of: method, index: index) {
        sheet.add(forwarding, for: row.input)
      }
    }
    for (index, property) in Self.properties.enumerated() {
      guard let member = member(property) else { continue }
      sheet.add("protocol Property\(index) { \(member.declaration) }", for: property)
    }
    for (index, text) in Self.fields.enumerated() {
      guard let field = parsed(text, SignatureParser.field).value else { continue }
      sheet.add("struct Field\(index) { var \(field.declaration) }", for: text)
      sheet.add(
        "func field\(index)(\(field.initializerParameter.declaration(withDefault: true))) {}",
        for: text)
    }
    addEscapedNames(to: &sheet)
    let complaints = try CompilerOracle.complaints(in: sheet.source)
    #expect(complaints.map { "\(sheet.row(of: $0) ?? "?"): \($0.message)" } == [])
  }

  static let properties = [
    "title: String { get }", "title: String { get set }",
    "title: Int { get async throws(LoadError) }",
    "default: Int { get }", "onTap: @MainActor () -> Void { get set }",
    "onTap: (() -> Void)? { get }",
    "items: [any P] { get throws }", "get: Int { get }", "set: Int { get set }",
    "type: any P.Type { get async }", "await: Int { get }", "größe: Größe { get }",
  ]

  static let fields = [
    "id: Trip.ID", "rows: [TripRow] = []", "default: Int = 1",
    "pair: Pair<Int, Int> = Pair<Int, Int>(1, 2)",
    "onTap: @MainActor () -> Void = {}", "sort: (Int, Int) -> Bool = { $0 < $1 }",
    "flag: Bool = one < two", "store: any P", "closure: (@Sendable () async throws -> Void)?",
    "onTap: () -> Void", "text: String = \"\\(max(1, 2)), b\"",
  ]

  /// A method of the same signature that calls the required one; nil if that cannot be.
  private func forwarding(of method: Method, index: Int) -> String? {
    guard method.reasonNotToForward == nil, !method.referencedNames.contains("Self") else {
      return nil
    }
    let keywords = (method.canThrow ? "try " : "") + (method.isAsync ? "await " : "")
    let call = "target." + swiftEscaped(method.name) + "(" + method.callArguments + ")"
    return "struct Forwarding\(index) { let target: any Requirement\(index); "
      + method.declaration + " { \(keywords)\(call) } }"
  }

  private func addEscapedNames(to sheet: inout CompilerOracle.Sheet) {
    for (index, word) in Self.words.enumerated() {
      let label = swiftEscapedAsLabel(word)
      let argument = swiftEscapedAsArgumentLabel(word)
      let name = swiftEscaped(word)
      let use = swiftEscapedInExpression(word)
      sheet.add(
        "protocol Word\(index) { func \(name)(\(label): Int); var \(name): Int { get } }", for: word
      )
      sheet.add("func word\(index)(\(label): Int) -> Int { \(use) + Int(\(use)) }", for: word)
      sheet.add("func callWord\(index)() -> Int { word\(index)(\(argument): 1) }", for: word)
    }
  }

  private static let words = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in",
    "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "false", "is", "nil",
    "Self", "super", "throws", "true", "try", "await", "async", "any", "some", "each", "actor",
    "package", "open", "get", "set", "consume", "copy", "sending", "borrowing", "isolated", "yield",
    "größe", "🚀", "标识", "a$b", "_x", "ⅷ", "ﬁn",
  ]
}
