import SwiftReading
import ViperSpec
import ViperText

/// An entity in the form of the command line: `TripRow(id: Int, title: String)`.
package struct NewEntity: Sendable {
  package let name: String
  package private(set) var fields: [String]
  package var doc: EmbeddedText?
  /// The protocols that the entity conforms to.
  package var conforms: [EmbeddedText] = []
  /// The name and the fields in the arguments. Empty if the user didn't type them.
  fileprivate(set) var places: [EmbeddedText] = []

  package init(name: String, fields: [String]) {
    self.name = name
    self.fields = fields
  }

  package var value: NewValue {
    func text(_ text: String, _ index: Int) -> NewValue {
      .text(text, from: places.indices.contains(index) ? places[index] : nil)
    }
    return .object(
      [.init("name", text(name, 0))] + (doc.map { [.init("doc", .text($0))] } ?? [])
        + [.init("fields", .list(fields.enumerated().map { text($1, $0 + 1) }))]
        + (conforms.isEmpty ? [] : [.init("conforms", .list(conforms.map(NewValue.text)))]))
  }

  /// Parses the form of the command line, and reports errors.
  package static func read(
    _ source: SourceText, into diagnostics: inout [Diagnostic]
  ) -> NewEntity? {
    guard let (name, fields) = SignatureParser.entity(source, into: &diagnostics)
    else { return nil }
    var entity = NewEntity(name: name.string, fields: fields.map(\.declaration))
    entity.places =
      [name] + fields.map { EmbeddedText($0.location.range, of: source) }
    return entity
  }
}
