import SwiftReading
import ViperSpec
import ViperText

/// An entity as the command line writes it: `TripRow(id: Int, title: String)`.
package struct NewEntity: Sendable {
  package let name: String
  package private(set) var fields: [String]
  /// What it is, for its comment.
  package var doc: EmbeddedText?
  /// Its protocols.
  package var conforms: [EmbeddedText] = []
  /// Where the name and the fields stand in the arguments; nothing if nobody has typed them.
  fileprivate(set) var places: [EmbeddedText] = []

  package init(name: String, fields: [String]) {
    self.name = name
    self.fields = fields
  }

  /// The entity as a spec has it.
  package var value: NewValue {
    func text(_ text: String, _ index: Int) -> NewValue {
      .text(text, from: places.indices.contains(index) ? places[index] : nil)
    }
    return .object(
      [.init("name", text(name, 0))] + (doc.map { [.init("doc", .text($0))] } ?? [])
        + [.init("fields", .list(fields.enumerated().map { text($1, $0 + 1) }))]
        + (conforms.isEmpty ? [] : [.init("conforms", .list(conforms.map(NewValue.text)))]))
  }

  /// Reads the form of the command line; reports what can't be read.
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
