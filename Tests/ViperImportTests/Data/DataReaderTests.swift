import TestTools
import Testing

@testable import ViperImport

/// The readers of YAML and property lists, as far as templates need them.
@Suite(.serialized, .inTurn) struct DataReaderTests {
  @Test(arguments: [
    ("a: 1", "{a: 1}"),
    ("a: b c # d\n", "{a: b c}"),
    ("a: b#c", "{a: b#c}"),
    ("---\n# x\na: \"b: \\\"c\\\"\\n\"\r\nd: 'it''s'", "{a: b: \"c\"\n, d: it's}"),
    ("a:\n- b\n- c: 1\n  d: 2\n-\n  e: f", "{a: [b, {c: 1, d: 2}, {e: f}]}"),
    ("a:\n  - b\n  - - c\n    - d\ne: ~", "{a: [b, [c, d]], e: -}"),
    ("a: {b: c, \"d\" : [1, 'x, y', {}]}", "{a: {b: c, d: [1, x, y, {}]}}"),
    ("a: [b, # c\n  d\n]\ne:\n  f:\n    g: h", "{a: [b, d], e: {f: {g: h}}}"),
    ("'a b': 1\nurl: http://a/b", "{a b: 1, url: http://a/b}"),
    ("", "-"),
    ("a:\nb: null", "{a: -, b: -}"),
  ])
  func yamlIsRead(text: String, expected: String) throws {
    #expect(Self.shown(try YAMLReader.read(Array(text.utf8))) == expected)
  }

  @Test(arguments: [
    ("a: 1\n  b: 2", "it is indented otherwise than the lines around it@7"),
    ("\ta: 1", "lines are indented with spaces, not with tabs@0"),
    ("a: |\n  b", "this kind of YAML is not read: write a plain or quoted text@3"),
    ("a: \"b", "nothing closes this quote@3"),
    ("a: \"\\q\"", "this escape is not read@4"),
    ("a: {b: c", "nothing closes this bracket@3"),
    ("a: {b}", "a key with a colon should stand here@4"),
    ("a: [b: {c} d]", "a comma should stand here@7"),
    ("a: 'b' c", "nothing may follow the value@7"),
    ("a: 1\na: 2", "the key 'a' is there already@5"),
    ("a: 1\nb", "a line is 'key: value' or '- value'@5"),
    ("a: {b:", "a value is missing@6"),
  ])
  func aMistakeInYAMLIsSaidAtItsPlace(text: String, expected: String) {
    #expect(
      Self.failure { () throws(DataFailure) in try YAMLReader.read(Array(text.utf8)) } == expected)
  }

  @Test(arguments: [
    ("<string>a &lt;&#65;&#x42;&amp;</string>", "a <AB&"),
    ("<dict><key>a</key><array><true/><integer>1</integer></array></dict>", "{a: [true, 1]}"),
    ("<!-- a > b --><dict/>", "{}"), ("<array></array>", "[]"), ("<string/>", ""),
  ])
  func aPropertyListIsRead(text: String, expected: String) throws {
    let node = try PropertyListReader.read(Array("<?xml?><plist version=\"1.0\">\(text)".utf8))
    #expect(Self.shown(node) == expected)
  }

  @Test(arguments: [
    ("bplist00", "this is a binary property list@0"),
    ("<dict/>", "a property list begins with <plist>@0"),
    ("<plist><dict>", "a tag should stand here@13"),
    ("<plist><dict", "nothing closes this tag@7"),
    ("<plist><dict><key>a</key><what/></dict>", "<what> is no value of a property list@25"),
    ("<plist><dict><string>a</string></dict>", "a <key> should stand here@13"),
    ("<plist><string>a</dict>", "</string> should stand here@16"),
    ("<plist><string>&who;</string>", "'&who' is no escape of XML@15"),
    ("<plist></dict>", "</dict> is no value of a property list@7"),
  ])
  func aMistakeInAPropertyListIsSaidAtItsPlace(text: String, expected: String) {
    #expect(
      Self.failure { () throws(DataFailure) in try PropertyListReader.read(Array(text.utf8)) }
        == expected)
  }

  private static func failure(_ read: () throws(DataFailure) -> DataNode) -> String {
    do throws(DataFailure) {
      return "read " + shown(try read())
    } catch {
      return "\(error.message)@\(error.range.lowerBound)"
    }
  }

  private static func shown(_ node: DataNode) -> String {
    switch node.value {
    case .scalar(let text): text
    case .list(let elements): "[" + elements.map(shown).joined(separator: ", ") + "]"
    case .record(let members):
      "{" + members.map { "\($0.key): \(shown($0.value))" }.joined(separator: ", ") + "}"
    case .nothing: "-"
    }
  }
}
