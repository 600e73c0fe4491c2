import SwiftReading
import ViperText

/// New names for the types of a module, in code and comments, but not in string literals.
package struct Renaming: Hashable, Sendable {
  /// The new names, by old name.
  package let names: [String: String]
  /// The module's new name, by its old name. The old name is replaced in generated comments, and in
  /// ids of storyboards: `"Trip-view"`.
  package let modules: [String: String]
  /// The new versions of unedited comments, and of generated string literals with names, as in
  /// stubs, by old version.
  private(set) var texts: [String: String] = [:]

  /// New names that aren't also old names. A file that contains such a name has been renamed
  /// already.
  private let unambiguousNewNames: Set<String>
  private let isAmbiguous: Bool

  package init(_ names: [String: String], modules: [String: String] = [:]) {
    self.modules = modules
    self.names = names.filter { $0.key != $0.value && isSwiftIdentifier($0.value) }
    unambiguousNewNames = Set(self.names.values).subtracting(self.names.keys)
    isAmbiguous = unambiguousNewNames.count < Set(self.names.values).count
  }

  package var isEmpty: Bool { names.isEmpty && modules.isEmpty }

  /// Replaces the names in an owned file, unless it isn't valid Swift. Storyboards have types in
  /// quotes.
  package func applied(to bytes: [UInt8], isSwift: Bool = true) -> [UInt8] {
    guard !isEmpty else { return bytes }
    guard let places = places(in: bytes, isSwift: isSwift) else { return bytes }
    return replaced(bytes, in: places)
  }

  /// Finds the old names in a file, with the new names.
  package func mentions(
    in bytes: [UInt8], isSwift: Bool = true
  ) -> [(range: Range<Int>, name: String)] {
    (places(in: bytes, isSwift: isSwift) ?? []).compactMap { place in
      names[String(decoding: bytes[place.range], as: UTF8.self)].map { (place.range, $0) }
    }
  }

  /// Finds the places that may be replaced. Nil if the file isn't valid Swift.
  private func places(in bytes: [UInt8], isSwift: Bool) -> [RenamingPlace]? {
    guard isSwift else {
      return Self.words(of: bytes, in: 0..<bytes.count).map {
        RenamingPlace(range: $0, isInComment: false)
      }
    }
    guard let text = SwiftLexer.tokens(of: bytes) else { return nil }
    return text.places { comment in
      texts[text.text(comment)] == nil ? Self.words(of: bytes, in: comment) : [comment]
    }.filter { !$0.isText || texts[text.text($0.range)] != nil }
  }

  /// Replaces the names in a generated file, including its comments.
  package func appliedToFormer(_ bytes: [UInt8], isSwift: Bool) -> [UInt8] {
    guard !isEmpty else { return bytes }
    guard isSwift else { return applied(to: bytes, isSwift: false) }
    guard let text = SwiftLexer.tokens(of: bytes) else { return bytes }
    return replaced(bytes, in: text.places { Self.words(of: bytes, in: $0) }, isFormer: true)
  }

  /// Adapts the renaming to an owned file that was generated as `former`. Unedited comments get
  /// their new text.
  package func of(_ former: [UInt8], isSwift: Bool) -> Renaming {
    guard isSwift, let text = SwiftLexer.tokens(of: former),
      let new = SwiftLexer.tokens(of: appliedToFormer(former, isSwift: true))
    else { return self }
    var renaming = self
    for (old, new) in zip(text.comments, new.comments) where old != new {
      renaming.texts[old] = new
    }
    return renaming
  }

  private func replaced(
    _ bytes: [UInt8], in places: [RenamingPlace], isFormer: Bool = false
  ) -> [UInt8] {
    let words = places.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    if !isFormer, isAmbiguous,
      unambiguousNewNames.isEmpty || words.contains(where: { unambiguousNewNames.contains($0) })
    {
      return bytes
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var end = 0
    for (place, word) in zip(places, words) where place.range.lowerBound >= end {
      let isOfModule = isFormer && place.isInComment || Self.beginsID(place.range, in: bytes)
      guard let name = names[word] ?? texts[word] ?? (isOfModule ? modules[word] : nil)
      else { continue }
      output += bytes[end..<place.range.lowerBound]
      output += name.utf8
      end = place.range.upperBound
    }
    return output + bytes[end...]
  }

  /// Whether a range begins an id: `Trip` in `"Trip-view"`
  private static func beginsID(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "\"")
      && range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: "-")
  }

  private static func words(of bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    bytes[range].split { !SwiftLexer.isIdentifierBody($0) }.map(\.indices)
  }

  /// Compares the names of two versions.
  ///
  /// - Parameters:
  ///   - former: the files generated with the old names.
  ///   - now: the files generated now. Names that only templates contain, such as names of mocks,
  ///     start with a known name. These names count if `now` has them with the new name.
  package init(from old: TypeNames, to new: TypeNames, former: [[UInt8]], now: [[UInt8]]) {
    var names: [String: String] = [:]
    for (key, name) in old.types.sorted(by: { $0.key < $1.key }) {
      if let other = new.types[key], other != name { names[name] = other }
    }
    let modules = old.module == new.module ? [:] : [old.module: new.module]
    guard !names.isEmpty || !modules.isEmpty else {
      self.init([:])
      return
    }
    let stems = names.merging(modules) { own, _ in own }
    let current = Self.identifiers(of: now)
    for word in Self.identifiers(of: former) where !current.contains(word) {
      let stem = stems.keys.filter { word.hasPrefix($0) }.max { $0.count < $1.count }
      guard let stem, let replacement = stems[stem], word != stem else { continue }
      let name = replacement + word.dropFirst(stem.count)
      if current.contains(name) { names[word] = name }
    }
    self.init(names, modules: modules)
    let literals = Self.literals(of: now)
    for text in Self.literals(of: former).subtracting(literals) {
      let new = String(decoding: applied(to: Array(text.utf8), isSwift: false), as: UTF8.self)
      if new != text, literals.contains(new) { texts[text] = new }
    }
  }

  private static func literals(of texts: [[UInt8]]) -> Set<String> {
    tokens(of: texts, where: \.isText)
  }

  private static func identifiers(of texts: [[UInt8]]) -> Set<String> {
    tokens(of: texts) { $0.kind == .identifier }
  }

  private static func tokens(
    of texts: [[UInt8]], where isIncluded: (SwiftToken) -> Bool
  ) -> Set<String> {
    var found: Set<String> = []
    for text in texts.compactMap(SwiftLexer.tokens) {
      for token in text.tokens where isIncluded(token) {
        found.insert(text.text(Int(token.start)..<Int(token.end)))
      }
    }
    return found
  }
}

extension SwiftTokens {
  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  fileprivate var comments: [String] {
    trivia.filter { $0.kind != .newlines }.map { text(Int($0.start)..<Int($0.end)) }
  }

  /// Finds identifiers outside imports, string literals, and the given places in comments, in
  /// order.
  fileprivate func places(ofComment: (Range<Int>) -> [Range<Int>]) -> [RenamingPlace] {
    var places: [RenamingPlace] = []
    var isImport = false
    for token in tokens {
      for piece in trivia[Int(token.triviaStart)..<Int(token.triviaEnd)]
      where piece.kind != .newlines {
        places += ofComment(Int(piece.start)..<Int(piece.end)).map {
          RenamingPlace(range: $0, isInComment: true)
        }
      }
      if token.startsLine || token.kind == .semicolon { isImport = false }
      if token.word == .import { isImport = true }
      if token.kind == .identifier && !isImport || token.isText {
        let range = Int(token.start)..<Int(token.end)
        places.append(RenamingPlace(range: range, isInComment: false, isText: token.isText))
      }
    }
    let inTexts = interpolated()
    guard !inTexts.isEmpty else { return places }
    return (places + inTexts).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func interpolated() -> [RenamingPlace] {
    var places: [RenamingPlace] = []
    var ranges = interpolations
    // The limit ends the search in nested literals.
    for _ in 0..<8 where !ranges.isEmpty {
      var inner: [Range<Int>] = []
      for range in ranges {
        guard let text = SwiftLexer.tokens(of: Array(bytes[range])) else { continue }
        let start = range.lowerBound
        for token in text.tokens where token.kind == .identifier {
          places.append(
            RenamingPlace(
              range: start + Int(token.start)..<start + Int(token.end), isInComment: false))
        }
        inner += text.interpolations.map { start + $0.lowerBound..<start + $0.upperBound }
      }
      ranges = inner
    }
    return places
  }
}

private struct RenamingPlace {
  let range: Range<Int>
  let isInComment: Bool
  var isText = false
}

extension SwiftToken {
  fileprivate var isText: Bool { kind == .string || kind == .multilineString }
}
