import SwiftReading
import TestTools
import Testing

@Suite(.serialized, .inTurn) struct FragmentTests {
  static let closed: [String] = [
    "", "a", "f(x)", "[a, b]", "{ a in [b(c)] }", "f(\")\")", ##""\"""##, ##""\(f(")"))""##,
    ##"#"\(a) " ) "#"##, ##"#"\#(f(")"))"#"##, ####"##""# )"##"####, "// )", "a // {",
    "/* ( */ b", "/* /* ( */ [ */ b", "a / b", "a/b", "(a) / (b)", "f(/[)(]/)", "x = /\\/\\(/",
    "#/ ) /#", "##/ ) /# /##", "return /\\)/", "`(`()", "a * /[)]/", "x.y / z / w", "\"\\\\\"",
    "a[\"(\"]", ##""\(a /* " ) */)""##, ##""\([1: "\(b)"])""##, ##""\(a / b)""##, "#if", "\\.id",
    "items.map(\\.id)", "\"é)\"", "a.in / b", "f(/, /)", "f(/, x)",
    "y! / 2", "y!/2", "a ? /[(]/ : b", "let /a", "[1]/2", "f(x)/2", "`in`/2",
    "try? /\"/", "copy / 2", "a.copy/b/c", "copy/2",
  ]

  @Test(arguments: closed)
  func whatIsClosedHasNoFlaw(_ text: String) {
    #expect(SwiftFragment(Array(text.utf8)).flaw == nil)
  }

  static let open: [(text: String, range: Range<Int>)] = [
    ("a(b", 1..<2), ("a)", 1..<2), ("(]", 1..<2), ("[(])", 2..<3), ("{{}", 0..<1), ("\"a", 0..<1),
    ("\"a\\\"", 0..<1), ("\"\\(a\"", 4..<5), ("\"\\(a)", 0..<1), ("#\"a\"", 0..<1), ("/* a", 0..<2),
    ("/* /* */", 0..<2), ("a // b\n)", 7..<8), ("`a", 0..<1), ("#/ a", 0..<1), ("\"\\", 0..<1),
    ("a / (b", 4..<5), ("(a / b", 0..<1),
    // A division is no regular expression, so what stands between two of them is code.
    ("_ = y!/2 } ; func evil() { _ = y!/2", 9..<10), ("_ = y/2 } ; func evil() { _ = y/2", 8..<9),
    ("_ = y! /2 } ; f() { _ = y! /2", 10..<11), ("f()/2 } ; { 1/2", 6..<7),
    ("a[0]/2 } ; { 1/2", 7..<8), ("a.in/2 } ; { 1/2", 7..<8), ("\"\"/2 } ; { 1/2", 5..<6),
    ("f(/) } ; { g(/)", 5..<6), ("1 / 2 } ; { 1 / 2", 6..<7),
    // A quote in a regular expression begins no string, in which more code could hide.
    ("try? /\"/ } ; { try? /\"/", 9..<10),
    ("do {} catch /\"/ {} } ; { do {} catch /\"/ {}", 19..<20),
    // These words are names as well.
    // What a string's interpolation holds is code, and a quote in a comment there begins no string.
    (##""\([1)""##, 3..<4), (##""\(a[b{c])""##, 8..<9), (##""\("\({)")""##, 6..<7),
    (##"_ = "\(1 /* " */)" } ; func evil() { _ = 1 /* ")" )" */"##, 19..<20),
    (##""\(a // )""##, 2..<3),
    ("copy/2 } ; { copy/2", 7..<8), ("each/2 } ; { each/2", 7..<8),
    ("yield/2 } ; { yield/2", 8..<9), ("unsafe /\"/ } ; { unsafe /\"/", 7..<8),
  ]

  @Test(arguments: open)
  func whatIsOpenIsShown(_ text: String, _ range: Range<Int>) {
    let flaw = SwiftFragment(Array(text.utf8)).flaw
    #expect(flaw?.reason == .unbalanced)
    #expect(flaw?.range == range)
  }

  @Test(arguments: [
    ("view?.", 5..<6), ("rows.append(a).", 14..<15), ("f(a.)", 3..<4), ("count =", 6..<7),
    ("count = ", 6..<7), ("a + ", 2..<3), ("f(a +)", 4..<5), ("try", 0..<3),
    ("return try await", 11..<16),
    ("let", 0..<3), ("if isOn", 0..<2), ("guard isOn else", 11..<15), ("x as", 2..<4),
    ("a,", 1..<2),
    ("isOn ? 1 :", 9..<10), ("for row in rows", 0..<3), ("{ view?. }()", 7..<8),
  ])
  func whatIsNotFinishedIsShown(_ text: String, _ range: Range<Int>) {
    #expect(SwiftFragment.gap(in: Array(text.utf8)) == range)
  }

  @Test(arguments: [
    "return", "view?.show()", "rows!", "x?", "0...", "rows.reduce(0, +)", "rows.sorted(by: <)",
    ".zero",
    "a.in", "x.self", "f { _ in }", "[:]", "f([a,])", "\\.id", "f(\\.0)", "if isOn { f() }",
    "`try`",
    "Task { [weak self] in await self?.load() }", "rows[0].title", "x = y ?? z", "f(-1)",
    "isOn.toggle()",
    "rows = rows.map { $0.id }", "defer { f() }", "f(.a, b: .c)", "fatalError(\"a.\")", "x.0",
    "f();",
  ])
  func whatIsFinishedHasNoGap(_ text: String) {
    #expect(SwiftFragment.gap(in: Array(text.utf8)) == nil)
  }

  static let separated: [(text: String, range: Range<Int>?)] = [
    ("a, b", 1..<2), ("a; b", 1..<2), ("a // b", 2..<4), ("a /* b */", 2..<4), ("f(a, b)", nil),
    ("[a, b]", nil), ("Pair<A, B>()", nil), ("a < b, c", 5..<6), ("\"a, b\"", nil), ("a / b", nil),
    ("{ a; b }()", nil), ("f(a /* b */)", nil), ("a<b, c", 3..<4),
  ]

  @Test(arguments: separated)
  func whatEndsAnExpressionIsFound(_ text: String, _ range: Range<Int>?) {
    #expect(SwiftFragment(Array(text.utf8)).separator == range)
  }

  @Test(arguments: [1, 50_000]) func manyInterpolationsThatNothingClosesAreShown(count: Int) {
    let open = String(repeating: #"\("#, count: count)
    for text in [
      "\"\(open)", "\"\(open)\"", "\"\(open)" + String(repeating: ")", count: count) + "\"",
    ] {
      let flaw = SwiftFragment(Array(text.utf8)).flaw
      #expect(flaw != nil || count == 1 && text.hasSuffix(")\""), "\(text.prefix(20))")
    }
  }

  /// Each row is repeated as often as is allowed, and once more.
  @Test(arguments: DeepSwift.all)
  func whatIsNestedTooDeepIsShown(_ deep: DeepSwift) {
    #expect(SwiftFragment(deep.bytes(deep.allowed)).flaw == nil)
    for count in [deep.allowed + 1, 10_000] {
      #expect(SwiftFragment(deep.bytes(count)).flaw?.reason == .tooDeep)
    }
  }
}

/// A way to nest Swift code without end.
struct DeepSwift: CustomTestStringConvertible, Sendable {
  let open: String
  var core = "a"
  var close = ""
  /// So many of them a fragment may have.
  var allowed = NestingDepth.fragmentLimit

  var testDescription: String { open + core + close }

  func bytes(_ count: Int) -> [UInt8] {
    let text =
      String(repeating: open, count: count) + core + String(repeating: close, count: count)
    return Array(text.utf8)
  }

  static let all = [
    DeepSwift(open: "(", close: ")", allowed: 24), DeepSwift(open: "[", close: "]", allowed: 24),
    DeepSwift(open: "{ ", close: " }", allowed: 24), DeepSwift(open: "f(", close: ")", allowed: 24),
    DeepSwift(open: "any "), DeepSwift(open: "try "), DeepSwift(open: "await "),
    DeepSwift(open: "some "), DeepSwift(open: "<A"), DeepSwift(open: "a + "),
    DeepSwift(open: "a ? b : "), DeepSwift(open: "#if x\n", close: "\n#endif", allowed: 16),
    DeepSwift(open: "if a {} else ", core: "{}", allowed: 15),
    DeepSwift(open: "!"), DeepSwift(open: "() -> ", allowed: 24), DeepSwift(open: "a = "),
    DeepSwift(open: "try\n"), DeepSwift(open: "a +\n"), DeepSwift(open: "", close: "\n+ a"),
    DeepSwift(open: "", close: ".b"), DeepSwift(open: "", close: "[0]", allowed: 47),
    DeepSwift(open: "", close: ".b()", allowed: 23), DeepSwift(open: "", close: "?"),
    DeepSwift(open: "x as "), DeepSwift(open: #""\("#, close: #")""#, allowed: 16),
    DeepSwift(open: "return "),
  ]
}
