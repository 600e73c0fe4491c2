import ViperSpec
import ViperTemplate
import ViperText

/// One generated component with mocks all around it, as tests of its methods make it.
struct PartFixture {
  /// A mock beside the component.
  struct Neighbour {
    let name: String
    let subject: MockBuilder.Subject
    /// Whether it is set once the component is there.
    let isSetLater: Bool
  }

  let role: String
  let type: String
  let neighbours: [Neighbour]
  /// What the initialiser takes: `id: 1`, `interactor: interactor`.
  let arguments: [String]

  /// `MockedPresenter`
  var name: String { "Mocked" + pascalCased(role) }

  func mock(_ property: String) -> MockReference? {
    neighbours.first { $0.name == property }.map {
      MockReference(variable: "parts.\($0.name)", subject: $0.subject)
    }
  }

  var record: TemplateValue {
    [
      "name": .string(name), "role": .string(role), "type": .string(type),
      "mocks": .list(
        neighbours.map { ["name": .string($0.name), "type": .string($0.subject.mock)] }),
      "weak": strings(neighbours.filter(\.isSetLater).map(\.name)),
      "arguments": strings(arguments),
    ]
  }
}

/// What a component refers to, and what it is built with.
struct PartSurroundings {
  let module: Module
  let dialect: Dialect
  let mocks: MockBuilder
  let values: SampleValues

  /// What a component calls, a property each, in the order of the dialect.
  func references(of role: String) -> [Dialect.Contract] {
    var seen: Set<String> = []
    return dialect.contracts(calledBy: role).filter { seen.insert($0.property).inserted }
  }

  /// The mock of a service that one of the specs declares.
  func service(_ field: Field) -> MockBuilder.Subject? {
    guard let service = module.services.first(where: { $0.field.name == field.name }) else {
      return nil
    }
    return (service.declaration ?? values.project.service(of: service.field.type))
      .map(MockBuilder.subject)
  }

  /// - Returns: nil where a value is missing; the type is then in `missing`.
  ///
  /// - Parameter place: what the flavour's own parameters get, in place of their default values, in a
  ///   test that has the mocks in variables of its own.
  func fixture(
    _ role: String, place: String? = nil, missing: inout [String]
  ) -> PartFixture? {
    var neighbours: [PartFixture.Neighbour] = []
    var arguments: [String] = []
    let holders = dialect.holders
    let inputs = module.inputs(of: role)
    let services =
      (role == holders.services ? module.services : module.routedServices(of: role)).map(\.field)
    for field in inputs + services {
      if let subject = service(field) {
        let name = place == nil ? field.name : freeName(field.name)
        neighbours.append(.init(name: name, subject: subject, isSetLater: false))
        arguments.append(argument(field, swiftEscapedInExpression(name)))
      } else if let value = value(of: field) {
        arguments.append(argument(field, value.expression))
      } else {
        missing.append(field.type.text)
      }
    }
    if role == holders.output, module.output?.form == .closures {
      arguments.append("output: output.closures")
    }
    for field in module.flavour.extras[role] ?? [] {
      arguments.append(argument(field, place ?? field.defaultValue ?? "nil"))
    }
    for contract in references(of: role) + module.routedParts(of: role) {
      guard let subject = mocks.subject(role: contract.conformer) else { continue }
      neighbours.append(
        .init(name: contract.property, subject: subject, isSetLater: contract.isOptional))
      if !contract.isOptional { arguments.append("\(contract.property): \(contract.property)") }
    }
    if role == holders.output, let subject = outputSubject {
      neighbours.append(
        .init(name: "output", subject: subject, isSetLater: subject.closures == nil))
    }
    guard missing.isEmpty else { return nil }
    return PartFixture(
      role: role, type: mocks.names.roles[role]?.name ?? "", neighbours: neighbours,
      arguments: arguments)
  }

  var outputSubject: MockBuilder.Subject? {
    module.output == nil ? nil : mocks.subjects.first { $0.name == mocks.names.output.name }
  }

  /// The value of an input, told apart from the others by its place.
  func value(of field: Field) -> SampleValue? {
    let place = (module.inputs.firstIndex { $0.name == field.name } ?? 0) + 1
    if let value = values.value(of: field.type, place: place, name: field.name) { return value }
    return field.defaultValue.map { SampleValue(expression: $0, comparison: .none) }
  }

  /// An input's value as a test of the builder says it: one that is compared afterwards, and more
  /// than a literal, is declared first and has a name.
  func named(_ value: SampleValue, of field: Field) -> (declaration: String?, value: SampleValue) {
    guard value.comparison != .none, !value.isLiteral, module.inputs.contains(field) else {
      return (nil, value)
    }
    let name = freeName(field.name)
    return (
      value.declaration(name, of: field.type),
      SampleValue(expression: name, comparison: value.comparison, type: field.type.text)
    )
  }

  func argument(_ field: Field, _ value: String) -> String {
    "\(swiftEscapedAsArgumentLabel(field.name)): \(value)"
  }
}
