import ViperText

/// A filter of the language: what it is called, what it takes, and what it does.
final class Filter: Sendable {
  struct Parameter: Sendable {
    let name: String
    let kinds: ValueKinds

    init(_ name: String, _ kinds: ValueKinds) {
      self.name = name
      self.kinds = kinds
    }
  }

  typealias Application = @Sendable (FilterInput) throws(FilterFailure) -> TemplateValue

  /// The first one is the name in messages.
  let names: [String]
  let input: ValueKinds
  let parameters: [Parameter]
  /// How many of the parameters must be given.
  let requiredCount: Int
  /// Called with values of the right kinds only.
  let apply: Application

  /// Whether it is the one that templates use most.
  let isAppend: Bool

  var name: String { names.first ?? "" }

  init(
    _ names: String..., input: ValueKinds, _ parameters: [Parameter] = [], optional: Int = 0,
    apply: @escaping Application
  ) {
    self.names = names
    self.input = input
    self.parameters = parameters
    requiredCount = parameters.count - optional
    isAppend = names.first == "append"
    self.apply = apply
  }

  /// A filter that makes a text of a text.
  init(_ names: String..., text: @escaping @Sendable (String) -> String) {
    self.names = names
    input = .text
    parameters = []
    requiredCount = 0
    isAppend = false
    apply = { (input) throws(FilterFailure) in .string(text(input.text)) }
  }

  static let named: [String: Filter] = Dictionary(
    all.flatMap { filter in filter.names.map { ($0, filter) } }, uniquingKeysWith: { $1 })
  static let allNames: [String] = all.flatMap(\.names)
}

/// What a filter is applied to.
struct FilterInput {
  let value: TemplateValue
  let limits: RenderLimits
  /// The arguments, of which no filter takes more; nil for what was left out.
  var first: TemplateValue?
  var second: TemplateValue?

  var text: String { value.text ?? "" }

  /// The text of an argument; an argument that was left out is empty.
  func text(_ index: Int) -> String {
    (index == 0 ? first : second)?.text ?? ""
  }

  /// The first argument, of a filter that takes an integer.
  var int: Int {
    guard case .int(let int)? = first else { return 0 }
    return int
  }

  var list: [TemplateValue] {
    if case .list(let list) = value { list } else { [] }
  }

  func checkLength(_ bytes: Int) throws(FilterFailure) {
    if bytes > limits.valueBytes { throw FilterFailure(.valueTooLong(limits)) }
  }

  func checkCount(_ elements: Int) throws(FilterFailure) {
    if elements > limits.elements { throw FilterFailure(.valueTooLong(limits)) }
  }
}

/// Why a filter gives no value.
struct FilterFailure: Error {
  let mistake: Diagnostic
  /// The argument that is wrong, if it is one.
  let argument: Int?

  init(_ mistake: Diagnostic, argument: Int? = nil) {
    self.mistake = mistake
    self.argument = argument
  }
}
