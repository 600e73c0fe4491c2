/// A value of a property list or of YAML, with the range of the text where it stands.
struct DataNode {
  indirect enum Value {
    case scalar(String)
    case list([DataNode])
    case record([(key: String, value: DataNode)])
    case nothing
  }

  let value: Value
  let range: Range<Int>

  var text: String? { if case .scalar(let text) = value { text } else { nil } }

  /// The elements of a list; none of anything else.
  var elements: [DataNode] { if case .list(let elements) = value { elements } else { [] } }

  /// What stands under a key of a record.
  subscript(key: String) -> DataNode? {
    guard case .record(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// Why a property list or YAML can't be read.
struct DataFailure: Error {
  let message: String
  let range: Range<Int>

  init(_ message: String, _ range: Range<Int>) {
    self.message = message
    self.range = range
  }

  /// How deep values may be nested.
  static let nestingLimit = 32
}
