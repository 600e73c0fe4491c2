enum Operator: String {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains
  case within = "in"

  /// Compares two values; nil if values of these kinds can't be compared.
  func result(_ left: TemplateValue, _ right: TemplateValue) -> Bool? {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: order(left, right).map { $0 < 0 }
    case .lessOrEqual: order(left, right).map { $0 <= 0 }
    case .greater: order(left, right).map { $0 > 0 }
    case .greaterOrEqual: order(left, right).map { $0 >= 0 }
    case .contains: contains(left, right)
    case .within: contains(right, left)
    }
  }

  private func contains(_ whole: TemplateValue, _ part: TemplateValue) -> Bool? {
    switch (whole, part) {
    case (.none, _): false
    case (.list(let list), _): list.contains(part)
    case (.record(let record), .string(let key)): record[key] != nil
    case (.string(let text), .string(let part)):
      part.isEmpty || !occurrences(of: Array(part.utf8), in: Array(text.utf8), limit: 1).isEmpty
    default: nil
    }
  }
}

/// Compares two integers or strings: below 0, 0 or above 0 if the first value is less, equal or
/// greater; nil for other kinds.
func order(_ left: TemplateValue, _ right: TemplateValue) -> Int? {
  switch (left, right) {
  case (.int(let left), .int(let right)): left < right ? -1 : left == right ? 0 : 1
  case (.string(let left), .string(let right)): left < right ? -1 : left == right ? 0 : 1
  default: nil
  }
}
