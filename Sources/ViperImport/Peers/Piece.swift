import ViperText

/// A piece of a peer's template: text as it stands there, or a variable with what it means.
struct Piece {
  /// Nil for text.
  let meaning: Meaning?
  let location: SourceLocation

  /// The bytes as they stand in the template.
  var bytes: ArraySlice<UInt8> { location.source.bytes[location.range] }
}

/// What a variable of a peer's template means to a pack.
enum Meaning: Hashable {
  /// What stands between the braces of our own templates: `module.name | downcase`.
  case expression(String)
  /// The same text in every module.
  case literal(String)
  /// What no pack knows, by its name: a date, an author, a parameter without a value. A line of a
  /// comment that has it goes; anywhere else its value is asked for.
  case unknown(String)

  static let moduleName = Meaning.expression("module.name")
}
