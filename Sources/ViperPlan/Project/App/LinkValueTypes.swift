import SwiftReading
import ViperProject
import ViperText

/// Finds the types of a deep link's values from the parameters that take them.
struct LinkValueTypes {
  let readers: [String: String]
  private var types: [String: (type: SwiftType, isNeeded: Bool)] = [:]

  init(readers: [String: String]) { self.readers = readers }

  mutating func add(
    _ parameter: Parameter, of method: SourceLocation, for placeholder: AppConfig.Word,
    into diagnostics: inout [Diagnostic]
  ) {
    let type = parameter.type.withoutAttributes
    let plain = if case .optional(let base) = type.node { base } else { type }
    let isPlain = !parameter.isInout && !parameter.isAutoclosure
    let identity = SwiftType.identity(of: plain.text)
    guard isPlain, readers[identity] != nil || StandardReaders.all[identity] != nil else {
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

  func values(for path: LinkPath) -> [LinkValue] {
    path.placeholders.compactMap { word in
      guard let (type, isNeeded) = types[word.string] else { return nil }
      let identity = SwiftType.identity(of: type.text)
      return LinkValue(
        name: word.string, type: type, isOptional: !isNeeded && path.mayLack(word.string),
        reader: readers[identity] ?? StandardReaders.all[identity] ?? nil)
    }
  }
}
