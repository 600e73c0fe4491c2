import SwiftReading
import ViperText

extension Spec {
  /// The checksum of everything in a spec that can influence other modules and shared files.
  ///
  /// Members of contracts that open no module don't count. An app's tests skip modules with members
  /// that the user writes. If the spec adds components or embeds a module, the whole spec counts.
  package func interfaceHash(in dialect: Dialect) -> ByteHash {
    let embedsByDefault = dialect.uiFrameworks.contains { $0.routes.first == "embed" }
    let embeds = routes.contains { $0.by.map { $0.string == "embed" } ?? embedsByDefault }
    guard !added.hasComponents, !embeds, let texts = textsByKey else {
      return ByteHash(source.bytes)
    }
    let inner = innerContracts(in: dialect)
    var bytes: [UInt8] = [hasOpenMembers ? 1 : 0, declaresTaskType ? 1 : 0]
    for (key, text) in texts.sorted(by: { $0.key < $1.key })
    where !inner.contains(key) || text.first == UInt8(ascii: "{") {
      bytes += key.utf8
      bytes.append(0)
      bytes += text
      bytes.append(0)
    }
    return ByteHash(bytes)
  }

  private func innerContracts(in dialect: Dialect) -> Set<String> {
    guard let leading = dialect.holders.routes else { return [] }
    let leadingContracts = dialect.contracts.filter { contract in
      let conformers = dialect.uiFrameworks.compactMap { $0.conformers[contract.key] }
      return contract.conformer == leading || conformers.contains(leading)
    }
    let routed = contracts.filter { !$0.value.flatMap(\.routes).isEmpty }.keys
    return Set(dialect.contracts.map(\.key)).subtracting(leadingContracts.map(\.key))
      .subtracting(routed)
  }

  private var textsByKey: [String: ArraySlice<UInt8>]? {
    guard let members = JSONParser.parse(source).node?.value.members else { return nil }
    return Dictionary(
      members.map { ($0.key.string, source.bytes[$0.value.location.range]) }
    ) { first, _ in first }
  }

  /// Swift's own `Task` has arguments in angle brackets.
  package var declaresTaskType: Bool {
    let types = fields.map(\.type) + (contractMembers + exportedMembers).flatMap(\.types)
    return declaredNames.contains("Task") || types.contains { $0.names("Task") }
  }

  private var declaredNames: [String] {
    entities.map(\.name) + services.compactMap(\.declaration?.name)
  }

  private var fields: [Field] { exportedFields + entityFields + state }

  var exportedFields: [Field] { inputs + services.map(\.field) }

  var exportedMembers: [Member] {
    (services.compactMap(\.declaration).flatMap(\.members) + (output?.members ?? [])).map(\.member)
  }

  var exportedTypes: [SwiftType] { exportedFields.map(\.type) + exportedMembers.flatMap(\.types) }

  var contractMembers: [Member] {
    contracts.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.member) }
  }

  /// The names of all types that the spec mentions and doesn't declare.
  package var mentionedTypes: [String] {
    let parents = inherited.values.joined().map(\.string)
    let members = contractMembers + exportedMembers + handled.flatMap(\.members).map(\.member)
    let names =
      fields.flatMap(\.type.referencedNames) + members.flatMap(\.referencedNames) + parents
      + [superclass?.string].compactMap(\.self)
    return Set(names).subtracting(declaredNames).sorted()
  }

  /// The entities at any depth.
  package var nestedNames: [String] {
    let all = entities + namespaces.flatMap(\.parts)
    return (all + all.flatMap(\.nested)).map(\.name)
  }

  /// The types that the default values in initializers and builders mention.
  package var typesInDefaults: [String] {
    Set((exportedFields + entityFields).flatMap(\.typesInDefault)).sorted()
  }

  /// By their outermost type. The type around namespaces has the module's name.
  var entitiesByName: [(name: String, entities: [Entity])] {
    entities.map { ($0.name, [$0]) } + [(name, namespaces.flatMap(\.parts))]
  }

  package var entityFields: [Field] { Self.fields(of: entities + namespaces.flatMap(\.parts)) }

  /// The types of values that entities contain, or that calls may exchange with services.
  package var sentTypes: [SwiftType] {
    let calls =
      services.isEmpty ? [] : contracts.values.joined().filter { !$0.implementations.isEmpty }
    let values = calls.flatMap { call -> [SwiftType] in
      guard case .method(let method) = call.member else { return [] }
      return method.parameters.map(\.type) + [call.member.resultType].compactMap(\.self)
    }
    return entityFields.map(\.type) + values
  }

  static func fields(of entities: [Entity]) -> [Field] {
    (entities + entities.flatMap(\.nested)).flatMap { $0.fields.map(\.field) }
  }
}

extension Field {
  var typesInDefault: Set<String> {
    defaultValue.map { TypeNameScan(Array($0.utf8)).used } ?? []
  }
}
