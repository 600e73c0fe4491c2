import SwiftReading

extension Spec {
  /// Whether it speaks of a type `Task` that is the app's: Swift's own has arguments in angle brackets.
  package var namesOwnTask: Bool {
    // Few specs do, and most can be ruled out by their text.
    source.bytes.contains("Task")
      && (declaredNames.contains("Task") || types.contains { $0.names("Task") })
  }

  private var declaredNames: [String] {
    entities.map(\.name) + services.compactMap(\.declaration?.name)
  }

  /// All types that it mentions.
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

extension [UInt8] {
  fileprivate func contains(_ word: StaticString) -> Bool {
    let first = word.utf8Start[0]
    let length = word.utf8CodeUnitCount
    return withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, bytes.count >= length else { return false }
      return (0...bytes.count - length).contains { start in
        base[start] == first
          && (1..<length).allSatisfy { base[start + $0] == word.utf8Start[$0] }
      }
    }
  }
}
