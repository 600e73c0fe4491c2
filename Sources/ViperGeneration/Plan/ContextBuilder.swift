import ViperSpec
import ViperTemplate
import ViperText

/// What templates may say of a module: the record that `{{ … }}` looks into.
///
/// - `module`: the module as a whole; `runtime`: `package` or `file`
/// - `roles.presenter`: a component: its names, what it conforms to, holds and calls
/// - `contracts`: the list of all; `contract.viewOutput`: one by its key
struct ContextBuilder {
  let module: Module
  let pack: Pack
  let names: ModuleNames
  let runtime: Config.Runtime
  let specPath: String

  func context(into diagnostics: inout [Diagnostic]) -> [String: TemplateValue] {
    var contracts: [String: TemplateValue] = [:]
    var list: [TemplateValue] = []
    for contract in module.contracts {
      let record = TemplateValue.record(self.contract(contract, into: &diagnostics))
      contracts[contract.contract.key] = record
      list.append(record)
    }
    var roles: [String: TemplateValue] = [:]
    for role in pack.dialect.roles {
      roles[role.key] = .record(self.role(role.key, contracts: contracts))
    }
    return [
      "module": .record(moduleRecord(into: &diagnostics)), "roles": .record(roles),
      "contract": .record(contracts),
      "contracts": .list(list), "runtime": .string(runtime.rawValue),
      "components": .list(components.compactMap { roles[$0] }),
      "build": ["parameters": strings(buildParameters())],
    ]
  }

  private func moduleRecord(into diagnostics: inout [Diagnostic]) -> [String: TemplateValue] {
    [
      "name": .string(module.name), "doc": lines(module.doc), "ui": .string(module.flavour.key),
      "access": .string(module.access.modifier), "imports": strings(module.imports.sorted()),
      "importsWithRuntime": strings(Set(module.imports + ["ViperKit"]).sorted()),
      "inputs": .list(module.inputs.map(field)),
      "services": .list(module.services.map { field($0.field) }),
      "state": .list(module.state.map(field)),
      "entities": .list(module.entities.map(entity)),
      "declaredServices": .list(
        module.services.compactMap(\.declaration).map { service($0, into: &diagnostics) }),
      "output": module.output.map { output($0, into: &diagnostics) } ?? .none,
    ]
  }

  private func output(
    _ members: [DocumentedMember], into diagnostics: inout [Diagnostic]
  ) -> TemplateValue {
    [
      "name": .string(names.output.name), "summary": .string(names.output.summary),
      "members": .list(members.map { .record(MemberRecord.requirement($0.member, doc: $0.doc)) }),
      "overloads": overloads(of: members.map(\.member), into: &diagnostics),
    ]
  }

  /// The calls with fewer arguments that default values allow, for an extension of the protocol.
  private func overloads(
    of members: [Member], into diagnostics: inout [Diagnostic]
  ) -> TemplateValue {
    let overloads = DefaultOverload.overloads(of: members, into: &diagnostics)
    return .list(
      overloads.map { ["declaration": .string($0.declaration), "call": .string($0.call)] })
  }

  private func contract(
    _ contract: Module.Contract, into diagnostics: inout [Diagnostic]
  ) -> [String: TemplateValue] {
    let key = contract.contract.key
    let name = names.contracts[key]
    let owner = names.roles[contract.contract.conformer]?.name ?? ""
    let members = contract.members.map { member in
      TemplateValue.record(
        MemberRecord(
          owner: owner, builder: builder, specPath: specPath, flavour: module.flavour.key
        ).record(member))
    }
    let implemented = zip(members, contract.members).filter { _, member in
      if case .state = member.implementation { false } else { true }
    }.map(\.0)
    return [
      "key": .string(key), "name": .string(name?.name ?? ""),
      "summary": .string(name?.summary ?? ""), "conformer": .string(contract.contract.conformer),
      "caller": .string(contract.contract.caller),
      "property": .string(contract.contract.property),
      "isWeak": .bool(contract.contract.isWeak), "members": .list(members),
      "implemented": .list(implemented),
      "overloads": overloads(of: contract.members.map(\.member), into: &diagnostics),
    ]
  }

  /// The builder's name for another module.
  private func builder(of module: String) -> String {
    ModuleNames.name(of: pack.builder, inModule: module, pack: pack)
  }

  /// The parts that a builder makes.
  private var components: [String] {
    pack.dialect.roles.map(\.key).filter { $0 != pack.builder }
  }

  private func buildParameters() -> [String] {
    var parameters = module.inputs.map { $0.initialiserParameter.declaration(withDefault: true) }
    parameters += module.services.map {
      $0.field.initialiserParameter.declaration(withDefault: true)
    }
    if module.output != nil { parameters.append("output: (any \(names.output.name))? = nil") }
    for role in components {
      let type = existential(of: pack.dialect.contracts(conformedToBy: role))
      guard !type.isEmpty else { continue }
      parameters.append("\(role): (\(type))? = nil")
    }
    return parameters
  }

  private func role(
    _ key: String, contracts: [String: TemplateValue]
  ) -> [String: TemplateValue] {
    let dialect = pack.dialect
    let holders = dialect.holders
    let references = references(of: key)
    let inputs = key == holders.inputs ? module.inputs : []
    let services = key == holders.services ? module.services : module.routedServices(of: key)
    let state = key == holders.state ? module.state : []
    let fields = inputs + services.map(\.field)
    let strong = references.filter { !$0.isWeak }
    let weak = references.filter(\.isWeak)
    let holdsOutput = key == holders.output && module.output != nil
    return [
      "key": .string(key), "name": .string(names.roles[key]?.name ?? ""),
      "ownPart": .string(pack.ownParts[key] ?? ""),
      "summary": .string(names.roles[key]?.summary ?? ""),
      "isYours": .bool(module.isYours(key)),
      "contracts": .list(
        dialect.contracts(conformedToBy: key).compactMap { contracts[$0.key] }),
      "needs": .list(fields.map(field) + strong.map(\.record)),
      "weak": .list(weak.map(\.record)), "state": .list(state.map(field)),
      "holdsOutput": .bool(holdsOutput), "routesModules": .bool(routes(key)),
      "isEmpty": .bool(fields.isEmpty && references.isEmpty && state.isEmpty && !holdsOutput),
      "arguments": strings(
        fields.map { "\(swiftEscapedAsLabel($0.name)): \(swiftEscapedInExpression($0.name))" }
          + strong.map { "\($0.property): \($0.value)" }),
    ]
  }

  private func routes(_ role: String) -> Bool {
    module.members(of: role).contains { if case .route = $0.implementation { true } else { false } }
  }

  /// A property that holds another part.
  private struct Reference {
    let property: String
    let isWeak: Bool
    let type: String
    /// What a builder puts there: `view ?? ownView`.
    let value: String

    var record: TemplateValue {
      [
        "name": .string(property), "type": .string(type), "value": .string(value),
        "initialiserParameter": .string("\(property): \(type)"),
      ]
    }
  }

  /// What a role calls, a property each; contracts of one property are composed.
  private func references(of role: String) -> [Reference] {
    var order: [String] = []
    var groups: [String: [Dialect.Contract]] = [:]
    for contract in pack.dialect.contracts(calledBy: role) {
      if groups[contract.property] == nil { order.append(contract.property) }
      groups[contract.property, default: []].append(contract)
    }
    return order.compactMap { property in
      guard let contracts = groups[property], let first = contracts.first else { return nil }
      return Reference(
        property: property, isWeak: first.isWeak, type: existential(of: contracts),
        value: "\(first.conformer) ?? \(pack.ownParts[first.conformer] ?? "")")
    }
  }

  /// `any AProtocol`, or `any AProtocol & BProtocol`.
  private func existential(of contracts: [Dialect.Contract]) -> String {
    let names = contracts.compactMap { self.names.contracts[$0.key]?.name }
    return names.isEmpty ? "" : "any " + names.joined(separator: " & ")
  }

  private func field(_ field: Field) -> TemplateValue {
    [
      "name": .string(swiftEscaped(field.name)), "label": .string(field.name),
      "type": .string(field.type.text), "default": .string(field.defaultValue ?? ""),
      "declaration": .string(field.declaration),
      "parameter": .string(field.initialiserParameter.declaration(withDefault: true)),
      "initialiserParameter": .string(field.initialiserParameter.declaration),
    ]
  }

  private func entity(_ entity: Entity) -> TemplateValue {
    [
      "name": .string(swiftEscaped(entity.name)), "doc": lines(entity.doc),
      "summary": .string("A value that \(module.name) works with."),
      "conformances": strings(["Sendable"] + entity.conformances.map(\.text)),
      "fields": .list(
        entity.fields.map { field in
          var record: [String: TemplateValue] = ["doc": lines(field.doc)]
          if case .record(let common) = self.field(field.field) {
            record.merge(common) { own, _ in own }
          }
          return .record(record)
        }),
    ]
  }

  private func service(
    _ service: Service.Declaration, into diagnostics: inout [Diagnostic]
  ) -> TemplateValue {
    [
      "name": .string(swiftEscaped(service.name)), "doc": lines(service.doc),
      "summary": .string("What \(module.name) needs from outside."),
      "overloads": overloads(of: service.members.map(\.member), into: &diagnostics),
      "members": .list(
        service.members.map { .record(MemberRecord.requirement($0.member, doc: $0.doc)) }),
    ]
  }
}

/// The lines of a doc text; none for no text.
func lines(_ text: String?) -> TemplateValue {
  guard let text, !text.isEmpty else { return .list([]) }
  return strings(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
}

func strings(_ texts: [String]) -> TemplateValue { .list(texts.map { .string($0) }) }
