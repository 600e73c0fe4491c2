import SwiftReading

extension Spec {
  /// Whether it names a type `Task` of the app. Swift's own has arguments in angle brackets.
  package var declaresTaskType: Bool {
    declaredNames.contains("Task") || types.contains { $0.names("Task") }
  }

  private var declaredNames: [String] {
    entities.map(\.name) + services.compactMap(\.declaration?.name)
  }

  private var types: [SwiftType] {
    let fields = inputs + services.map(\.field) + state + entityFields
    var members = contracts.values.flatMap { $0.map(\.member) }
    for declaration in services.compactMap(\.declaration) {
      members += declaration.members.map(\.member)
    }
    members += output?.members.map(\.member) ?? []
    return fields.map(\.type) + members.flatMap(\.types)
  }

  private var entityFields: [Field] {
    let all = entities + namespaces.flatMap(\.parts)
    return (all + all.flatMap(\.nested)).flatMap { $0.fields.map(\.field) }
  }
}
