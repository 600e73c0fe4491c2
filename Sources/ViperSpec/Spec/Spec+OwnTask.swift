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
    (publicFields + state).map(\.type) + publicMembers.flatMap(\.types)
  }

  /// The fields that other modules can see if the module is public.
  var publicFields: [Field] { inputs + services.map(\.field) + entityFields }

  /// The members that other modules can see if the module is public.
  var publicMembers: [Member] {
    var members = contracts.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.member) }
    for declaration in services.compactMap(\.declaration) {
      members += declaration.members.map(\.member)
    }
    return members + (output?.members.map(\.member) ?? [])
  }

  /// The names of all types that the spec mentions and doesn't declare.
  package var mentionedTypes: [String] {
    let parents = inherited.values.joined().map(\.string)
    let names = types.flatMap(\.referencedNames) + parents + [superclass?.string].compactMap(\.self)
    return Set(names).subtracting(declaredNames).sorted()
  }

  var entityFields: [Field] {
    let all = entities + namespaces.flatMap(\.parts)
    return (all + all.flatMap(\.nested)).flatMap { $0.fields.map(\.field) }
  }
}
