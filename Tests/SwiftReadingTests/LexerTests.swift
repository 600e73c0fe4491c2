import Foundation
import SwiftReading
import TestTools
import Testing

struct LexerTests {
  /// Every byte of a file is a token's, a comment's, a line break's, or a space between them.
  @Test func tokensAndTriviaCoverEveryFileOfThisRepository() throws {
    for file in casesToRun(RepositoryFiles.swift(), every: 12) {
      let bytes = [UInt8](try Data(contentsOf: file))
      let (source, failure) = SwiftLexer.read(bytes)
      #expect(failure == nil, "\(file.path)")
      let isWhole = source.joined() == bytes
      #expect(isWhole, "\(file.path)")
    }
  }

  /// A file that is cut off anywhere is read up to there, and never crashes.
  @Test func everyPrefixOfAFileIsRead() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("FragmentTests.swift")
    let bytes = [UInt8](try Data(contentsOf: file))
    for end in stride(from: 0, to: bytes.count, by: runsLongTests ? 1 : 17) {
      let (source, failure) = SwiftLexer.read(Array(bytes[..<end]))
      let last = source.tokens.last
      #expect(last?.kind == .endOfFile)
      if let failure { #expect(failure.range.upperBound <= end) }
      if failure == nil {
        let isWhole = source.joined() == Array(bytes[..<end])
        #expect(isWhole, "\(end)")
      }
    }
  }

  private func identifiers(in text: String) -> [String]? {
    SwiftLexer.tokens(of: Array(text.utf8)).map { source in
      source.tokens.indices.filter { source.tokens[$0].kind == .identifier }
        .map { String(decoding: source.bytes[source.range(of: $0)], as: UTF8.self) }
    }
  }

  @Test(arguments: [
    // A placeholder is a name.
    ("super.run(<#T##name: Int##Int#>)", ["super", "run", "<#T##name: Int##Int#>"]),
    ("let a: Row<<#Type#>> = <#a \"b#>", ["let", "a", "Row", "<#Type#>", "<#a \"b#>"]),
    ("a <#(b\n#if c", nil),
    // A no-break space is a space.
    ("\u{A0} func\u{A0}a é\u{A0}", ["func", "a", "é"]),
    // An escape is a part of its string.
    ("\"\"\"\na \\\"\"\" b\n\"\"\"\nc", ["c"]), ("\"\"\"\na \\\nb\n\"\"\"\nc", ["c"]),
    ("\"a \\\" b\" c", ["c"]), ("\"a \\\nb", nil),
  ])
  func namesAreFound(in text: String, names: [String]?) {
    #expect(identifiers(in: text) == names)
  }

  /// Swift's rule (SE-0354): not with a space at its end, nor with a bracket that is left open, nor empty.
  @Test(arguments: [
    ("a = /b(c)/", 1), ("a = /[(]b/", 1), ("a = /b /", 0), ("a = /b(c/", 0), ("a = /b)c/", 0),
    ("a = //", 0), ("a = / b/", 0), ("a = /=b/", 0), ("a = /\\/b/", 1), ("a = /b", 0),
    ("a / b / c", 0),
  ])
  func slashesAreARegexWhereSwiftReadsOne(text: String, count: Int) {
    let (source, _) = SwiftLexer.read(Array(text.utf8))
    #expect(source.tokens.count { $0.kind == .regex } == count)
  }

  @Test(arguments: casesToRun(Array(0..<20 as Range<UInt64>), every: 5))
  func anyBytesAreRead(_ seed: UInt64) {
    var random = Seeded(state: seed)
    let pieces = Array("()[]{}\"\\#/*`,;<>a \n=+!?.é\0'".utf8)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      let (source, failure) = SwiftLexer.read(bytes)
      for index in source.tokens.indices {
        let range = source.range(of: index)
        #expect(range.upperBound <= bytes.count, "seed \(seed)")
      }
      let fragment = SwiftFragment(bytes)
      let ranges = [failure?.range, fragment.flaw?.range, fragment.separator].compactMap { $0 }
      for range in ranges { #expect(range.upperBound <= bytes.count, "seed \(seed)") }
      _ = source.brackets()
    }
  }
}

extension SwiftTokens {
  /// The source again, out of its tokens and trivia and the spaces between them.
  func joined() -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    func add(_ range: Range<Int32>) {
      let gap = bytes[end..<max(end, Int(range.lowerBound))]
      let isBlank = gap.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0B || $0 == 0x0C }
      result += isBlank ? gap : []
      result += bytes[Int(range.lowerBound)..<Int(range.upperBound)]
      end = Int(range.upperBound)
    }
    for token in tokens {
      for piece in trivia[Int(token.triviaStart)..<Int(token.triviaEnd)] {
        add(piece.start..<piece.end)
      }
      add(token.start..<token.end)
    }
    return result
  }
}
