import TestTools
import Testing
import ViperTemplate

@Suite(.serialized, .inTurn) struct DifferenceTests {
  static let context: [String: TemplateValue] = [
    "name": "trip list", "zero": 0, "empty": "", "none": [], "nothing": nil, "off": false,
    "big": "NASA image", "lines": "a\nb\n\nc", "items": ["b", "a"],
    "place": ["city": "Roma", "area": "Lazio"],
  ]

  static func row(_ claim: String, _ template: String, _ expected: String) -> Case {
    Case(claim, template, expected, context)
  }

  @Test(arguments: [
    // Liquid: only nil and false are false. Stencil: as here.
    row("zero is false", "{% if zero %}yes{% else %}no{% endif %}", "no"),
    row("an empty string is false", "{% if empty %}yes{% else %}no{% endif %}", "no"),
    row("an empty list is false", "{% if none %}yes{% else %}no{% endif %}", "no"),
    // Liquid: `and` and `or` from right to left. Stencil: as here.
    row("and binds more than or", "{% if true or false and false %}yes{% endif %}", "yes"),
    row("and before or", "{% if false and false or true %}yes{% endif %}", "yes"),
    // Liquid: no `not`, no parentheses.
    row("not", "{% if not off %}yes{% endif %}", "yes"),
    row("not of a comparison", "{% if not zero == 1 %}yes{% endif %}", "yes"),
    row("not twice", "{% if not not off %}yes{% else %}no{% endif %}", "no"),
    row("parentheses", "{% if (true or false) and false %}yes{% else %}no{% endif %}", "no"),
    // Liquid: `contains` only. Stencil: `in` only.
    row("contains and in", "{% if items contains 'a' and 'a' in items %}yes{% endif %}", "yes"),
    row("contains in a text", "{% if name contains 'p l' %}yes{% endif %}", "yes"),
    row("contains a key", "{% if place contains 'city' %}yes{% endif %}", "yes"),
    row("nil contains nothing", "{% if nothing contains 'x' %}yes{% else %}no{% endif %}", "no"),
    // Liquid: no filters in conditions.
    row("a filter in a condition", "{% if items | count > 1 %}yes{% endif %}", "yes"),
    row("kinds are not converted", "{% if zero == '0' %}yes{% else %}no{% endif %}", "no"),
    row("a condition can be printed", "{{ zero == 0 and true }}", "true"),
  ])
  func conditions(row: Case) { row.check() }

  @Test(arguments: [
    // Liquid: lowers the rest. Stencil: every word.
    row("capitalize changes the first letter only", "{{ big | capitalize }}", "NASA image"),
    row("capitalize leaves other words", "{{ name | capitalize }}", "Trip list"),
    // Liquid: false too. Stencil: nil only.
    row("default is for what is empty", "{{ empty | default: 'x' }}", "x"),
    row(
      "default leaves false and zero", "{{ off | default: 'x' }}{{ zero | default: 'x' }}",
      "false0"),
    // Liquid: no `indent`. Stencil: as here, but empty lines too.
    row("indent leaves the first and empty lines", "{{ lines | indent: 2 }}", "a\n  b\n\n  c"),
    // Liquid drops empty parts at the end. Stencil: as here.
    row("split keeps empty parts", "{{ 'a,,' | split: ',' | count }}", "3"),
    // Liquid and Stencil: no escapes.
    row("strings have escapes", #"{{ "a\n\t\"\\" }}"#, "a\n\t\"\\"),
    row("a number is appended as text", "{{ 'v' | append: 2 }}", "v2"),
  ])
  func values(row: Case) { row.check() }

  @Test(arguments: [
    // Liquid: pairs in no set order. Stencil: as here, sorted since 0.15.
    row(
      "keys are sorted", "{% for k, v in place %}{{ k }}={{ v }};{% endfor %}",
      "area=Lazio;city=Roma;"),
    // Liquid: `index` from 1, `index0`. Stencil: `counter` from 1, `counter0`, no `index`.
    row(
      "the names of both for where a loop is",
      "{% for i in items %}{{ forloop.index }}{{ forloop.counter }}{{ forloop.index0 }}"
        + "{{ forloop.counter0 }}{{ forloop.revindex }}{{ forloop.revindex0 }} {% endfor %}",
      "110021 221110 "),
    // Liquid: `parentloop`. Stencil: `parentContext`-less, as here `parent`.
    row(
      "parent is the loop around",
      "{% for a in items %}{% for b in items %}{{ forloop.parent.index }}{% endfor %}{% endfor %}",
      "1122"),
    // Liquid: `else`. Stencil: `empty`.
    row("else of a loop", "{% for i in none %}{{ i }}{% else %}nothing{% endfor %}", "nothing"),
    row(
      "empty of a loop", "{% for i in nothing %}{{ i }}{% empty %}nothing{% endfor %}",
      "nothing"),
    // Stencil: `1...3`.
    row("a range", "{% for i in (1..3) %}{{ i }}{% endfor %}", "123"),
    row("a range with variables", "{% for i in (zero..items.count) %}{{ i }}{% endfor %}", "012"),
    row("a range backwards is empty", "{% for i in (3..1) %}{{ i }}{% empty %}-{% endfor %}", "-"),
    row("unless", "{% unless off %}on{% else %}off{% endunless %}", "on"),
    row("unless with elif", "{% unless true %}a{% elif true %}b{% endunless %}", "b"),
    // Liquid: assign. Stencil: set.
    row("assign and set", "{% assign x = 1 %}{% set y = x | plus: 1 %}{{ x }}{{ y }}", "12"),
    row(
      "an assignment outlives the loop",
      "{% assign n = 0 %}{% for i in items %}{% assign n = n | plus: 2 %}{% endfor %}{{ n }}",
      "4"),
    row(
      "an assigned loop variable ends with the loop",
      "{% assign i = 'x' %}{% for i in items %}{% assign i = i | upper %}{{ i }}{% endfor %}{{ i }}",
      "BAx"),
    row("the length of texts and lists", "{{ name.count }}{{ items.size }}{{ items.0 }}", "92b"),
    row(
      "raw and verbatim", "{% raw %}{{ x }}{% endraw %}{% verbatim %}{% y %}{% endverbatim %}",
      "{{ x }}{% y %}"),
    row("comments of both", "a{# {{ x }} #}b{% comment %}{{ y }}{% endcomment %}c", "abc"),
    // Stencil and Liquid with auto-escaping frameworks: `&lt;`.
    row("nothing is escaped", "{{ \"a < b && 'c'\" }}", "a < b && 'c'"),
  ])
  func tags(row: Case) { row.check() }

  /// Liquid and Stencil print nothing for each of these.
  @Test(arguments: [
    ("{{ unknown }}", "unknown-variable"), ("{{ place.unknown }}", "unknown-key"),
    ("{{ items.9 }}", "invalid-index"), ("{{ items }}", "invalid-printed-value"),
    ("{% for c in name %}{% endfor %}", "invalid-loop-value"),
    ("{% if name < 1 %}{% endif %}", "invalid-operands"),
    ("{{ nothing | upper }}", "invalid-input"),
    ("{% if unknown %}{% endif %}", "unknown-variable"),
    ("{{ unknown | default: 1 }}", "unknown-variable"),
  ])
  func whatTheOthersPassOverIsAnError(template: String, id: String) {
    let (text, diagnostics) = rendering(template, Self.context)
    #expect(text == "")
    #expect(diagnostics.map(\.id) == [id])
  }

  @Test func aConditionIsNotLookedAtWhenItDoesNotMatter() {
    Case("", "{% if true or unknown %}yes{% endif %}", "yes").check()
    Case("", "{% if false and unknown %}{% else %}no{% endif %}", "no").check()
  }
}
