import ViperSpec
import ViperText

/// A value that the command line puts into a spec.
package indirect enum NewValue: Sendable {
  /// A text, and where it stands in the arguments; nil for a word that nobody has typed.
  case text(String, from: EmbeddedText?)
  case list([NewValue])
  case object([Member])

  package struct Member: Sendable {
    package let key: String
    /// Where a key stands in the arguments; nil for one of the spec's own.
    package let place: EmbeddedText?
    package let value: NewValue

    package init(_ key: String, from place: EmbeddedText? = nil, _ value: NewValue) {
      self.key = key
      self.place = place
      self.value = value
    }
  }

  package static func text(_ text: EmbeddedText) -> NewValue { .text(text.string, from: text) }

  /// The signature of a member, alone or with what more is said of it.
  var signature: EmbeddedText? {
    switch self {
    case .text(_, let place): place
    case .list: nil
    case .object(let members): members.first?.value.signature
    }
  }

  /// The same as JSON.
  package var json: JSONOutput {
    switch self {
    case .text(let text, _): .string(text)
    case .list(let elements): .array(elements.map(\.json))
    case .object(let members): .object(members.map { .init($0.key, $0.value.json) })
    }
  }

  /// Where the keys and texts stand in the arguments, in the order in which JSON has them.
  var places: [EmbeddedText?] {
    switch self {
    case .text(_, let place): [place]
    case .list(let elements): elements.flatMap(\.places)
    case .object(let members): members.flatMap { [$0.place] + $0.value.places }
    }
  }
}

extension JSONNode {
  /// The keys and texts of a value, in their order.
  var texts: [EmbeddedText] {
    switch value {
    case .null, .bool, .number: []
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.texts)
    case .object(let members): members.flatMap { [$0.key] + $0.value.texts }
    }
  }
}
