import TestTools
import Testing
import ViperText

@testable import ViperSpec

func expectRangesInText(
  _ diagnostics: [Diagnostic], _ comment: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  for diagnostic in diagnostics {
    for location in [diagnostic.location].compactMap({ $0 }) + diagnostic.notes.map(\.location) {
      let isInside =
        location.range.lowerBound >= 0 && location.range.upperBound <= location.source.bytes.count
      #expect(isInside, "\(diagnostic.id): \(comment)", sourceLocation: sourceLocation)
    }
  }
}

struct JSONPositionTests {
  static let marked = [
    "⟨null⟩", " ⟨-1.5e3⟩\n", "⟨\"a\\\"b\"⟩", "⟨[⟨1⟩, ⟨\"é\"⟩ ,⟨[]⟩]⟩",
    "\n⟨{ \"⟨key⟩\" : ⟨true⟩,\r\n\t\"⟨a\\u0062⟩\":⟨{\"⟨⟩\":⟨\"\"⟩}⟩}⟩",
    "\u{FEFF}⟨[⟨\"👩‍👩‍👧\"⟩]⟩",
  ]

  @Test(arguments: marked)
  func everyKeyAndValueKnowsItsPlace(_ marked: String) throws {
    var text: [UInt8] = []
    var open: [Int] = []
    var expected: Set<Range<Int>> = []
    for character in marked {
      switch character {
      case "⟨": open.append(text.count)
      case "⟩": if let start = open.popLast() { expected.insert(start..<text.count) }
      default: text += Array(String(character).utf8)
      }
    }
    let (node, diagnostics) = JSONParser.parse(SourceText(path: "A.json", bytes: text))
    #expect(printed(diagnostics) == "")
    var found: Set<Range<Int>> = []
    collect(try #require(node), into: &found)
    #expect(found == expected)
  }

  private func collect(_ node: JSONNode, into ranges: inout Set<Range<Int>>) {
    ranges.insert(node.location.range)
    switch node.value {
    case .array(let elements): for element in elements { collect(element, into: &ranges) }
    case .object(let members):
      for member in members {
        ranges.insert(member.key.location.range)
        collect(member.value, into: &ranges)
      }
    default: break
    }
  }

  @Test func membersKeepTheirOrder() throws {
    let node = try #require(parsedJSON(#"{"b":1,"a":2,"c":3}"#).node)
    guard case .object(let members) = node.value else { return #expect(Bool(false)) }
    #expect(members.map(\.key.string) == ["b", "a", "c"])
  }

  @Test(arguments: [3, 40])
  func everyRepeatedKeyIsReported(_ count: Int) {
    let keys = (0..<count).flatMap { ["\"k\($0)\":1", "\"k\($0)\":2"] }
    let (node, diagnostics) = parsedJSON("{\(keys.joined(separator: ","))}")
    #expect(node != nil)
    #expect(diagnostics.map(\.id) == Array(repeating: "duplicate-key", count: count))
    #expect(diagnostics.allSatisfy { $0.notes.count == 1 })
  }

  static let valid =
    #"{"a": [1, -2.5e+3, true, false, null], "é\u00e9\ud834\udd1e": {"x": "y\n\"\\"}, "": [{}, []]}"#

  @Test func aPartOfAValidTextIsAnErrorAndNeverACrash() {
    let bytes = Array(Self.valid.utf8)
    #expect(JSONParser.parse(SourceText(path: "A", bytes: bytes)).diagnostics.isEmpty)
    for end in bytes.indices {
      let (node, diagnostics) = JSONParser.parse(SourceText(path: "A", bytes: Array(bytes[..<end])))
      #expect(node == nil && diagnostics.hasErrors, "prefix of \(end)")
      expectRangesInText(diagnostics, "prefix of \(end)")
      _ = DiagnosticPrinter().text(for: diagnostics)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func damagedTextsAreSurvived(_ seed: UInt64) {
    var random = Seeded(state: seed)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "\n", "\u{0}", "é", "1", "-", "e",
      ".", "null", " ", "//", "'",
    ].map { Array($0.utf8) }
    for round in 0..<200 {
      var bytes = Array(Self.valid.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...5, using: &random))
        let isByte = Bool.random(using: &random)
        let piece =
          isByte
          ? [UInt8.random(in: 0...255, using: &random)]
          : pieces[Int.random(in: 0..<pieces.count, using: &random)]
        bytes.replaceSubrange(start..<end, with: piece)
      }
      let (node, diagnostics) = JSONParser.parse(SourceText(path: "A", bytes: bytes))
      #expect(node != nil || diagnostics.hasErrors, "seed \(seed), round \(round)")
      expectRangesInText(diagnostics, "seed \(seed), round \(round)")
      _ = DiagnosticPrinter().text(for: diagnostics)
    }
  }

  @Test(arguments: ["", "a", "é", "\"\\/\n\r\t\u{8}\u{0}\u{1F}\u{7F}", "👩‍👩‍👧", "\u{2028}"])
  func writtenStringsAreReadBack(_ text: String) throws {
    guard case .string(let read) = try #require(parsedJSON(jsonString(text)).node).value else {
      return #expect(Bool(false))
    }
    #expect(read.string == text)
  }
}
