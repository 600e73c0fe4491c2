import SwiftReading
import TestTools
import Testing

struct FragmentTests {
  /// The first word of a title is what is found, which has marks in the output. `⏎` is a line feed.
  @Test(arguments: RecordedCase.all(in: "Fragments.txt"))
  func flawsGapsAndSeparatorsAreFound(_ row: RecordedCase) throws {
    let marked = row.input.split(separator: "\n").map { line in
      let text = Array(line.replacing("⏎", with: "\n").utf8)
      let fragment = SwiftFragment(text)
      let flaw = fragment.flaw
      let range: Range<Int>? =
        switch row.ids.first {
        case "flaw": flaw?.range
        case "gap": SwiftFragment.gap(in: text)
        default: fragment.separator
        }
      #expect(flaw == nil || flaw?.reason == .unbalanced)
      guard let range else { return line + "\n" }
      let parts = [text[..<range.lowerBound], text[range], text[range.upperBound...]]
        .map { String(decoding: $0, as: UTF8.self).replacing("\n", with: "⏎") }
      return "\(parts[0])«\(parts[1])»\(parts[2])\n"
    }
    try row.expect(marked.joined())
  }

  @Test(arguments: [1, runsLongTests ? 50_000 : 5_000]) func unclosedInterpolationsAreFound(
    count: Int
  ) {
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
  func tooDeepNestingIsFound(_ deep: DeepSwift) {
    #expect(SwiftFragment(deep.bytes(deep.allowed)).flaw == nil)
    for count in [deep.allowed + 1, runsLongTests ? 10_000 : 1_000] {
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
