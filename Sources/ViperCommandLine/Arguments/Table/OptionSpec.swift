/// A row of the option table. Parsing, help, completions and the reference pages use this table.
package struct OptionSpec: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case flag
    /// On as `--name`, off as `--no-name`. Both together are an error.
    case toggle
    case single(placeholder: String)
    case repeated(placeholder: String)
  }

  /// In kebab case, without the dashes.
  package let name: String
  /// Flags can be clustered: `-nq`. An option with a value stays alone: `-C DIR`.
  package var short: Character?
  package let kind: Kind
  package private(set) var values = AcceptedValues.text
  /// Lower case, without a period. The help appends the accepted values.
  package let summary: String

  package var flag: String { "--" + name }

  package var forms: [String] { (short.map { ["-\($0)"] } ?? []) + spellings.map { "--" + $0 } }

  package var placeholder: String? {
    switch kind {
    case .flag, .toggle: nil
    case .single(let placeholder), .repeated(let placeholder): placeholder
    }
  }

  package var takesValue: Bool { placeholder != nil }

  /// All long names without the dashes. A toggle has two.
  package var spellings: [String] { kind == .toggle ? [name, "no-" + name] : [name] }

  package static func flag(_ name: String, short: Character? = nil, _ summary: String) -> OptionSpec
  {
    OptionSpec(name: name, short: short, kind: .flag, summary: summary)
  }

  package static func toggle(_ name: String, _ summary: String) -> OptionSpec {
    OptionSpec(name: name, kind: .toggle, summary: summary)
  }

  package static func single(
    _ name: String, short: Character? = nil, _ placeholder: String,
    values: AcceptedValues = .text, _ summary: String
  ) -> OptionSpec {
    OptionSpec(
      name: name, short: short, kind: .single(placeholder: placeholder), values: values,
      summary: summary)
  }

  package static func repeated(
    _ name: String, _ placeholder: String, values: AcceptedValues = .text, _ summary: String
  ) -> OptionSpec {
    OptionSpec(
      name: name, kind: .repeated(placeholder: placeholder), values: values, summary: summary)
  }

  package func accepting(_ choices: [String]) -> OptionSpec {
    OptionSpec(name: name, short: short, kind: kind, values: .choice(choices), summary: summary)
  }
}

/// The names that `completions` prints for completion scripts.
package enum NameKind: String, CaseIterable, Sendable {
  case modules, packs, diagnostics
}

/// The values of an option or operand. The parser checks only `choice`. Completion scripts use all
/// cases.
package enum AcceptedValues: Hashable, Sendable {
  case text, folder
  /// A spec, or a folder that is searched for specs.
  case path
  case choice([String])
  /// Names from the project. Completion scripts ask viper-gen for these names.
  case named(NameKind)
  /// Examples of values. Other values are accepted, too.
  case offered([String])
}
