import TestTools
import Testing
import ViperTemplate

@Suite(.serialized, .inTurn) struct CommonCoreTests {
  static let trip: [String: TemplateValue] = [
    "name": "Rome", "days": 3, "open": true, "closed": false, "nothing": nil,
    "tags": ["sun", "food"], "none": [],
    "place": ["city": "Roma", "land": ["code": "IT"]],
    "rows": [["title": "a", "done": true], ["title": "b", "done": false]],
  ]

  static func row(_ claim: String, _ template: String, _ expected: String) -> Case {
    Case(claim, template, expected, trip)
  }

  @Test(arguments: [
    row("text is copied", "let a = { $0 }\n", "let a = { $0 }\n"),
    row("an empty template is empty", "", ""),
    row("a single brace is text", "{ % } { {", "{ % } { {"),
    row("a variable", "{{ name }}", "Rome"),
    row("space in the brackets is free", "{{name}} {{  name\n}}", "Rome Rome"),
    row("an integer", "{{ days }}", "3"),
    row("a boolean", "{{ open }} {{ closed }}", "true false"),
    row("nil prints as nothing", "[{{ nothing }}]", "[]"),
    row("a key of a record", "{{ place.city }}", "Roma"),
    row("a key of a key", "{{ place.land.code }}", "IT"),
    row("the first of a list", "{{ tags.first }}", "sun"),
    row("the last of a list", "{{ tags.last }}", "food"),
    row("the first of an empty list is nil", "[{{ none.first }}]", "[]"),
    row("a key of the first of a list", "{{ rows.first.title }}", "a"),
    row("a literal in double quotes", "{{ \"it's\" }}", "it's"),
    row("a literal in single quotes", "{{ 'say \"hi\"' }}", "say \"hi\""),
    row("a literal integer", "{{ 42 }} {{ -7 }}", "42 -7"),
    row("literal booleans", "{{ true }} {{ false }}", "true false"),
    row("a closing bracket in a string", "{{ \"}} %}\" }}", "}} %}"),
    row("text between two values", "{{ name }}-{{ days }}", "Rome-3"),
  ])
  func values(row: Case) { row.check() }

  @Test(arguments: [
    row("a filter", "{{ name | upcase }}", "ROME"),
    row("a filter without spaces", "{{name|upcase}}", "ROME"),
    row("a filter with an argument", "{{ name | append: \"!\" }}", "Rome!"),
    row("an argument without a space", "{{ name|append:\"!\" }}", "Rome!"),
    row("filters from left to right", "{{ name | append: \"a\" | upcase }}", "ROMEA"),
    row("two arguments", "{{ name | replace: \"me\", \"ma\" }}", "Roma"),
    row("a variable as an argument", "{{ name | append: place.city }}", "RomeRoma"),
    row("a filter on a literal", "{{ 'x' | upcase }}", "X"),
    row("join", "{{ tags | join: \", \" }}", "sun, food"),
    row("first and last", "{{ tags | first }} {{ tags | last }}", "sun food"),
    row("split", "{{ \"a-b-c\" | split: \"-\" | join: \"+\" }}", "a+b+c"),
    row("default of nil", "{{ nothing | default: \"x\" }}", "x"),
    row("default of a value", "{{ name | default: \"x\" }}", "Rome"),
    row("upper-case beyond ASCII", "{{ 'äß' | upcase }}", "ÄSS"),
  ])
  func filters(row: Case) { row.check() }

  @Test(arguments: [
    row("if true", "{% if open %}yes{% endif %}", "yes"),
    row("if false", "{% if closed %}yes{% endif %}", ""),
    row("if nil", "{% if nothing %}yes{% endif %}", ""),
    row("a string that is not empty is true", "{% if name %}yes{% endif %}", "yes"),
    row("a list that is not empty is true", "{% if tags %}yes{% endif %}", "yes"),
    row("a number that is not zero is true", "{% if days %}yes{% endif %}", "yes"),
    row("a record that is not empty is true", "{% if place %}yes{% endif %}", "yes"),
    row("else", "{% if closed %}yes{% else %}no{% endif %}", "no"),
    row(
      "the first arm that is met", "{% if closed %}1{% elif open %}2{% elif open %}3{% endif %}",
      "2"),
    row("elsif is elif", "{% if closed %}1{% elsif open %}2{% else %}3{% endif %}", "2"),
    row("else after elif", "{% if closed %}1{% elif closed %}2{% else %}3{% endif %}", "3"),
    row("equal", "{% if name == \"Rome\" %}yes{% endif %}", "yes"),
    row("equal is for the whole", "{% if name == \"Rom\" %}yes{% endif %}", ""),
    row("not equal", "{% if name != \"Oslo\" %}yes{% endif %}", "yes"),
    row("less", "{% if days < 4 %}yes{% endif %}", "yes"),
    row("not less", "{% if days < 3 %}yes{% endif %}", ""),
    row("less or equal", "{% if days <= 3 %}yes{% endif %}", "yes"),
    row("greater", "{% if days > 2 %}yes{% endif %}", "yes"),
    row("greater or equal", "{% if days >= 4 %}yes{% endif %}", ""),
    row("equal to nil", "{% if nothing == nil %}yes{% endif %}", "yes"),
    row("a value is not nil", "{% if name != nil %}yes{% endif %}", "yes"),
    row("and", "{% if open and closed %}yes{% endif %}", ""),
    row("or", "{% if open or closed %}yes{% endif %}", "yes"),
    row("and with a comparison", "{% if open and days == 3 %}yes{% endif %}", "yes"),
    row("an if in an if", "{% if open %}a{% if closed %}b{% endif %}c{% endif %}", "ac"),
    row("a value in an if", "{% if open %}{{ name }}{% endif %}", "Rome"),
  ])
  func conditions(row: Case) { row.check() }

  @Test(arguments: [
    row("a loop", "{% for t in tags %}{{ t }};{% endfor %}", "sun;food;"),
    row("a loop over nothing", "{% for t in none %}{{ t }}{% endfor %}", ""),
    row("a loop over nil", "[{% for t in nothing %}{{ t }}{% endfor %}]", "[]"),
    row("keys of the elements", "{% for r in rows %}{{ r.title }}{% endfor %}", "ab"),
    row(
      "first", "{% for t in tags %}{% if forloop.first %}>{% endif %}{{ t }}{% endfor %}",
      ">sunfood"),
    row(
      "last", "{% for t in tags %}{{ t }}{% if forloop.last %}.{% else %}, {% endif %}{% endfor %}",
      "sun, food."),
    row("length", "{% for t in tags %}{{ forloop.length }}{% endfor %}", "22"),
    row(
      "a loop in a loop", "{% for a in tags %}{% for b in tags %}x{% endfor %};{% endfor %}",
      "xx;xx;"),
    row(
      "the inner loop has its own forloop",
      "{% for a in tags %}{% for b in rows %}{{ forloop.first }} {% endfor %}{% endfor %}",
      "true false true false "),
    row("an outer variable is seen", "{% for t in tags %}{{ name }}{% endfor %}", "RomeRome"),
    row(
      "the loop's variable hides an outer one", "{% for name in tags %}{{ name }}{% endfor %}",
      "sunfood"),
    row("the outer one is back afterwards", "{% for name in tags %}{% endfor %}{{ name }}", "Rome"),
    row(
      "an if in a loop", "{% for r in rows %}{% if r.done %}{{ r.title }}{% endif %}{% endfor %}",
      "a"),
    row("a filter in a loop", "{% for t in tags %}{{ t | upcase }}{% endfor %}", "SUNFOOD"),
  ])
  func loops(row: Case) { row.check() }

  @Test(arguments: [
    row("a dash takes the space before", "a \n {%- if open %}b{% endif %}", "ab"),
    row("a dash takes the space behind", "{% if open -%} \n b{% endif %}", "b"),
    row("dashes on both sides", "a {%- if open -%} b {%- endif -%} c", "abc"),
    row("without a dash space stays", "a {% if open %} b {% endif %} c", "a  b  c"),
    row("tags may touch", "{% if open %}{% if open %}x{% endif %}{% endif %}", "x"),
    row("non-ASCII text", "Grüße, {{ name }} 👋🏽", "Grüße, Rome 👋🏽"),
  ])
  func whiteSpace(row: Case) { row.check() }

  @Test func anIncludeIsRenderedInPlace() {
    Case("", "<{% include \"row\" %}>", "<[Rome]>", Self.trip, includes: ["row": "[{{ name }}]"])
      .check()
  }

  @Test func anIncludeSeesTheLoopItStandsIn() {
    Case(
      "", "{% for t in tags %}{% include 'row' %}{% endfor %}", "(sun)(food)", Self.trip,
      includes: ["row": "({{ t }})"]
    ).check()
  }
}
