import ViperSpec
import ViperTemplate
import ViperText

/// What tests of a builder say: how to call it, and what it must have connected.
struct WiringRecord {
  let builder: TestBuilder

  private var surroundings: PartSurroundings { builder.surroundings }
  private var dialect: Dialect { builder.dialect }
  private var module: Module { builder.module }

  /// Whether a life cycle call waits.
  var needsToSettle: Bool { !lifeCycle.isEmpty && lifeCycle.contains { $0.isTrue("waits") } }

  /// - Returns: nil if the builder can't be called for want of a value.
  func record(notes: inout [String]) -> TemplateValue {
    var locals: [String] = []
    var arguments: [String] = []
    for field in module.inputs + module.services.map(\.field) {
      let name = swiftEscapedInExpression(field.name)
      if let subject = surroundings.service(field) {
        locals.append("let \(name) = \(subject.mock)()")
        arguments.append(surroundings.argument(field, name))
      } else if let value = surroundings.value(of: field) {
        arguments.append(surroundings.argument(field, value.expression))
      } else {
        let suite = module.name + "Tests"
        notes.append(
          "\(suite): \(builderName).build (no sample for '\(field.type.text)'; add it to 'samples')"
        )
        return .none
      }
    }
    for part in shared {
      locals.append("let \(part.role) = \(part.mock)()")
      arguments.append("\(part.role): \(part.role)")
    }
    if let output = surroundings.outputSubject {
      locals.append("let output = \(output.mock)()")
      arguments.append("output: output\(output.closures == nil ? "" : ".closures")")
    }
    let chain = chain()
    let checks = checks(chain) + valueChecks
    return [
      "locals": strings(locals), "arguments": strings(arguments),
      "builder": .string(builderName), "root": .string(builder.root),
      "rootType": .string(typeName(builder.root)),
      "chain": .list(chain.map { $0.record(among: chain, checks: checks) }),
      "checks": strings(checks),
      "mocks": .list(replaceable.map { ["name": .string($0.0 + "Mock"), "type": .string($0.1)] }),
      "replacements": strings(
        replaceable.filter { !inner.contains($0.0) }.map { "\($0.0): \($0.0)Mock" }),
      "replacementChecks": strings(replacementChecks),
      "innerChain": .list(inner(chain).map { $0.record(among: chain, checks: []) }),
      "innerReplacements": .list(innerReplacements),
      "lifeCycle": .list(lifeCycle),
    ]
  }

  /// The parts of other modules, with the mocks that those modules' tests have for them.
  private var shared: [(role: String, mock: String)] {
    dialect.owners.keys.sorted().compactMap { role in
      builder.mocks.subject(role: role).map { (role, $0.mock) }
    }
  }

  private var builderName: String { builder.names.roles[builder.builder]?.name ?? "" }

  private func typeName(_ role: String) -> String { builder.names.roles[role]?.name ?? "" }

  // MARK: - The way from the root to each part

  /// `let presenter = try #require(view.presenter as? TripListPresenter)`
  struct Link {
    let name: String
    let type: String
    let owner: String
    let property: String

    /// - Parameter checks: what is said of the parts; a variable that is not needed for it would be a
    ///   warning.
    func record(among links: [Link], checks: [String]) -> TemplateValue {
      let isUsed =
        links.contains { $0.owner == name }
        || checks.contains { $0.contains("\(name).") || $0.hasSuffix("=== \(name)") }
      return [
        "name": .string(name), "type": .string(type), "isUsed": .bool(isUsed),
        "path": .string("\(owner).\(property)"),
      ]
    }
  }

  private func chain() -> [Link] {
    var links: [Link] = []
    var seen: Set = [builder.root]
    var queue = [builder.root]
    while !queue.isEmpty {
      let owner = queue.removeFirst()
      for contract in surroundings.references(of: owner)
      where !contract.isWeak && dialect.owners[contract.conformer] == nil
        && seen.insert(contract.conformer).inserted
      {
        links.append(
          Link(
            name: contract.conformer, type: typeName(contract.conformer), owner: owner,
            property: contract.property))
        queue.append(contract.conformer)
      }
    }
    return links
  }

  /// The ways back: `presenter.view === view`.
  private func checks(_ chain: [Link]) -> [String] {
    let known = Set([builder.root] + chain.map(\.name))
    var checks: [String] = []
    for role in builder.parts where known.contains(role) {
      for contract in surroundings.references(of: role)
      where contract.isWeak || dialect.owners[contract.conformer] != nil {
        checks.append("\(role).\(contract.property) === \(contract.conformer)")
      }
      if role == dialect.holders.output, module.output?.form == .protocol {
        checks.append("\(role).output === output")
      }
    }
    return checks + builder.flavourChecks
  }

  /// What the builder was given: `presenter.id == 7`, where it can be compared.
  private var valueChecks: [String] {
    var checks: [String] = []
    let holders = dialect.holders
    for role in builder.parts {
      for field in module.inputs(of: role) {
        guard let value = surroundings.value(of: field) else { continue }
        let held = "\(role).\(swiftEscapedInExpression(field.name))"
        switch value.comparison {
        case .equal: checks.append("\(held) == \(value.expression)")
        case .description:
          checks.append(
            "String(reflecting: \(held)) == String(reflecting: \(value.expression) as \(field.type.text))"
          )
        case .none: break
        }
      }
    }
    for service in module.services where builder.parts.contains(holders.services) {
      let name = swiftEscapedInExpression(service.field.name)
      guard let subject = surroundings.service(service.field) else { continue }
      checks.append("\(holders.services).\(name) as? \(subject.mock) === \(name)")
    }
    return checks
  }

  // MARK: - Replaced parts

  /// What stands in for each part: the parameter's name, and the mock.
  private var replaceable: [(String, String)] {
    dialect.roles.compactMap { role in
      guard role.key != builder.builder, let subject = builder.mocks.subject(role: role.key) else {
        return nil
      }
      return (role.whole ?? role.key, subject.mock)
    }
  }

  /// The parts through which others are reached, which stay when those others are replaced.
  private var inner: Set<String> {
    let owners = chain().map(\.owner)
    return Set(owners).subtracting([builder.root])
  }

  private func inner(_ chain: [Link]) -> [Link] { chain.filter { inner.contains($0.name) } }

  private var replacementChecks: [String] {
    var checks: [String] = []
    for role in builder.parts where inner.contains(role) {
      for contract in surroundings.references(of: role) {
        let whole = dialect.roles.first { $0.key == contract.conformer }?.whole
        let name = whole ?? contract.conformer
        guard !inner.contains(name), replaceable.contains(where: { $0.0 == name }) else { continue }
        checks.append("\(role).\(contract.property) === \(name)Mock")
      }
    }
    return checks
  }

  /// The parts in between, replaced one at a time: `view.presenter === presenterMock`.
  private var innerReplacements: [TemplateValue] {
    surroundings.references(of: builder.root).compactMap { contract in
      guard !contract.isWeak, inner.contains(contract.conformer) else { return nil }
      return [
        "argument": .string("\(contract.conformer): \(contract.conformer)Mock"),
        "property": .string(contract.property), "mock": .string(contract.conformer + "Mock"),
      ]
    }
  }

  // MARK: - The life of the view

  /// The calls that a generated view controller passes on.
  private var lifeCycle: [TemplateValue] {
    guard module.flavour.framework == "UIKit", !module.isYours(builder.root) else { return [] }
    let names = [
      "viewDidLoad()", "viewWillAppear()", "viewDidAppear()", "viewWillDisappear()",
      "viewDidDisappear()",
    ]
    return surroundings.references(of: builder.root).flatMap { contract -> [TemplateValue] in
      guard let subject = builder.mocks.subject(role: contract.conformer) else { return [] }
      let mock = MockReference(variable: contract.conformer + "Mock", subject: subject)
      return module.members(of: contract.conformer).compactMap { member in
        guard case .method(let method) = member.member, names.contains(method.compoundName),
          !method.canThrow, method.returnType == nil, let count = mock.callCount(member.member)
        else { return nil }
        let isLoad = method.name == "viewDidLoad"
        return [
          "name": .string(method.name), "waits": .bool(method.isAsync),
          "mock": .string(subject.mock), "variable": .string(contract.conformer + "Mock"),
          "argument": .string("\(contract.conformer): \(contract.conformer)Mock"),
          "call": .string(isLoad ? "loadViewIfNeeded()" : "\(method.name)(false)"),
          "condition": .string("\(count) == 1"),
        ]
      }
    }
  }
}
