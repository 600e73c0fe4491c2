import TestTools
import Testing
import ViperSpec

struct JSONOutputTests {
  @Test(arguments: [
    (JSONOutput.object([]), "{}\n"), (.array([]), "[]\n"), (.string("a\"b\n"), "\"a\\\"b\\n\"\n"),
    (.array([.integer(-1), .bool(true)]), "[\n  -1,\n  true\n]\n"),
    (
      .object([.init("a", .array([.integer(1), .object([.init("b", .bool(false))])]))]),
      "{\n  \"a\": [1, { \"b\": false }]\n}\n"
    ),
    (
      .object([.init("abc", .strings(["abcdefghij", "abcdefghij"]))]),
      "{\n  \"abc\": [\n    \"abcdefghij\",\n    \"abcdefghij\"\n  ]\n}\n"
    ),
  ])
  func valuesThatFitAreWrittenOnOneLine(value: JSONOutput, text: String) {
    var style = JSONStyle()
    style.width = 30
    #expect(value.text(in: style, isExpanded: true) + "\n" == text)
  }
}
