import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// A part of a module with mocks all around it, as a helper of the tests makes it.
struct TestedPart {
  /// A mock that the part gets through a property of its own.
  struct Collaborator {
    let property: String
    let mock: MockReference
    /// Whether it is set once the part is there.
    let isSetLater: Bool
  }

  let role: String
  let type: String
  let collaborators: [Collaborator]
  /// What the flavour hands it: `navigation: NavigationPlace = NavigationPlace()`.
  let parameters: [String]
  /// What the initialiser takes: `id: 1`, `interactor: interactor`.
  let arguments: [String]

  func mock(_ property: String) -> MockReference? {
    collaborators.first { $0.property == property }?.mock
  }

  private var late: [Collaborator] { collaborators.filter(\.isSetLater) }

  /// How a test makes it: by the helper, or at once where that takes no more than a call.
  var maker: String {
    late.isEmpty && arguments.isEmpty ? "\(type)()" : "\(helper)()"
  }

  var helper: String { "make" + pascalCased(role) }

  var record: TemplateValue {
    [
      "name": .string(role), "type": .string(type), "helper": .string(helper),
      "maker": .string(maker), "isMadeAtOnce": .bool(late.isEmpty && arguments.isEmpty),
      "parameters": strings(parameters), "arguments": strings(arguments),
      "late": .list(
        late.map { ["name": .string($0.property), "mock": .string($0.mock.variable)] }),
    ]
  }
}

/// What stands around the parts in all tests of a module: a mock for each part and service, and
/// constants for the inputs.
final class TestContext {
  let module: Module
  let dialect: Dialect
  let mocks: MockBuilder
  let values: SampleValues
  let names: LocalNames
  /// For variables inside of tests, which must not hide the mocks.
  let locals: LocalNames

  init(module: Module, dialect: Dialect, mocks: MockBuilder, values: SampleValues) {
    self.module = module
    self.dialect = dialect
    self.mocks = mocks
    self.values = values
    let roles = dialect.roles.flatMap { [$0.key, $0.whole].compactMap(\.self) }
    let parts = roles + dialect.owners.keys + ["output"]
    names = LocalNames(taken: parts)
    locals = LocalNames(
      taken: parts
        + (module.inputs + module.services.map(\.given) + module.serviceParameters).map(\.name)
        + (module.hasDependencies ? ["dependencies"] : []))
  }

  /// What a component calls, a property each, in the order of the dialect.
  func references(of role: String) -> [Dialect.Contract] {
    var seen: Set<String> = []
    return dialect.contracts(calledBy: role).filter { seen.insert($0.property).inserted }
  }

  /// The mock of a part; a piece goes by the name of its whole.
  func mock(of role: String) -> MockReference? {
    let name = dialect.roles.first { $0.key == role }?.whole ?? role
    return mocks.subject(role: role).map { MockReference(variable: name, subject: $0) }
  }

  /// The services of which the tests have mocks, the own ones as components have them.
  var services: [Field] {
    let own = module.services.map(\.field)
    let names = Set(module.services.map(\.given.name))
    return own + module.serviceParameters.filter { !names.contains($0.name) }
  }

  /// The mock of a service that one of the specs declares.
  func mock(of service: Field) -> MockReference? {
    let known = module.services.first { $0.field == service }
    guard let declaration = known?.declaration ?? values.project.service(of: service.type)
    else { return nil }
    return MockReference(
      variable: variable(of: service),
      subject: MockBuilder.subject(of: declaration, suffixes: mocks.suffixes))
  }

  /// What the tests call a service's mock: as the builder does, since two components may have one name
  /// for two services.
  func variable(of service: Field) -> String {
    let known = module.services.first { $0.field == service }
    return names.free((known?.given ?? service).name)
  }

  /// The mock of who listens to the module.
  var output: MockReference? {
    guard module.output != nil else { return nil }
    return mocks.subjects.first { $0.name == mocks.names.output }
      .map { MockReference(variable: "output", subject: $0) }
  }

  /// The value of an input as tests say it: a literal, or the constant that has it.
  func value(of field: Field) -> SampleValue? {
    guard let value = plainValue(of: field) else { return nil }
    guard isConstant(field, value) else { return value }
    return SampleValue(expression: names.free(field.name), comparison: value.comparison)
  }

  /// The constant that an input's value has in all tests: `let library = GameLibrary()`.
  func constant(of field: Field) -> TestVariable? {
    guard let value = plainValue(of: field), isConstant(field, value) else { return nil }
    return value.constant(names.free(field.name), of: field.type)
  }

  private func isConstant(_ field: Field, _ value: SampleValue) -> Bool {
    value.comparison != .none && !value.isLiteral && module.inputs.contains(field)
  }

  private func plainValue(of field: Field) -> SampleValue? {
    let place = (module.inputs.firstIndex { $0.name == field.name } ?? 0) + 1
    if let value = values.value(of: field.type, place: place, name: field.name) { return value }
    return field.defaultValue.map { SampleValue(expression: $0, comparison: .none) }
  }

  /// An argument for a field of an initialiser: its mock, or its value.
  ///
  /// - Parameter label: nil for the field's own name.
  func argument(_ field: Field, label: String? = nil) -> Result<String, LeftOut> {
    guard let value = mock(of: field)?.variable ?? value(of: field)?.expression else {
      return .failure(.noSample(field.type.text))
    }
    return .success("\(swiftEscapedAsArgumentLabel(label ?? field.name)): \(value)")
  }

  /// What stands for everything that the project's modules depend on.
  static let newDependencies = "dependencies: DependenciesMock()"

  /// A part with mocks around it; fails where a value is missing.
  func part(_ role: String) -> Result<TestedPart, LeftOut> {
    let holders = dialect.holders
    var collaborators: [TestedPart.Collaborator] = []
    var arguments: [String] = []
    let routesDependencies = module.routesDependencies(role)
    let held = module.services(of: role).map(\.field)
    let routed = module.routedServices(of: role)
    for field in module.inputs(of: role) + held + routed {
      if routesDependencies, field == routed.first { arguments.append(Self.newDependencies) }
      switch argument(field) {
      case .success(let argument): arguments.append(argument)
      case .failure(let leftOut): return .failure(leftOut)
      }
      if let mock = mock(of: field) {
        collaborators.append(.init(property: field.name, mock: mock, isSetLater: false))
      }
    }
    if routesDependencies, routed.isEmpty { arguments.append(Self.newDependencies) }
    if role == holders.output, module.output?.form == .closures {
      arguments.append("output: output.closures")
    }
    let extras = module.flavour.extras[role] ?? []
    arguments += extras.map {
      "\(swiftEscapedAsArgumentLabel($0.name)): \(swiftEscapedInExpression($0.name))"
    }
    for contract in references(of: role) + module.routedParts(of: role) {
      guard let mock = mock(of: contract.conformer) else { continue }
      collaborators.append(
        .init(property: contract.property, mock: mock, isSetLater: contract.isOptional))
      if !contract.isOptional { arguments.append("\(contract.property): \(mock.variable)") }
    }
    if role == holders.output, let output {
      collaborators.append(
        .init(property: "output", mock: output, isSetLater: output.subject.closures == nil))
    }
    return .success(
      TestedPart(
        role: role, type: mocks.names.roles[role] ?? "", collaborators: collaborators,
        parameters: extras.map { $0.initialiserParameter.declaration(withDefault: true) },
        arguments: arguments))
  }
}
