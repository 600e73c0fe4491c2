import ViperSpec
import ViperText

/// A value for a spec from the command line.
package indirect enum NewValue: Sendable {
  /// A string with its place in the arguments. The place is nil if the user didn't type the string.
  case text(String, from: EmbeddedText?)
  case list([NewValue])
  case object([Member])

  package struct Member: Sendable {
    package let key: String
    /// The place of a key in the arguments. Nil if the user didn't type the key.
    package let place: EmbeddedText?
    package let value: NewValue

    package init(_ key: String, from place: EmbeddedText? = nil, _ value: NewValue) {
      (self.key, self.place, self.value) = (key, place, value)
    }
  }

  package static func text(_ text: EmbeddedText) -> NewValue { .text(text.string, from: text) }

  var signature: EmbeddedText? {
    switch self {
    case .text(_, let place): place
    case .list: nil
    case .object(let members): members.first?.value.signature
    }
  }

  package var json: JSONOutput {
    switch self {
    case .text(let text, _): .string(text)
    case .list(let elements): .array(elements.map(\.json))
    case .object(let members): .object(members.map { .init($0.key, $0.value.json) })
    }
  }

  var places: [EmbeddedText?] {
    switch self {
    case .text(_, let place): [place]
    case .list(let elements): elements.flatMap(\.places)
    case .object(let members): members.flatMap { [$0.place] + $0.value.places }
    }
  }
}

extension JSONNode {
  var texts: [EmbeddedText] {
    switch value {
    case .null, .bool, .number: []
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.texts)
    case .object(let members): members.flatMap { [$0.key] + $0.value.texts }
    }
  }
}
