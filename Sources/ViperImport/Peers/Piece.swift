import ViperText

/// A piece of a peer's template: text as it stands there, or a variable with what it means.
struct Piece {
  /// Nil for text.
  let meaning: Meaning?
  let location: SourceLocation

  /// The bytes as they stand in the template.
  var bytes: ArraySlice<UInt8> { location.source.bytes[location.range] }
}

extension [Piece] {
  /// The same with a piece of its own for each `<#code#>`, at which Xcode asks for something.
  var withEditorPlaceholders: [Piece] {
    flatMap { piece -> [Piece] in
      guard piece.meaning == nil else { return [piece] }
      let source = piece.location.source
      var pieces: [Piece] = []
      var start = piece.location.range.lowerBound
      func add(_ range: Range<Int>, _ meaning: Meaning? = nil) {
        guard !range.isEmpty else { return }
        pieces.append(
          Piece(meaning: meaning, location: SourceLocation(source: source, range: range)))
      }
      while let open = source.bytes.index(of: "<#", in: start..<piece.location.range.upperBound),
        let close = source.bytes.index(of: "#>", in: open..<piece.location.range.upperBound)
      {
        add(start..<open)
        start = close + 2
        add(open..<start, .verbatim(source.string(in: open..<start)))
      }
      add(start..<piece.location.range.upperBound)
      return pieces
    }
  }
}

extension [UInt8] {
  /// Where two bytes stand for the first time in a range.
  fileprivate func index(of pair: StaticString, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      if self[index] == pair.utf8Start[0], self[index + 1] == pair.utf8Start[1] { return index }
      index += 1
    }
    return nil
  }
}

/// What a variable of a peer's template means to a pack.
enum Meaning: Hashable {
  /// What stands between the braces of our own templates: `module.name | downcase`.
  case expression(String)
  /// The same text in every module.
  case literal(String)
  /// Text that stays, but is no Swift yet: Xcode's `<#code#>`.
  case verbatim(String)
  /// What no pack knows, by its name: a date, an author, a parameter without a value. A line of a
  /// comment that has it goes; anywhere else its value is asked for.
  case unknown(String)

  static let moduleName = Meaning.expression("module.name")
}
