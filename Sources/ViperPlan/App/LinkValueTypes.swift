import SwiftReading
import ViperProject
import ViperText

/// The types of a link's values, by what they are passed to.
struct LinkValueTypes {
  /// The config's, by the type's text.
  let readers: [String: String]
  private var types: [String: (type: SwiftType, isNeeded: Bool)] = [:]

  init(readers: [String: String]) {
    self.readers = readers
  }

  mutating func add(
    _ parameter: Parameter, of method: SourceLocation, for placeholder: AppConfig.Word,
    into diagnostics: inout [Diagnostic]
  ) {
    let type = parameter.type.withoutAttributes
    let plain = if case .optional(let base) = type.node { base } else { type }
    let isPlain = !parameter.isInout && !parameter.isAutoclosure
    guard isPlain, readers[plain.text] != nil || StandardReaders.all[plain.text] != nil else {
      diagnostics.append(
        .unreadType(parameter, of: method, placeholder, known: readers.keys.sorted()))
      return
    }
    let earlier = types[placeholder.string]
    if let earlier, earlier.type != plain {
      diagnostics.append(.otherType(placeholder, type: plain, before: earlier.type))
      return
    }
    types[placeholder.string] = (plain, earlier?.isNeeded == true || !type.isOptional)
  }

  /// In the order of the path.
  func values(for path: LinkPath) -> [LinkValue] {
    path.placeholders.compactMap { word in
      guard let (type, isNeeded) = types[word.string] else { return nil }
      return LinkValue(
        name: word.string, type: type, isOptional: !isNeeded && path.mayLack(word.string),
        reader: readers[type.text] ?? StandardReaders.all[type.text] ?? nil)
    }
  }
}
