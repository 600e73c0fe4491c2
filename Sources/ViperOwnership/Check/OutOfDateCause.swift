import SwiftReading
import ViperPipeline
import ViperSpec
import ViperText

/// Finds the place in a spec that caused a difference in a file.
package enum OutOfDateCause {
  /// Finds the first string of the spec with a word that is new in the file; if there is none, the
  /// longest string whose words are all in one new line. In other cases, finds the spec's first
  /// line.
  package static func place(of change: Change, in spec: SourceText) -> SourceLocation {
    let top = spec.firstLine
    guard let old = change.old, let new = change.new,
      let node = JSONParser.parse(spec).node
    else { return top }
    let texts = strings(in: node).map { (location: $0.location, words: words(of: $0.bytes[...])) }
    let known = words(of: old[...])
    let newWords = words(of: new[...]).subtracting(known)
    if let cause = texts.first(where: { !$0.words.isDisjoint(with: newWords) }) {
      return cause.location
    }
    let newline = UInt8(ascii: "\n")
    let oldLines = Set(old.split(separator: newline))
    let lines = new.split(separator: newline).filter { !oldLines.contains($0) }.map(words)
    var best: (location: SourceLocation, count: Int)?
    for text in texts where text.words.count > (best?.count ?? 0) {
      if lines.contains(where: { $0.isSuperset(of: text.words) }) {
        best = (text.location, text.words.count)
      }
    }
    return best?.location ?? top
  }

  private static func strings(in node: JSONNode) -> [EmbeddedText] {
    switch node.value {
    case .string(let text): [text]
    case .array(let nodes): nodes.flatMap(strings)
    case .object(let members): members.flatMap { strings(in: $0.value) }
    case .null, .bool, .number: []
    }
  }

  private static func words(of bytes: ArraySlice<UInt8>) -> Set<ArraySlice<UInt8>> {
    Set(bytes.split { !SwiftLexer.isIdentifierBody($0) })
  }
}
