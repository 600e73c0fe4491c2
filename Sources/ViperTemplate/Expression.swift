/// An expression of a template, with the place where it stands.
struct Expression: Sendable {
  indirect enum Kind: Sendable {
    case literal(TemplateValue)
    case variable(Path)
    case loop(LoopPath)
    case filtered(Expression, [FilterCall])
    case range(Expression, Expression)
    case compare(Expression, Operator, Expression)
    case not(Expression)
    // Flat, so that a chain of a thousand `and` is no deeper than one.
    case all([Expression])
    case any([Expression])
    /// A mistake has been reported; there is no value.
    case broken
  }

  let kind: Kind
  let range: Range<Int>

  static func broken(_ range: Range<Int>) -> Expression { Expression(kind: .broken, range: range) }
}

enum Operator: String, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains
  case within = "in"
}

/// `module.name`, taken apart when the template is parsed.
struct Path: Sendable {
  struct Key: Sendable {
    let name: String
    /// The name as the index of a list: `rows.0`.
    let index: Int?
    let range: Range<Int>
  }

  /// The variable, as an index into the program's symbols.
  let symbol: Int
  let symbolRange: Range<Int>
  let keys: [Key]
}

/// `forloop.parent.index`.
struct LoopPath: Sendable {
  enum Property: String, CaseIterable, Sendable {
    case index, index0, counter, counter0, revindex, revindex0, first, last, length
  }

  /// How many loops out: the number of `parent`s.
  let depth: Int
  /// Nil for the loop itself, a record of all its properties.
  let property: Property?
}

struct FilterCall: Sendable {
  let filter: Filter
  let nameRange: Range<Int>
  let arguments: [Expression]
}
