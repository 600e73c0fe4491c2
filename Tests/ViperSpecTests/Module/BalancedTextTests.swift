import Testing
import ViperText

@testable import ViperSpec

@Suite struct BalancedTextTests {
  static let balanced: [String] = [
    "", "a", "f(x)", "[a, b]", "{ a in [b(c)] }", "f(\")\")", ##""\"""##, ##""\(f(")"))""##,
    ##"#"\(a) " ) "#"##, ##"#"\#(f(")"))"#"##, ####"##""# )"##"####, "// )", "a // {",
    "/* ( */ b", "/* /* ( */ [ */ b", "a / b", "a/b", "(a) / (b)", "f(/[)(]/)", "x = /\\/(/",
    "#/ ) /#", "##/ ) /# /##", "return /)/", "`(`()", "a * /)/", "x.y / z / w", "\"\\\\\"",
    "a[\"(\"]", "#if", "\\.id", "items.map(\\.id)", "\"é)\"",
  ]

  @Test(arguments: balanced)
  func whatIsClosedIsBalanced(_ text: String) {
    #expect(unbalancedRange(in: Array(text.utf8)) == nil)
  }

  static let unbalanced: [(text: String, range: Range<Int>)] = [
    ("a(b", 1..<2), ("a)", 1..<2), ("(]", 1..<2), ("[(])", 2..<3), ("{{}", 0..<1), ("\"a", 0..<1),
    ("\"a\\\"", 0..<1), ("\"\\(a\"", 4..<5), ("\"\\(a)", 2..<3), ("#\"a\"", 0..<1), ("/* a", 0..<2),
    ("/* /* */", 0..<2), ("a // b\n)", 7..<8), ("`a", 0..<1), ("#/ a", 0..<1), ("\"\\", 0..<1),
    ("a / (b", 4..<5), ("(a / b", 0..<1),
  ]

  @Test(arguments: unbalanced)
  func whatIsOpenIsShown(_ text: String, _ range: Range<Int>) {
    #expect(unbalancedRange(in: Array(text.utf8)) == range)
  }

  static let separated: [(text: String, range: Range<Int>?)] = [
    ("a, b", 1..<2), ("a; b", 1..<2), ("a // b", 2..<4), ("a /* b */", 2..<4), ("f(a, b)", nil),
    ("[a, b]", nil), ("Pair<A, B>()", nil), ("a < b, c", 5..<6), ("\"a, b\"", nil), ("a / b", nil),
    ("{ a; b }()", nil),
  ]

  @Test(arguments: separated)
  func whatEndsAnExpressionIsFound(_ text: String, _ range: Range<Int>?) {
    #expect(separatorRange(in: Array(text.utf8)) == range)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func anyBytesAreScanned(_ seed: UInt64) {
    var random = SeededRandom(state: seed)
    let pieces = Array("()[]{}\"\\#/*`,;<>a \n".utf8)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      for range in [unbalancedRange(in: bytes), separatorRange(in: bytes)] {
        guard let range else { continue }
        let isInside = range.lowerBound >= 0 && range.upperBound <= bytes.count
        #expect(isInside, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
