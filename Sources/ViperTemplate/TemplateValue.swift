/// A value in a template's context, or the value of an expression.
package enum TemplateValue: Hashable, Sendable {
  /// A known name without a value. It prints nothing.
  case none
  case bool(Bool)
  case int(Int)
  case string(String)
  case list([TemplateValue])
  case record(TemplateRecord)

  /// False, nil, 0 and empty values don't meet a condition.
  var isTruthy: Bool {
    switch self {
    case .none: false
    case .bool(let bool): bool
    case .int(let int): int != 0
    case .string, .list, .record: !isEmpty
    }
  }

  var isEmpty: Bool {
    switch self {
    case .none: true
    case .bool, .int: false
    case .string(let string): string.isEmpty
    case .list(let list): list.isEmpty
    case .record(let record): record.isEmpty
    }
  }

  /// Nil for a list or a record.
  var text: String? {
    switch self {
    case .none: ""
    case .bool(let bool): bool ? "true" : "false"
    case .int(let int): String(int)
    case .string(let string): string
    case .list, .record: nil
    }
  }

  /// The approximate work of reading the value.
  var weight: Int {
    switch self {
    case .none, .bool, .int: 1
    case .string(let string): string.utf8.count
    case .list(let list): list.count
    case .record(let record): record.count
    }
  }

  var kind: ValueKinds {
    switch self {
    case .none: .none
    case .bool: .bool
    case .int: .int
    case .string: .string
    case .list: .list
    case .record: .record
    }
  }
}

package typealias TemplateRecord = [String: TemplateValue]

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
  package init(nilLiteral: ()) { self = .none }

  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .record(TemplateRecord(elements) { first, _ in first })
  }
}

/// A set of kinds of values, such as the kinds that a filter accepts.
struct ValueKinds: OptionSet, Sendable {
  let rawValue: UInt8

  static let none = ValueKinds(rawValue: 1)
  static let bool = ValueKinds(rawValue: 2)
  static let int = ValueKinds(rawValue: 4)
  static let string = ValueKinds(rawValue: 8)
  static let list = ValueKinds(rawValue: 16)
  static let record = ValueKinds(rawValue: 32)

  static let text: ValueKinds = [.string, .int]
  static let any: ValueKinds = [.none, .bool, .int, .string, .list, .record]
}
