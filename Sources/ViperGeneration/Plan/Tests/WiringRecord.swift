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
  var needsToSettle: Bool { lifeCycle.contains { $0.isTrue("waits") } }

  /// Whether a test shows the view.
  var showsView: Bool { !lifeCycle.isEmpty }

  /// What tests beyond the usual ones are called.
  var testNames: [String] {
    (lifeCycle + waysBack(chain(), arguments: [])).compactMap { $0.text("testName") }
  }

  /// - Returns: nil if the builder can't be called for want of a value.
  func record(notes: inout [String]) -> TemplateValue {
    var locals: [String] = []
    var arguments: [String] = []
    for field in module.inputs + module.services.map(\.field) {
      let name = freeName(field.name)
      if let subject = surroundings.service(field) {
        locals.append("let \(name) = \(subject.mock)()")
        arguments.append(surroundings.argument(field, name))
      } else if let value = surroundings.value(of: field) {
        let named = surroundings.named(value, of: field)
        if let declaration = named.declaration { locals.append(declaration) }
        arguments.append(surroundings.argument(field, named.value.expression))
      } else {
        let reason = NoSample(type: field.type.text).reason
        notes.append(builder.line(builder.builder, "build", reason))
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
      "pieces": .list(
        dialect.roles.filter { $0.whole == builder.root }.map {
          ["name": .string($0.key), "type": .string(typeName($0.key))]
        }),
      "chain": .list(chain.map { $0.record(among: chain, checks: checks) }),
      "checks": strings(checks),
      "mocks": .list(replaceable.map { ["name": .string($0.0 + "Mock"), "type": .string($0.1)] }),
      "replacements": strings(
        replaceable.filter { !inner.contains($0.0) }.map { "\($0.0): \($0.0)Mock" }),
      "replacementChecks": strings(replacementChecks),
      "innerChain": .list(inner(chain).map { $0.record(among: chain, checks: []) }),
      "innerReplacements": .list(innerReplacements),
      "waysBack": .list(waysBack(chain, arguments: arguments)),
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

  /// The ways that are no part of that chain: back, `presenter.view === view`, and aside.
  private func checks(_ chain: [Link]) -> [String] {
    let known = Set([builder.root] + chain.map(\.name))
    var checks: [String] = []
    for role in builder.parts where known.contains(role) {
      for contract in surroundings.references(of: role)
      where !chain.contains(where: { $0.owner == role && $0.property == contract.property }) {
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
        guard
          let value = surroundings.value(of: field).map({ surroundings.named($0, of: field).value })
        else { continue }
        let held = "\(role).\(swiftEscapedInExpression(field.name))"
        if let check = value.condition(heldBy: held, of: field.type.text) { checks.append(check) }
      }
    }
    for service in module.services where builder.parts.contains(holders.services) {
      let name = swiftEscapedInExpression(service.field.name)
      guard let subject = surroundings.service(service.field) else { continue }
      checks.append(
        "\(holders.services).\(name) as? \(subject.mock) === \(freeName(service.field.name))")
    }
    return checks
  }

  /// The ways from a part to a piece of the view, which does not hold the part: nothing else tells
  /// that such a way is weak.
  private func waysBack(_ chain: [Link], arguments: [String]) -> [TemplateValue] {
    let pieces = Set(dialect.roles.filter { $0.whole == builder.root }.map(\.key))
    return chain.filter { $0.owner == builder.root }.flatMap { part in
      surroundings.references(of: part.name).filter {
        $0.isWeak && pieces.contains($0.conformer)
      }.map { contract -> TemplateValue in
        [
          "testName": .string(
            "the\(part.name.capitalisedFirst)DoesNotHoldThe\(contract.property.capitalisedFirst)"),
          "name": .string(part.name), "type": .string(part.type),
          "path": .string(
            "\(builderName).build(\(arguments.joined(separator: ", "))).\(part.property)"),
          "condition": .string("\(part.name).\(contract.property) == nil"),
        ]
      }
    }
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
    var inner = Set(chain().map(\.owner)).subtracting([builder.root])
    for (name, _) in replaceable where !inner.contains(name) {
      let callers = builder.parts.filter { role in
        surroundings.references(of: role).contains { standIn(for: $0.conformer) == name }
      }
      // What only replaced parts call could not be seen: one of these stays.
      if !callers.contains(where: { $0 == builder.root || inner.contains($0) }) {
        inner.formUnion(callers.prefix(1))
      }
    }
    return inner
  }

  /// What a builder calls the part that replaces its own: a piece goes by the name of its whole.
  private func standIn(for role: String) -> String {
    dialect.roles.first { $0.key == role }?.whole ?? role
  }

  private func inner(_ chain: [Link]) -> [Link] { chain.filter { inner.contains($0.name) } }

  private var replacementChecks: [String] {
    var checks: [String] = []
    for role in builder.parts where role == builder.root || inner.contains(role) {
      for contract in surroundings.references(of: role) {
        let name = standIn(for: contract.conformer)
        guard !inner.contains(name), replaceable.contains(where: { $0.0 == name }) else { continue }
        checks.append("\(role).\(contract.property) === \(name)Mock")
      }
    }
    return checks
  }

  /// The parts in between, replaced one at a time: `view.presenter === presenterMock`.
  private var innerReplacements: [TemplateValue] {
    let chain = chain()
    return chain.filter { inner.contains($0.name) }.map { part in
      let mock = part.name + "Mock"
      let conditions = builder.parts.flatMap { role -> [String] in
        surroundings.references(of: role).compactMap { contract in
          guard !contract.isWeak, contract.conformer == part.name,
            let path = path(to: role, past: part.name, from: mock + "edView", chain: chain)
          else { return nil }
          return "\(path).\(contract.property) === \(mock)"
        }
      }
      return [
        "argument": .string("\(part.name): \(mock)"), "mock": .string(mock),
        "conditions": strings(conditions),
      ]
    }
  }

  /// How a part is reached from a view: `(view.interactor as? TripInteractor)?`.
  ///
  /// - Parameter replaced: the part that is none of the module's own; nil if the way leads through.
  private func path(
    to role: String, past replaced: String, from view: String, chain: [Link]
  ) -> String? {
    if role == builder.root { return view }
    guard role != replaced, let link = chain.first(where: { $0.name == role }),
      let owner = path(to: link.owner, past: replaced, from: view, chain: chain)
    else { return nil }
    return "(\(owner).\(link.property) as? \(link.type))?"
  }

  // MARK: - The life of the view

  /// The calls that a generated view controller passes on.
  private var lifeCycle: [TemplateValue] {
    guard module.flavour.framework == "UIKit", !module.isYours(builder.root) else { return [] }
    return surroundings.references(of: builder.root).flatMap { contract -> [TemplateValue] in
      guard let subject = builder.mocks.subject(role: contract.conformer) else { return [] }
      let mock = MockReference(variable: contract.conformer + "Mock", subject: subject)
      return module.members(of: contract.conformer).compactMap { member in
        guard case .method(let method) = member.member, Self.isLifeCycle(method), !method.canThrow,
          method.returnType == nil, let count = mock.callCount(member.member)
        else { return nil }
        let isLoad = ["viewDidLoad", "viewIsReady"].contains(method.name)
        return [
          "testName": .string(
            method.name + "ReachesThe" + contract.conformer.capitalisedFirst),
          "waits": .bool(method.isAsync),
          "mock": .string(subject.mock), "variable": .string(contract.conformer + "Mock"),
          "argument": .string("\(contract.conformer): \(contract.conformer)Mock"),
          "call": .string(isLoad ? "loadViewIfNeeded()" : "\(method.name)(false)"),
          "condition": .string("\(count) == 1"),
        ]
      }
    }
  }

  /// Whether a generated view controller passes a call on.
  private static func isLifeCycle(_ method: Method) -> Bool {
    let appearances = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    if method.parameters.isEmpty {
      return (["viewDidLoad", "viewIsReady"] + appearances).contains(method.name)
    }
    return appearances.contains(method.name) && method.compoundName == method.name + "(_:)"
      && method.parameters[0].typeText == "Bool"
  }
}
