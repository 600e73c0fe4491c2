import SwiftReading
import ViperText

extension ServiceGraph.Node {
  /// All that it says, but where; it can be read from them again.
  package var words: [String] {
    [
      String(place.hasDependencies), place.access.rawValue, place.target, String(place.hasBuilder),
      owner, access.rawValue,
    ] + Self.counted(inherited) + Self.counted(required.map(\.declaration))
      + Self.counted(handedOver.sorted()) + Self.counted(passedOn.map(\.declaration))
  }

  private static func counted(_ words: [String]) -> [String] { [String(words.count)] + words }

  /// Nil for words that are none of a node's.
  package init?(words: [String]) {
    guard words.count > 6, let placeAccess = Access(rawValue: words[1]),
      let access = Access(rawValue: words[5])
    else { return nil }
    place = ServiceGraph.Place(
      hasDependencies: words[0] == "true", access: placeAccess, target: words[2],
      hasBuilder: words[3] == "true")
    owner = words[4]
    self.access = access
    var rest = words[6...]
    func list() -> [String]? {
      guard let count = rest.popFirst().flatMap({ Int($0) }), 0...rest.count ~= count else {
        return nil
      }
      defer { rest.removeFirst(count) }
      return Array(rest.prefix(count))
    }
    guard let inherited = list(), let required = list().flatMap(Self.fields),
      let handedOver = list(), let passedOn = list().flatMap(Self.fields), rest.isEmpty
    else { return nil }
    self.inherited = inherited
    self.required = required
    self.handedOver = Set(handedOver)
    self.passedOn = passedOn
  }

  private static func fields(_ texts: [String]) -> [Field]? {
    var mistakes: [Diagnostic] = []
    let fields = texts.compactMap { text in
      SignatureParser.field(
        EmbeddedText(SourceText(path: "", bytes: Array(text.utf8))), into: &mistakes)
    }
    return fields.count == texts.count ? fields : nil
  }
}
