import TestTools
import Testing
import ViperText

@testable import XcodeProject

struct PropertyListParserTests {
  @Test(arguments: [
    ("{}", "{}"), ("()", "()"), ("abc", "abc"), ("// note\n( a, b , )", "(a,b)"),
    ("{ a = b; \"c d\" = (1, 2); }", "{a=b;c d=(1,2);}"),
    (#""a\"b\\c\n\t\U00fc\101""#, "a\"b\\c\n\tü\u{41}"), ("'it''", nil), ("'a\"b'", "a\"b"),
    ("<0fbd 77>", "<>"), ("{ a = <>; b = {}; }", "{a=<>;b={};}"), ("a//b", "a//b"),
    ("A1/* one */", "A1"), ("{ k = /* c */ v /* d */ ; /* e */ } // end", "{k=v;}"),
    ("\u{FEFF}{ n = \"Über\"; }", "{n=Über;}"), ("( a /* b, c */, d )", "(a,d)"),
    ("{ a = \"x\ny\"; }\r\n", "{a=x\ny;}"), ("com.apple.product-type.application", nil as String?),
  ])
  func readsWhatXcodeWrites(text: String, expected: String?) {
    let value = PropertyListParser.parse(SourceText(path: "p", text: text)).value
    #expect(value.map(Self.shown) == expected ?? (text.hasPrefix("com") ? text : nil))
  }

  private static func shown(_ value: PropertyListValue) -> String {
    switch value.content {
    case .string(let text): text
    case .data: "<>"
    case .array(let elements): "(" + elements.map { shown($0.value) }.joined(separator: ",") + ")"
    case .dictionary(let entries):
      "{" + entries.map { $0.key + "=" + shown($0.value) + ";" }.joined() + "}"
    }
  }

  @Test(arguments: [
    ("", 0, "expected a value, found the end of the file"),
    ("{ a = b }", 8, "expected ';', found '}'"),
    ("{ a b; }", 4, "expected '=', found 'b'"),
    ("{ = b; }", 2, "expected a key or '}', found '='"),
    ("{ (a) = b; }", 2, "expected a key or '}', found '('"),
    ("( a b )", 4, "expected ',' or ')', found 'b'"),
    ("( a, , )", 5, "expected a value, found ','"),
    ("( a }", 4, "expected ',' or ')', found '}'"),
    ("{ a = ); }", 6, "expected a value, found ')'"),
    ("{ a = \"b; }", 6, "expected the end of the string that begins here, found '\"'"),
    ("{ /* a = b; }", 2, "expected '*/' for the comment that begins here, found '/'"),
    ("<0g>", 2, "expected hexadecimal digits, found 'g'"),
    ("<00", 0, "expected '>' for the data that begin here, found '<'"),
    ("{} {}", 3, "expected the end of the file, found '{'"),
    ("{ a = ü; }", 6, "expected a value, found 'ü'"),
    ("{\n<<<<<<< HEAD\n}", 2, "expected a key or '}', found a conflict marker"),
    ("{ a = b;\n=======\n}", 9, "expected a key or '}', found a conflict marker"),
    (
      "<?xml version=\"1.0\"?>", 0,
      "this project is an XML file, not in Xcode's format"
    ),
    (String(repeating: "(", count: 100), 64, "values are nested more than 64 levels deep"),
  ])
  func errorsAreShownAtTheirPlace(text: String, offset: Int, message: String) throws {
    let (value, diagnostics) = PropertyListParser.parse(SourceText(path: "p", text: text))
    let diagnostic = try #require(diagnostics.first)
    #expect(value == nil && diagnostics.count == 1 && diagnostic.id == "invalid-xcode-syntax")
    #expect(diagnostic.message == message && diagnostic.location?.range.lowerBound == offset)
  }

  @Test(arguments: [
    ("FeedView.swift", "FeedView.swift"), ("Feed+Calls.swift", "\"Feed+Calls.swift\""),
    ("My Feed", "\"My Feed\""), ("a/b_c$1", "a/b_c$1"), ("", "\"\""), ("a-b", "\"a-b\""),
    ("Über.swift", "\"Über.swift\""), ("a\"b\\c\n\t", #""a\"b\\c\n\t""#), ("a//b", "\"a//b\""),
    ("___NAME___", "\"___NAME___\""),
  ])
  func stringsAreWrittenAsXcodeWritesThem(text: String, expected: String) throws {
    let written = PropertyListText.written(text)
    #expect(written == expected)
    let read = PropertyListParser.parse(SourceText(path: "p", text: written)).value
    #expect(read?.string == text)
  }

  @Test func anyTextIsReadOrRejected() {
    let text = Array(XcodeProjectText.grouped().utf8)
    let noise = Array("{}()<>\"';,=/*\\\n\u{FC} aU0".utf8)
    for seed in 0..<(runsLongTests ? 20_000 : 400) {
      var random = Seeded(seed)
      var bytes = Array(text.prefix(random.chance(50) ? random.below(text.count) : text.count))
      for _ in 0..<random.below(6) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[place] = random.pick(noise)
        case 1: bytes.insert(random.pick(noise), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + random.below(9)))
        }
      }
      let source = SourceText(path: "p", bytes: bytes)
      let (file, diagnostics) = ProjectFile.read(source, in: "/app")
      let places = diagnostics.compactMap(\.location?.range)
      #expect((file == nil) == diagnostics.hasErrors, "seed \(seed)")
      #expect(places.allSatisfy { $0.upperBound <= bytes.count }, "seed \(seed)")
      guard let file else { continue }
      var edit = ProjectEdit(file)
      let targets = file.targets.filter(\.isApp)
      edit.add("/app/Shop/Modules/Feed/FeedView.swift", to: targets)
      edit.remove("/app/Shop/AppDelegate.swift")
      let again = PropertyListParser.parse(SourceText(path: "p", bytes: edit.text()))
      #expect(again.diagnostics == [], "seed \(seed)")
    }
  }
}
