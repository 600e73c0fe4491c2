import ViperText

extension Diagnostic {
  private static let xcodeHelp =
    "restore the file from version control, or add \"xcode\": false to viper-gen.json"

  static func xcodeSyntax(_ source: SourceText, expected: String, at place: Int) -> Self {
    let line = source.lineRange(at: place)
    let text = source.bytes[line]
    let markers = ["<<<<<<< ", "=======", ">>>>>>> "]
    if markers.contains(where: { text.starts(with: $0.utf8) }) {
      return Diagnostic(
        id: "invalid-xcode-syntax", "expected \(expected), found a conflict marker",
        at: source.location(of: line), help: "resolve the conflict that Git left here")
    }
    let end = min(place + 1, source.bytes.count)
    let next = source.characterStart(after: end, before: source.bytes.count)
    let found = place == end ? "the end of the file" : "'\(source.string(in: place..<next))'"
    return Diagnostic(
      id: "invalid-xcode-syntax", "expected \(expected), found \(found)",
      at: source.location(of: place..<end), help: xcodeHelp)
  }

  static func xcodeDepth(_ source: SourceText, at place: Int) -> Self {
    Diagnostic(
      id: "invalid-xcode-syntax",
      "values are nested more than \(PropertyListParser.depthLimit) levels deep",
      at: source.location(of: place..<place + 1), help: xcodeHelp)
  }

  static func xcodeXML(_ source: SourceText, at place: Int) -> Self {
    Diagnostic(
      id: "invalid-xcode-syntax", "this project is an XML file, not in Xcode's format",
      at: source.location(of: source.lineRange(at: place)),
      help: "change the project in Xcode, which saves it in its own format, or add "
        + "\"xcode\": false to viper-gen.json")
  }

  static func xcodeStructure(_ source: SourceText, _ what: String, at range: Range<Int>)
    -> Self
  {
    let line = source.lineRange(at: range.lowerBound)
    return Diagnostic(
      id: "invalid-xcode-project", "this isn't a valid Xcode project, because \(what)",
      at: source.location(of: range.clamped(to: range.lowerBound..<line.upperBound)),
      help: xcodeHelp)
  }
}
