import ViperText

struct Filter: Sendable {
  struct Parameter: Sendable {
    let name: String
    let kinds: ValueKinds

    init(_ name: String, _ kinds: ValueKinds) {
      self.name = name
      self.kinds = kinds
    }
  }

  typealias Application = @Sendable (FilterInput) throws(FilterFailure) -> TemplateValue

  /// Messages use the first name.
  let names: [String]
  let input: ValueKinds
  let parameters: [Parameter]
  let requiredCount: Int
  let apply: Application

  var name: String { names.first ?? "" }
}

extension Filter {
  init(
    _ names: String..., input: ValueKinds, _ parameters: [Parameter] = [], optional: Int = 0,
    apply: @escaping Application
  ) {
    self.init(
      names: names, input: input, parameters: parameters,
      requiredCount: parameters.count - optional, apply: apply)
  }

  init(_ names: String..., text: @escaping @Sendable (String) -> String) {
    self.init(names: names, input: .text, parameters: [], requiredCount: 0) {
      (input) throws(FilterFailure) in .string(text(input.text))
    }
  }

  /// All filters. `Templates/LANGUAGE.md` describes them.
  static let all = texts + lists + values
  static let allNames = all.flatMap(\.names)
  static let named = Dictionary(
    all.flatMap { filter in filter.names.map { ($0, filter) } }, uniquingKeysWith: { $1 })

  static let values = [
    Filter("count", "size", input: [.string, .list, .record]) { input in
      switch input.value {
      case .string(let string): .int(string.count)
      case .list(let list): .int(list.count)
      case .record(let record): .int(record.count)
      case .none, .bool, .int: .int(0)
      }
    },
    // Unlike in conditions, false and 0 count as values.
    Filter("default", input: .any, [Parameter("value", .any)]) { input in
      input.value.isEmpty ? input.argument(0) ?? .none : input.value
    },
    Filter("plus", input: .int, [Parameter("number", .int)]) { (input) throws(FilterFailure) in
      try sum(input) { $0.addingReportingOverflow($1) }
    },
    Filter("minus", input: .int, [Parameter("number", .int)]) { (input) throws(FilterFailure) in
      try sum(input) { $0.subtractingReportingOverflow($1) }
    },
  ]

  private static func sum(
    _ input: FilterInput, _ add: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) throws(FilterFailure) -> TemplateValue {
    guard case .int(let int) = input.value else { return .none }
    let (result, overflow) = add(int, input.int)
    if overflow { throw FilterFailure(mistake: .numberOverflow()) }
    return .int(result)
  }
}

struct FilterInput {
  let value: TemplateValue
  var arguments: [TemplateValue] = []
  let limits: RenderLimits

  var text: String { value.text ?? "" }

  var list: [TemplateValue] { if case .list(let list) = value { list } else { [] } }

  /// Nil if it is optional and missing.
  func argument(_ index: Int) -> TemplateValue? { arguments.dropFirst(index).first }

  func text(_ index: Int) -> String { argument(index)?.text ?? "" }

  var int: Int { if case .int(let int)? = argument(0) { int } else { 0 } }

  func checkLength(_ bytes: Int) throws(FilterFailure) {
    if bytes > limits.valueBytes { throw FilterFailure(mistake: .valueTooLong(limits)) }
  }

  func checkCount(_ elements: Int) throws(FilterFailure) {
    if elements > limits.elements { throw FilterFailure(mistake: .valueTooLong(limits)) }
  }
}

struct FilterFailure: Error {
  let mistake: Diagnostic
  /// Nil if the error isn't in an argument.
  var argument: Int?
}
