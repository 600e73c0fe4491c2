import ViperText

extension Filter {
  /// All filters. `Templates/LANGUAGE.md` describes each.
  static let all: [Filter] = casing + texts + lists + values

  private static let casing = [
    Filter("upper", "upcase") { $0.uppercased() },
    Filter("lower", "downcase") { $0.lowercased() },
    Filter("capitalize", text: capitalized),
    Filter("uncapitalize", text: uncapitalized),
    Filter("camelCase", text: camelCased),
    Filter("PascalCase", text: pascalCased),
    Filter("snake_case", text: snakeCased),
    Filter("kebab-case", text: kebabCased),
  ]

  private static let texts = [
    Filter("append", input: .text, [Parameter("text", .text)], apply: append),
    Filter("prepend", input: .text, [Parameter("text", .text)], apply: prepend),
    Filter(
      "replace", input: .text, [Parameter("old", .text), Parameter("new", .text)],
      apply: replace),
    Filter("strip", "trim", text: stripped),
    Filter("indent", input: .text, [Parameter("width", .int)], apply: indent),
    Filter("quote", text: quoted),
    Filter("split", input: .text, [Parameter("separator", .text)], apply: split),
    Filter("lines", input: .text, apply: splitLines),
  ]

  private static let lists = [
    Filter("join", input: .list, [Parameter("separator", .text)], apply: join),
    Filter("first", input: [.list, .string], apply: first),
    Filter("last", input: [.list, .string], apply: last),
    Filter("reverse", input: .list, apply: reverse),
    Filter("sort", input: .list, [Parameter("key", .string)], optional: 1, apply: sort),
    Filter("push", input: .list, [Parameter("element", .any)], apply: push),
    Filter("uniq", input: .list, apply: uniq),
    Filter("map", input: .list, [Parameter("key", .string)], apply: map),
    Filter(
      "where", input: .list, [Parameter("key", .string), Parameter("value", .any)],
      optional: 1, apply: filter),
  ]

  private static let values = [
    Filter("count", "size", input: [.string, .list, .record], apply: count),
    Filter("default", input: .any, [Parameter("value", .any)], apply: fallback),
    Filter("plus", input: .int, [Parameter("number", .int)], apply: plus),
    Filter("minus", input: .int, [Parameter("number", .int)], apply: minus),
  ]
}
