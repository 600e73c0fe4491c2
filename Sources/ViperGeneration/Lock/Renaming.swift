import SwiftReading
import ViperText

/// New names for the types of a module, for text that was written with the old ones.
///
/// What the user has written about a type goes on being about it when config or spec call it
/// otherwise: whole identifiers are replaced in code and in comments, never in string literals.
package struct Renaming: Hashable, Sendable {
  /// The new names by the old ones.
  let names: [String: String]
  /// The new comments by the old ones, for those that still are as they were rendered.
  private let comments: [String: String]
  /// The module's new name by its old one, as which ids of what is drawn begin: `"Trip-view"`.
  private let modules: [String: String]

  /// Old names that are new ones of other types, too, make it matter whether a text has been renamed
  /// already; these tell it.
  private let tellingNames: Set<String>
  private let isAmbiguous: Bool

  package init(
    _ names: [String: String], comments: [String: String] = [:], modules: [String: String] = [:]
  ) {
    self.comments = comments
    self.modules = modules
    self.names = names.filter { $0.key != $0.value && isSwiftIdentifier($0.value) }
    tellingNames = Set(self.names.values).subtracting(self.names.keys)
    isAmbiguous = tellingNames.count < Set(self.names.values).count
  }

  var isEmpty: Bool { names.isEmpty && comments.isEmpty }

  /// A text with the new names; unchanged if it can't be read as Swift.
  ///
  /// - Parameter isSwift: false for what is drawn, in which a type stands in quotes: there, a whole
  ///   identifier is replaced wherever it is, and the module's name in ids as templates make them.
  package func applied(to bytes: [UInt8], isSwift: Bool = true) -> [UInt8] {
    guard !isEmpty else { return bytes }
    guard isSwift else {
      return replaced(bytes, in: Self.words(of: bytes, in: 0..<bytes.count))
    }
    guard let text = SwiftLexer.tokens(of: bytes) else { return bytes }
    var places: [Range<Int>] = []
    for token in text.tokens {
      for piece in text.trivia[Int(token.triviaStart)..<Int(token.triviaEnd)]
      where piece.kind != .newlines {
        let range = Int(piece.start)..<Int(piece.end)
        places += comments[text.text(range)] == nil ? Self.words(of: bytes, in: range) : [range]
      }
      if token.kind == .identifier { places.append(Int(token.start)..<Int(token.end)) }
    }
    return replaced(bytes, in: places)
  }

  /// - Parameter places: identifiers and whole comments, in the order of the text.
  private func replaced(_ bytes: [UInt8], in places: [Range<Int>]) -> [UInt8] {
    let words = places.map { (range: $0, text: String(decoding: bytes[$0], as: UTF8.self)) }
    if isAmbiguous,
      tellingNames.isEmpty || words.contains(where: { tellingNames.contains($0.text) })
    {
      return bytes
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var end = 0
    for word in words {
      let isID = Self.beginsID(word.range, in: bytes)
      guard let name = names[word.text] ?? comments[word.text] ?? (isID ? modules[word.text] : nil)
      else { continue }
      output += bytes[end..<word.range.lowerBound]
      output += name.utf8
      end = word.range.upperBound
    }
    return output + bytes[end...]
  }

  /// `Trip` in `"Trip-view"`
  private static func beginsID(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "\"")
      && range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: "-")
  }

  /// The runs of bytes that identifiers are made of.
  private static func words(of bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in range {
      if SwiftLexer.isIdentifierBody(bytes[index]) {
        start = start ?? index
      } else if let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let start { words.append(start..<range.upperBound) }
    return words
  }
}

extension Renaming {
  /// What is called otherwise in `new` than in `old`: the types of a module by two packs, or by two
  /// names of the module.
  static func between(_ old: ModuleNames, _ new: ModuleNames) -> [String: String] {
    var pairs: [String: String] = [:]
    for (key, name) in old.roles { pairs[name.name] = new.roles[key]?.name }
    for (key, name) in old.contracts { pairs[name.name] = new.contracts[key]?.name }
    pairs[old.output.name] = new.output.name
    if let name = old.namespace { pairs[name.name] = new.namespace?.name }
    return pairs
  }

}

/// What differs between two renderings of a spec that differ in names alone: types whose names only
/// templates know, such as mocks, and those of other modules.
struct RenderedNames {
  private(set) var names: [String: String] = [:]
  /// Whole comments: what the user has left as it was goes on being as it is rendered.
  private(set) var comments: [String: String] = [:]
  private var doubtful: Set<String> = []

  /// Adds what differs in one file; nothing if more than names and comments differs.
  mutating func add(_ old: [UInt8], _ new: [UInt8]) {
    guard let old = SwiftLexer.tokens(of: old), let new = SwiftLexer.tokens(of: new),
      old.tokens.map(\.kind) == new.tokens.map(\.kind)
    else { return }
    for (before, after) in zip(old.tokens, new.tokens) where before.kind == .identifier {
      let word = old.text(Int(before.start)..<Int(before.end))
      guard word.utf8.first.map({ (0x41...0x5A).contains($0) }) == true else { continue }
      let name = new.text(Int(after.start)..<Int(after.end))
      if let known = names.updateValue(name, forKey: word), known != name { doubtful.insert(word) }
    }
    let texts = (old.comments, new.comments)
    guard texts.0.count == texts.1.count else { return }
    for (before, after) in zip(texts.0, texts.1) where before != after { comments[before] = after }
  }

  /// With the names that are known for sure on top.
  func renaming(
    with known: [String: String], modules: [String: String] = [:]
  ) -> Renaming {
    let found = names.filter { !doubtful.contains($0.key) }
    return Renaming(
      found.merging(known) { _, known in known }, comments: comments, modules: modules)
  }
}

extension SwiftTokens {
  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  fileprivate var comments: [String] {
    trivia.filter { $0.kind != .newlines }.map { text(Int($0.start)..<Int($0.end)) }
  }
}
