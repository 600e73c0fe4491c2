import SwiftReading
import ViperPack
import ViperSpec
import ViperText

/// The mocks, values and names that all tests of a module share.
final class TestContext {
  let module: Module
  let names: ModuleNames
  let builder: String
  let plan: TestPlan
  let otherNames: (String) -> ModuleNames
  let mocks: MockBuilder
  let values: SampleValues
  let error: String
  let variables: LocalNames
  /// Variables must not hide the mocks.
  let locals: LocalNames
  let testNames = TestNames()
  private(set) var notes: [String] = []
  var needsToSettle = false

  /// - Parameter otherNames: the names of other modules.
  init(
    _ plan: TestPlan, of module: Module, names: ModuleNames, mocks: MockBuilder, builder: String,
    project: SpecTable, otherNames: @escaping (String) -> ModuleNames
  ) {
    (self.plan, self.module, self.names) = (plan, module, names)
    (self.mocks, self.builder, self.otherNames) = (mocks, builder, otherNames)
    let types = module.namesOfTypes(project: project)
    error = "TestError".free(of: types.entities.union(types.others))
    values = SampleValues(
      module: module, namespace: names.namespace, samples: plan.samples,
      areSamplesIsolated: plan.areSamplesIsolated, project: project,
      outputs: module.openedOutputs(project: project, names: otherNames), error: error)
    let dialect = module.dialect
    let roles = dialect.roles.flatMap { [$0.key, $0.whole].compactMap(\.self) }
    let parts = roles + dialect.owners.keys + ["output"]
    variables = LocalNames(taken: parts)
    locals = LocalNames(
      taken: parts
        + (module.inputs + module.services.map(\.given) + module.serviceParameters).map(\.name)
        + (module.hasDependencies ? ["dependencies"] : []))
  }

  var dialect: Dialect { module.dialect }
  var project: SpecTable { values.project }

  var parts: [String] { dialect.roles.filter { $0.key != builder && $0.whole == nil }.map(\.key) }

  var root: String { dialect.root ?? parts.first ?? "" }

  /// Adds `TripListTests: TripListPresenter.didLoad(_:) (no sample for 'Trip')`.
  func note(_ role: String, _ member: String?, _ reason: Untestable) {
    let subject = (names.roles[role] ?? role) + (member.map { "." + $0 } ?? "")
    notes.append("\(module.name)Tests: \(subject) (\(reason.reason))")
  }

  /// One for each property.
  func references(of role: String) -> [Dialect.Contract] {
    var seen: Set<String> = []
    return dialect.contracts(calledBy: role).filter { seen.insert($0.property).inserted }
  }

  /// The mock of another module's component has that module's name.
  func mock(of role: String) -> MockReference? {
    mocks.byRole[role].map { MockReference(variable: dialect.whole(of: role), subject: $0) }
  }

  var services: [Field] {
    let own = module.services.map(\.field)
    let names = Set(module.services.map(\.given.name))
    return own + module.serviceParameters.filter { !names.contains($0.name) }
  }

  func mock(of service: Field) -> MockReference? {
    let known = module.services.first { $0.field == service }
    let values = ServiceValues(samples: plan.samples, project: project)
    guard
      let declaration = known?.declaration ?? project.service(of: service.type, in: module.name),
      let type = values.mockType(of: declaration, for: service.type)
    else { return nil }
    return MockReference(
      variable: variable(of: service),
      subject: MockBuilder.subject(of: declaration, suffixes: mocks.suffixes), genericType: type)
  }

  /// Components can use the same name for different services.
  func variable(of service: Field) -> String {
    let known = module.services.first { $0.field == service }
    return variables.free((known?.given ?? service).name)
  }

  var output: MockReference? {
    guard module.output != nil else { return nil }
    return mocks.subjects.first { $0.name == names.output }
      .map { MockReference(variable: "output", subject: $0) }
  }

  /// A literal or a constant.
  func value(of field: Field) -> SampleValue? {
    guard let value = plainValue(of: field) else { return nil }
    guard isConstant(field, value) else { return value }
    return SampleValue(expression: variables.free(field.name), comparison: value.comparison)
  }

  /// `let library = GameLibrary()`
  func constant(of field: Field) -> TestVariable? {
    guard let value = plainValue(of: field), isConstant(field, value) else { return nil }
    return value.constant(variables.free(field.name), of: field.type)
  }

  private func isConstant(_ field: Field, _ value: SampleValue) -> Bool {
    value.needsConstant && module.inputs.contains(field)
  }

  private func plainValue(of field: Field) -> SampleValue? {
    let place = (module.inputs.firstIndex { $0.name == field.name } ?? 0) + 1
    if let value = values.value(of: field.type, place: place, name: field.name) { return value }
    return field.defaultValue.map { SampleValue(expression: $0, comparison: .none) }
  }

  /// `store: store`
  func argument(_ field: Field, label: String? = nil) throws(Untestable) -> String {
    guard let value = mock(of: field)?.variable ?? value(of: field)?.expression else {
      throw .noSample(values.missing(in: field.type))
    }
    return "\(swiftEscapedAsArgumentLabel(label ?? field.name)): \(value)"
  }

  static let newDependencies = "dependencies: DependenciesMock()"

  /// Throws if a value is missing.
  func part(_ role: String) throws(Untestable) -> TestedPart {
    let holdsOutput = role == dialect.holders.output
    var collaborators: [TestedPart.Collaborator] = []
    var arguments: [String] = []
    let routesDependencies = module.routesDependencies(role)
    let held = module.services(of: role).map(\.field)
    let routed = module.routedServices(of: role)
    for field in module.inputs(of: role) + held + routed {
      if routesDependencies, field == routed.first { arguments.append(Self.newDependencies) }
      arguments.append(try argument(field))
      if let mock = mock(of: field) {
        collaborators.append(.init(property: field.name, mock: mock, isSetLater: false))
      }
    }
    if routesDependencies, routed.isEmpty { arguments.append(Self.newDependencies) }
    if holdsOutput, module.output?.form == .closures { arguments.append("output: output.closures") }
    let extras = module.uiFramework.extras[role] ?? []
    arguments += extras.map(\.argument)
    for contract in references(of: role) + module.routedParts(of: role) {
      guard let mock = mock(of: contract.conformer) else { continue }
      collaborators.append(
        .init(property: contract.property, mock: mock, isSetLater: contract.isOptional))
      if !contract.isOptional { arguments.append("\(contract.property): \(mock.variable)") }
    }
    if holdsOutput, let output {
      collaborators.append(
        .init(property: "output", mock: output, isSetLater: output.subject.closures == nil))
    }
    return TestedPart(
      role: role, type: names.roles[role] ?? "", collaborators: collaborators,
      parameters: extras.map { $0.initializerParameter.declaration(withDefault: true) },
      arguments: arguments)
  }
}

extension Field {
  var argument: String { "\(swiftEscapedAsArgumentLabel(name)): \(swiftEscapedInExpression(name))" }
}

extension Module {
  fileprivate func openedOutputs(
    project: SpecTable, names: (String) -> ModuleNames
  ) -> [String: String] {
    var outputs: [String: String] = [:]
    for member in contracts.flatMap(\.members) {
      guard case .route(let route) = member.implementation, let target = route.target,
        let form = project[target]?.output?.form
      else { continue }
      let name = names(target).output
      switch form {
      case .closures: outputs[name] = name + "Mock().closures"
      case .protocol: outputs["any " + name] = name + "Mock()"
      }
    }
    return outputs
  }
}

/// The names of the functions in one suite.
final class TestNames {
  private var taken: Set<String> = []

  /// Chooses `loadCallsTrips`, or `interactorLoadCallsTrips` if the first name is taken.
  func take(_ stem: String, _ end: String = "", of role: String = "") -> String {
    // `swift format` rejects underscores in function names.
    let start = Self.camelCased(stem)
    var wanted = start + Self.camelCased(end)
    if !role.isEmpty, taken.contains(wanted) {
      wanted = role + start.capitalizedFirst + Self.camelCased(end)
    }
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = wanted + String(number)
      number += 1
    }
    return name
  }

  private static func camelCased(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    let words = text.split(separator: "_").map(String.init)
    return (words.first ?? "") + words.dropFirst().map(\.capitalizedFirst).joined()
  }
}
