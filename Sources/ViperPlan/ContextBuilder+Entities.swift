import ViperSpec
import ViperTemplate
import ViperText

extension ContextBuilder {
  /// - Parameter summary: the comment of an entity without `doc`.
  func entity(_ entity: Entity, summary: String) -> TemplateRecord {
    [
      "name": .string(swiftEscaped(entity.name)), "doc": lines(entity.doc),
      "summary": .string(summary), "access": access(ofType: entity.name),
      "conformances": strings(["Sendable"] + entity.conformances.map(\.text)),
      "nested": .list(entity.nested.map { .record(self.entity($0, summary: "A part of it.")) }),
      "fields": .list(
        entity.fields.map { field in
          var record: TemplateRecord = ["doc": lines(field.doc)]
          if case .record(let common) = self.field(field.field) {
            record.merge(common) { own, _ in own }
          }
          return .record(record)
        }),
    ]
  }

  /// - Parameter type: the module's name for all namespaces.
  func access(ofType type: String) -> TemplateValue {
    .string(project.access(of: type, in: module.name).modifier)
  }

  func namespace(_ namespace: Namespace) -> TemplateValue {
    let summaries = module.dialect.namespaces?.parts ?? []
    return [
      "name": .string(swiftEscaped(namespace.name)), "doc": lines(namespace.doc),
      "parts": .list(
        namespace.parts.map { part in
          let summary = summaries.first { $0.name == part.name }?.summary ?? ""
          return .record(entity(part, summary: summary))
        }),
    ]
  }
}
