import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// Builds the context of a module's templates.
struct ContextBuilder {
  let planner: Planner
  let module: Module
  let names: ModuleNames
  let summaries: TypeSummaries
  let others: (String) -> ModuleNames

  var dialect: Dialect { module.dialect }
  var project: SpecTable { planner.project }
  private var task: String { project.taskType }

  /// - Returns: the context, and a line for each method without a generated test.
  func context(
    into diagnostics: inout [Diagnostic]
  ) -> (context: [String: TemplateValue], notes: [String]) {
    var contracts: TemplateRecord = [:]
    var list: [TemplateValue] = []
    for contract in module.contracts {
      let record = TemplateValue.record(self.contract(contract, into: &diagnostics))
      contracts[contract.contract.key] = record
      if contract.contract.origin == nil, contract.contract.hasProtocol { list.append(record) }
    }
    var roles: TemplateRecord = [:]
    // Templates can ask for components that the module leaves out.
    for role in planner.pack.dialect.roles { roles[role.key] = TemplateValue.none }
    for role in dialect.roles.map(\.key) + dialect.owners.keys {
      roles[role] = .record(self.role(role, contracts: contracts))
    }
    let parameters = buildParameters
    var context: [String: TemplateValue] = [
      "tests": .none, "mocks": .list([]), "module": .record(moduleRecord(into: &diagnostics)),
      "roles": .record(roles), "contract": .record(contracts), "contracts": .list(list),
      "runtime": .string(planner.runtime.rawValue),
      "components": .list(components.compactMap { roles[$0] }),
      "build": [
        "parameters": strings(parameters.map(\.declaration)),
        "arguments": strings(parameters.map { argument($0.name) }),
        "replaceable": .list(replaceable),
        "isPlain": .bool(needsNothing), "type": .string(module.builtType(root: names.root)),
        // A component follows the components that it stores.
        "added": .list(dialect.addedRoles.reversed().compactMap { roles[$0] }),
      ],
    ]
    guard let plan = planner.tests else { return (context, []) }
    let mocks = MockBuilder(
      module: module, names: names, suffixes: planner.pack.mockSuffixes, project: project)
    let tests = TestContext(
      plan, of: module, names: names, mocks: mocks, builder: planner.pack.builder,
      project: project, otherNames: others)
    var values = tests.values
    values.error = nil
    context["mocks"] = mocks.records(values, into: &diagnostics)
    var records = ModuleTests(context: tests)
    context["tests"] = records.record()
    return (context, tests.notes)
  }

  private func moduleRecord(into diagnostics: inout [Diagnostic]) -> TemplateRecord {
    [
      "name": .string(module.name), "doc": lines(module.doc), "ui": .string(module.uiFramework.key),
      "framework": .string(module.uiFramework.framework),
      "wrapper": .string(module.uiFramework.wrapper), "superclass": .string(module.superclass),
      "access": .string(module.access.modifier),
      "componentAccess": .string(module.access.ofComponents.modifier),
      "imports": strings(module.imports.sorted()), "inputs": .list(module.inputs.map(field)),
      "services": .list(module.services.map { field($0.field) }),
      "state": .list(module.state.map(field)),
      "entities": .list(
        module.entities.map {
          .record(entity($0, summary: "A value that \(module.name) works with."))
        }),
      "namespace": names.namespace.map {
        [
          "name": .string($0), "summary": .string(summaries.namespace),
          "access": access(ofType: module.name),
        ]
      } ?? .none, "namespaces": .list(module.namespaces.map(namespace)),
      "declaredServices": .list(
        module.services.compactMap(\.declaration).map { service($0, into: &diagnostics) }),
      "output": module.output.map { output($0, into: &diagnostics) } ?? .none,
      "dependencies": dependencies, "hasLinks": .bool(planner.hasLinks), "task": .string(task),
    ]
  }

  private func output(_ output: Output, into diagnostics: inout [Diagnostic]) -> TemplateValue {
    let isClosures = output.form == .closures
    return [
      "name": .string(names.output), "summary": .string(summaries.output),
      "form": .string(output.form.rawValue),
      "members": .list(
        output.members.map { .record(MemberRecord.requirement($0.member, doc: $0.doc)) }),
      "overloads": isClosures
        ? .list([]) : overloads(of: output.members.map(\.member), into: &diagnostics),
    ]
  }

  /// Methods with fewer arguments, because requirements can't have default values.
  private func overloads(
    of members: [Member], into diagnostics: inout [Diagnostic]
  ) -> TemplateValue {
    let overloads = DefaultOverload.overloads(of: members, into: &diagnostics)
    return .list(
      overloads.map { ["declaration": .string($0.declaration), "call": .string($0.call)] })
  }

  private func contract(
    _ contract: Module.Contract, into diagnostics: inout [Diagnostic]
  ) -> TemplateRecord {
    let key = contract.contract.key
    let owner = names.roles[contract.contract.conformer] ?? ""
    let calls = CallNames(module: module, role: contract.contract.conformer)
    let maker = MemberRecord(
      owner: owner, names: others, specPath: planner.specPath, calls: calls, task: task)
    let hasProtocol = contract.contract.hasProtocol
    let members = contract.members.map { member -> TemplateValue in
      var record = maker.record(member)
      if !hasProtocol, case .method(let method) = member.member {
        record["declaration"] = .string(method.declarationWithDefaults)
      }
      return .record(record)
    }
    let declared = members.indices.filter { contract.members[$0].inheritance == nil }
    func records(where isMeant: (Implementation) -> Bool) -> [TemplateValue] {
      members.indices.filter { isMeant(contract.members[$0].implementation) }.map { members[$0] }
    }
    let open = records(where: \.isYours)
    let isMixed = module.ownership(of: contract.contract.conformer) == .mixed
    return [
      "key": .string(key), "name": .string(names.contracts[key] ?? ""),
      "summary": .string(summaries.contracts[key] ?? ""),
      "hasProtocol": .bool(hasProtocol), "isHelpers": .bool(contract.contract.isHelpers),
      "conformer": .string(contract.contract.conformer),
      "caller": .string(contract.contract.caller), "property": .string(contract.contract.property),
      "receiver": .string(contract.contract.property + (contract.contract.isOptional ? "?" : "")),
      "isWeak": .bool(contract.contract.isWeak), "members": .list(members),
      "inherits": .string((["AnyObject"] + contract.inherited).joined(separator: ", ")),
      "requirements": .list(
        declared.map { members[$0] }
          + contract.verbatim.map { ["declaration": .string($0.declaration), "doc": .list([])] }),
      "verbatim": .list(
        module.verbatim(of: contract.contract.conformer).filter { member in
          contract.verbatim.contains { $0.location == member.location }
        }.compactMap { $0.record(of: owner) }),
      // The members in the conformer's own file.
      "implemented": .list(isMixed ? open : records { !$0.isElsewhere }),
      "given": .list(records(where: \.isGiven)), "open": .list(open),
      "overloads": hasProtocol
        ? overloads(of: declared.map { contract.members[$0].member }, into: &diagnostics)
        : .list([]),
    ]
  }

  private var components: [String] {
    dialect.roles.map(\.key).filter { $0 != planner.pack.builder }
  }

  private var buildParameters: [(name: String, declaration: String)] {
    func parameter(_ field: Field) -> (String, String) {
      (field.name, field.initializerParameter.declaration(withDefault: true))
    }
    func optional(_ name: String, _ type: String) -> (String, String) {
      (name, "\(name): (\(type))? = nil")
    }
    var parameters = module.inputs.map(parameter)
    if let dependencies = names.dependencies {
      parameters.append(("dependencies", "dependencies: any \(dependencies)"))
    }
    parameters += module.serviceParameters.map(parameter)
    parameters += shared.map {
      let type = existential(of: dialect.contracts(conformedToBy: $0.conformer))
      return ($0.conformer, "\($0.conformer): \(type)")
    }
    switch module.output?.form {
    case .protocol: parameters.append(optional("output", "any \(names.output)"))
    case .closures: parameters.append(("output", "output: \(names.output)"))
    case nil: break
    }
    return parameters + module.extras.map(parameter)
  }

  /// `view viewMock: (any …)? = nil`
  private var replaceable: [TemplateValue] {
    components.compactMap { role in
      let type = existential(of: dialect.contracts(conformedToBy: role))
      guard !type.isEmpty, !dialect.isCalledDirectly(role) else { return nil }
      let mock = mock(of: role)
      return [
        "parameter": .string("\(dialect.whole(of: role)) \(mock): (\(type))? = nil"),
        "key": .string(role), "mock": .string(mock),
      ]
    }
  }

  func mock(of role: String) -> String { dialect.whole(of: role) + "Mock" }

  private var needsNothing: Bool {
    dialect.hasBuilder && dialect.owners.isEmpty && module.output?.form != .closures
      && !module.hasDependencies
      && (module.inputs + module.serviceParameters + module.extras)
        .allSatisfy { $0.defaultValue != nil }
  }

  /// The first contract of each component that another module passes in.
  private var shared: [Dialect.Contract] {
    var seen: Set<String> = []
    return dialect.contracts.filter {
      dialect.owners[$0.conformer] != nil && seen.insert($0.conformer).inserted
    }
  }

  /// `"for: `for`"`
  func argument(_ name: String) -> String {
    "\(swiftEscapedAsLabel(name)): \(swiftEscapedInExpression(name))"
  }

  func existential(of contracts: [Dialect.Contract]) -> String {
    if let direct = contracts.first(where: \.isDirect) {
      return names.roles[direct.conformer] ?? ""
    }
    let names = contracts.compactMap { self.names.contracts[$0.key] }
    return names.isEmpty ? "" : "any " + names.joined(separator: " & ")
  }

  func field(_ field: Field) -> TemplateValue {
    let parameter = field.initializerParameter
    let declaration = parameter.declaration
    let whole =
      parameter.defaultValue == nil ? declaration : parameter.declaration(withDefault: true)
    return [
      "name": .string(swiftEscaped(field.name)), "label": .string(field.name),
      "type": .string(field.type.text), "default": .string(field.defaultValue ?? ""),
      "declaration": .string(field.storedDeclaration),
      "parameter": .string(whole), "initializerParameter": .string(declaration),
    ]
  }

  private func service(
    _ service: Service.Declaration, into diagnostics: inout [Diagnostic]
  ) -> TemplateValue {
    [
      "name": .string(swiftEscaped(service.name)), "doc": lines(service.doc),
      "access": .string(module.declaredAccess.modifier),
      "inherits": .string(service.isObject ? "AnyObject, Sendable" : "Sendable"),
      "summary": .string("A service of \(module.name)."),
      "overloads": overloads(of: service.members.map(\.member), into: &diagnostics),
      "members": .list(
        service.members.map { .record(MemberRecord.requirement($0.member, doc: $0.doc)) }),
    ]
  }
}

package func lines(_ text: String?) -> TemplateValue {
  guard let text, !text.isEmpty else { return .list([]) }
  return strings(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
}

package func strings(_ texts: [String]) -> TemplateValue { .list(texts.map { .string($0) }) }
