import Foundation
import TestTools
import Testing
import ViperText

@testable import SwiftReading

struct SignaturePropertyTests {
  static let corpus =
    AcceptedMethod.all.map(\.input) + RejectedSignatureTests.cases.map(\.input)
    + CompilerOracleTests.properties + CompilerOracleTests.fields

  static let pieces = [
    "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", ";", ".", "?", "!", "@", "&", "~", "=", "->",
    "=>", "==", "...", "_", "`", "\"", "\\(", "#", "$0", "/*", "*/", "//", "\n", " ", "func ",
    "var ",
    "inout ", "sending ", "any ", "some ", "async ", "throws", "where ", "@escaping ", "@Sendable ",
    "() -> Void", "Int", "T", "get ", "set ", "init", "`in`", "ß", "🚀", "→", "\u{0}", "1", "nil",
  ]

  private func check(_ bytes: [UInt8], _ comment: @autoclosure () -> String) {
    let text = EmbeddedText(SourceText(path: "A.json", bytes: bytes))
    var diagnostics: [Diagnostic] = []
    let member = SignatureParser.member(text, into: &diagnostics)
    check(diagnostics, isAccepted: member != nil, in: text, comment())
    if let member { checkFixedPoint(member, comment()) }
    var others: [Diagnostic] = []
    let field = SignatureParser.field(text, into: &others)
    check(others, isAccepted: field != nil, in: text, comment())
    if let field { checkFixedPoint(field, comment()) }
    others = []
    let type = SignatureParser.type(text, into: &others)
    check(others, isAccepted: type != nil, in: text, comment())
    if let type {
      let again = parsed(type.text, SignatureParser.type)
      #expect(again.value == type, "\(comment()): \(type.text) \(again.diagnostics)")
    }
    _ = SignatureParser.declaredName(text)
  }

  private func check(
    _ diagnostics: [Diagnostic], isAccepted: Bool, in text: EmbeddedText, _ comment: String
  ) {
    #expect(diagnostics.isEmpty == isAccepted, "\(comment)")
    let isInside = diagnostics.allSatisfy { diagnostic in
      ([diagnostic.location] + diagnostic.notes.map(\.location)).allSatisfy { location in
        guard let range = location?.range else { return false }
        return range.lowerBound >= 0 && range.upperBound <= text.bytes.count
      }
    }
    #expect(isInside, "\(comment)")
  }

  private func checkFixedPoint(_ member: Member, _ comment: String) {
    let text = String(member.declaration.drop { $0 != " " }.dropFirst())
    let again = parsed(text, SignatureParser.member)
    #expect(again.value?.declaration == member.declaration, "\(comment): \(again.diagnostics)")
    #expect(again.value?.collisionKey == member.collisionKey, "\(comment)")
    guard case .method(let method) = member, case .method(let second)? = again.value else { return }
    #expect(second.compoundName == method.compoundName, "\(comment)")
    #expect(second.callArguments == method.callArguments, "\(comment)")
  }

  private func checkFixedPoint(_ field: Field, _ comment: String) {
    let again = parsed(field.declaration, SignatureParser.field)
    #expect(again.value?.declaration == field.declaration, "\(comment): \(again.diagnostics)")
  }

  @Test func noPrefixOfASignatureCrashes() {
    for input in casesToRun(Self.corpus, every: 12) {
      let bytes = Array(input.utf8)
      for count in 0...bytes.count { check(Array(bytes[..<count]), "\(count) bytes of \(input)") }
    }
  }

  @Test(arguments: casesToRun(Array(1...8 as ClosedRange<UInt64>), every: 8))
  func mutatedTextKeepsThePromises(_ seed: UInt64) {
    var generator = Seeded(state: seed)
    for round in 0..<1_500 {
      guard var text = Self.corpus.randomElement(using: &generator).map({ Array($0.utf8) }) else {
        return
      }
      for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&text, &generator) }
      check(text, "seed \(seed), round \(round): \(String(decoding: text, as: UTF8.self))")
    }
  }

  private func mutate(_ text: inout [UInt8], _ generator: inout Seeded) {
    let start = Int.random(in: 0...text.count, using: &generator)
    let end = min(text.count, start + Int.random(in: 0...4, using: &generator))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(contentsOf: text[start..<end], at: end)
    case 2: text.insert(UInt8.random(in: 0...255, using: &generator), at: start)
    default:
      let piece = Self.pieces.randomElement(using: &generator) ?? ""
      text.replaceSubrange(start..<(Bool.random(using: &generator) ? end : start), with: piece.utf8)
    }
  }

  @Test(arguments: casesToRun(Array(1...4 as ClosedRange<UInt64>), every: 4))
  func textOfRandomPiecesKeepsThePromises(_ seed: UInt64) {
    var generator = Seeded(state: seed)
    for round in 0..<1_500 {
      var text = "load("
      for _ in 0..<Int.random(in: 1...14, using: &generator) {
        text += Self.pieces.randomElement(using: &generator) ?? ""
      }
      check(Array(text.utf8), "seed \(seed), round \(round): \(text)")
    }
  }

  /// Shapes that a careless parser takes quadratic or exponential time or a deep stack for, on the
  /// half megabyte of stack that a thread has on Apple's systems.
  @Test func longestTextsEndOnASmallStack() {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      defer { done.signal() }
      for (open, close) in casesToRun(Self.shapes, every: 13) {
        let count = 32_768 / (open.utf8.count + close.utf8.count) - 4
        let text =
          "a(x: " + String(repeating: open, count: count)
          + String(repeating: close, count: count)
        self.check(Array(text.utf8), open)
        self.check(Array((text + ")").utf8), open)
        self.check(Array(("a: " + text.dropFirst(5)).utf8), open)
      }
    }
    thread.stackSize = smallStackBytes
    thread.start()
    done.wait()
  }

  private static let shapes = [
    ("(", ")"), ("[", "]"), ("A<", ">"), ("() -> ", ""), ("A.", "A"), ("A & ", ""), ("A, ", ""),
    ("x: Int, x", ""), ("Int = A<B, x", ": Int = 1, "), ("Int = \"\\(", ")\""), ("/*", "*/"),
    ("Int = a<b>(c), y: ", ""), ("Int = [a<", ""), ("#\"", "\"#"), ("Int, ", "`"), ("?", ""),
    ("@Sendable ", ""), ("inout ", ""), ("async ", ""), ("Int) throws(", ""), ("Int..., _ y: ", ""),
    ("_ ", ""), ("Int = {", "}, y: "), ("Int)->", ""), ("A<B>.", ""), ("(A, ", ")"),
    ("Int = ", "##"),
  ]
}
