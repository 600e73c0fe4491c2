/// A row of the option table: parsing, help, completions and the README are made from it.
package struct OptionSpec: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// On or absent. Giving it twice says nothing new.
    case flag
    /// On as `--name`, off as `--no-name`; giving both is an error.
    case toggle
    /// Takes a value, once.
    case single(placeholder: String)
    /// Takes a value each time it is given.
    case repeated(placeholder: String)
  }

  /// In kebab case, without the dashes.
  package let name: String
  /// In a cluster such as `-nq` only flags stand; an option with a value stands alone: `-C DIR`.
  package let short: Character?
  package let kind: Kind
  package let values: AcceptedValues
  /// Lower case, no full stop; the accepted values are appended to it by the help.
  package let summary: String

  /// The option as a user types it: `--dry-run`.
  package var flag: String { "--" + name }

  /// All that a user may type for it: `-n`, `--dry-run`.
  package var forms: [String] { (short.map { ["-\($0)"] } ?? []) + spellings.map { "--" + $0 } }

  package var placeholder: String? {
    switch kind {
    case .flag, .toggle: nil
    case .single(let placeholder), .repeated(let placeholder): placeholder
    }
  }

  package var takesValue: Bool { placeholder != nil }

  /// All long spellings, without the dashes: a toggle has two.
  package var spellings: [String] { kind == .toggle ? [name, "no-" + name] : [name] }

  package static func flag(_ name: String, short: Character? = nil, _ summary: String) -> OptionSpec
  {
    OptionSpec(name: name, short: short, kind: .flag, values: .text, summary: summary)
  }

  package static func toggle(_ name: String, _ summary: String) -> OptionSpec {
    OptionSpec(name: name, short: nil, kind: .toggle, values: .text, summary: summary)
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
      name: name, short: nil, kind: .repeated(placeholder: placeholder), values: values,
      summary: summary)
  }

  /// The same option with the values that a project or a pack allows.
  package func accepting(_ choices: [String]) -> OptionSpec {
    OptionSpec(name: name, short: short, kind: kind, values: .choice(choices), summary: summary)
  }
}

/// What a completion script asks `completions` for.
package enum NameKind: String, CaseIterable, Sendable {
  case modules, packs, diagnostics
}

/// What may stand where a value is expected. Only `choice` is checked when parsing; the others tell
/// a completion script what to offer.
package enum AcceptedValues: Hashable, Sendable {
  case text, folder
  /// A spec, or a folder that is searched for specs.
  case path
  case choice([String])
  /// Words that the project decides, which the tool is asked for when they are offered.
  case named(NameKind)
  /// Words that are not all there are.
  case offered([String])
}
