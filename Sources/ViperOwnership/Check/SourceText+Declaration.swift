import SwiftReading
import ViperText

extension SourceText {
  /// Formats the declaration of a name on one line.
  ///
  /// - Parameters:
  ///   - place: the range of the name.
  ///   - withBody: whether the result includes the braces, as in `{ get }`.
  func declaration(at place: Range<Int>, withBody: Bool = false) -> String {
    let line = lineRange(at: place.lowerBound)
    let found = SwiftFile(bytes)?.declaration(named: place)
    let end = found.map { (withBody ? nil : $0.body?.lowerBound) ?? $0.range.upperBound }
    let text = bytes[line.lowerBound..<max(end ?? line.upperBound, line.lowerBound)]
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }
}

extension SwiftFile {
  fileprivate func declaration(named place: Range<Int>) -> SwiftDeclaration? {
    var members = declarations
    while let around = members.first(where: { $0.range.contains(place.lowerBound) }) {
      if around.nameRange == place { return around }
      members = around.members
    }
    return nil
  }
}
