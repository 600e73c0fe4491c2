/// An expression that has been read: its index in the program, and the place where it stands.
struct Expression: Sendable {
  let index: Int
  let range: Range<Int>
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
