import TestTools
import Testing

@testable import ViperTemplate

@Suite(.serialized, .inTurn) struct FilterTests {
  static let context: [String: TemplateValue] = [
    "rows": [
      ["name": "b", "size": 2, "on": true], ["name": "a", "size": 3, "on": false],
      ["name": "c", "size": 2, "on": true],
    ],
    "crlf": "a\r\nb\n\nc\n", "nothing": nil, "none": [], "record": ["a": 1, "b": 2],
  ]

  static func row(_ template: String, _ expected: String) -> Case {
    Case(template, template, expected, context)
  }

  @Test(arguments: [
    row("{{ 'tripList' | upper }}{{ 'X' | lower }}{{ 'Y' | downcase }}", "TRIPLISTxy"),
    row("{{ 'userID' | capitalize }} {{ 'UserID' | uncapitalize }}", "UserID userID"),
    row("{{ 'URLSession' | camelCase }}", "urlSession"),
    row("{{ 'trip list' | PascalCase }}", "TripList"),
    row("{{ 'URLSession' | snake_case }}", "url_session"),
    row("{{ 'URLSession' | kebab-case }}", "url-session"),
    row("{{ 'b' | append: 'c' | prepend: 'a' }}", "abc"),
    row("{{ 2 | append: 'x' }}", "2x"),
    row("{{ 'aXbXc' | replace: 'X', '' }}", "abc"),
    row("{{ 'aaa' | replace: 'aa', 'b' }}", "ba"),
    row("{{ 'ababac' | replace: 'abac', '!' }}", "ab!"),
    row("{{ 'aabaab' | replace: 'aab', '-' }}", "--"),
    row("{{ '日本' | replace: '本', 'x' }}", "日x"),
    row("{{ ' \\n a b\\t' | strip }}|{{ ' x ' | trim }}|{{ '  ' | trim }}", "a b|x|"),
    row("{{ 'a\\n\\nb\\n' | indent: 2 }}", "a\n\n  b\n"),
    row("{{ 'a\\r\\n\\r\\nb' | indent: 1 }}", "a\r\n\r\n b"),
    row(#"{{ 'say "hi"\n\t\\(x)' | quote }}"#, #""say \"hi\"\n\t\\(x)""#),
    row("{{ 'é👋' | quote }}", "\"é👋\""),
    row("{{ 'a, b' | split: ', ' | join: '|' }}", "a|b"),
    row("{{ '' | split: ',' | count }}", "1"),
    row("{{ crlf | lines | join: '|' }}", "a|b||c"),
    row("{{ '' | lines | count }}", "0"),
    row("{{ (1..3) | join: ', ' }}", "1, 2, 3"),
    row("{{ none | join: ', ' }}", ""),
    row("{{ 'äb' | first }}{{ 'äb' | last }}{{ '' | first }}", "äb"),
    row("{{ (1..3) | first }}{{ (1..3) | last }}{{ none | first }}", "13"),
    row("{{ (1..3) | reverse | join: '' }}", "321"),
    row("{{ 'b,a,c' | split: ',' | sort | join: '' }}", "abc"),
    row("{{ rows | sort: 'size' | map: 'name' | join: '' }}", "bca"),
    row("{{ 'b,a' | split: ',' | push: 'c' | sort | join: '' }}", "abc"),
    row("{{ 'a,b,a' | split: ',' | uniq | join: '' }}", "ab"),
    row("{{ rows | where: 'on' | map: 'name' | join: '' }}", "bc"),
    row("{{ rows | where: 'size', 3 | map: 'name' | join: '' }}", "a"),
    row("{{ rows | where: 'on', false | count }}", "1"),
    row("{{ 'äö' | count }}{{ rows | size }}{{ record | count }}", "232"),
    row("{{ nothing | default: 'x' }}{{ none | default: 'y' }}{{ 'z' | default: '' }}", "xyz"),
    row("{{ 3 | plus: 4 | minus: 2 }}", "5"),
  ])
  func aFilterMakes(row: Case) { row.check() }

  @Test(arguments: [
    ("\u{0}\u{7}\u{7F}\r", #""\0\u{7}\u{7F}\r""#), (#"\(x)"#, #""\\(x)""#), ("\r\n", #""\r\n""#),
  ])
  func aQuotedStringIsASwiftLiteral(text: String, literal: String) {
    #expect(Filter.quoted(text) == literal)
  }

  @Test func noTwoFiltersShareAName() {
    #expect(Set(Filter.allNames).count == Filter.allNames.count)
  }

  @Test(arguments: [
    ("aab", "aaaab", [2]), ("aa", "aaaaa", [0, 2]), ("abab", "abacabab", [4]), ("x", "", []),
    ("abcabd", "abcabcabd", [3]), ("", "abc", []),
  ])
  func occurrencesAreFoundFromLeftToRight(pattern: String, text: String, starts: [Int]) {
    #expect(occurrences(of: Array(pattern.utf8), in: Array(text.utf8)) == starts)
  }
}
