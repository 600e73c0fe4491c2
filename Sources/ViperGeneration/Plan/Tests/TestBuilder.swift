import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// What the templates of tests may say: how a module is built for a test, what its builder should
/// have connected, and a test for each method that viper-gen implements.
///
/// Components of `yours` are built but never called: they may not be written yet.
struct TestBuilder {
  let module: Module
  let dialect: Dialect
  let names: ModuleNames
  /// The role that makes the module, which is no part of it.
  let builder: String
  let plan: TestPlan
  /// All specs of the project, for the modules that routes open.
  let project: SpecTable
  let otherNames: (String) -> ModuleNames
  let mocks: MockBuilder
  /// The outputs of the modules that routes open, by the type's text, and the mock of each.
  private let outputs: [String: String]

  /// Methods without a test, a line each.
  var notes: [String] = []
  var testNames = TestNames()

  init(
    module: Module, dialect: Dialect, names: ModuleNames, builder: String, plan: TestPlan,
    project: SpecTable, otherNames: @escaping (String) -> ModuleNames
  ) {
    self.module = module
    self.dialect = dialect
    self.names = names
    self.builder = builder
    self.plan = plan
    self.project = project
    self.otherNames = otherNames
    outputs = Self.outputs(of: module, project: project, names: otherNames)
    mocks = MockBuilder(module: module, dialect: dialect, names: names, project: project)
  }

  var values: SampleValues {
    SampleValues(
      module: module, namespace: names.namespace?.name, samples: plan.samples, project: project,
      outputs: outputs)
  }
  var surroundings: PartSurroundings {
    PartSurroundings(module: module, dialect: dialect, mocks: mocks, values: values)
  }

  private static func outputs(
    of module: Module, project: SpecTable, names: (String) -> ModuleNames
  ) -> [String: String] {
    var outputs: [String: String] = [:]
    for member in module.contracts.flatMap(\.members) {
      guard case .route(let route) = member.implementation, let target = route.target,
        let form = project[target]?.output?.form
      else { continue }
      let name = names(target).output.name
      switch form {
      case .closures: outputs[name] = name + "Mock().closures"
      case .protocol: outputs["any " + name] = name + "Mock()"
      }
    }
    return outputs
  }

  /// The roles that the module's builder makes, without the pieces of others.
  var parts: [String] {
    dialect.roles.filter { $0.key != builder && $0.whole == nil }.map(\.key)
  }

  /// The part that holds all others: nothing holds it strongly.
  var root: String { dialect.root ?? parts.first ?? "" }

  /// What the builder connects beyond the contracts: UIKit's routers lead from a view controller.
  var flavourChecks: [String] {
    parts.compactMap { part in
      module.flavour.anchors[part].map { "\(part).\($0) === \(root)" }
    }
  }

  /// What is left out and why: `TripListTests: TripListPresenter.didLoad(_:) (no sample for 'Trip')`.
  ///
  /// - Parameter member: nil for the whole part.
  func line(_ role: String, _ member: String?, _ reason: String) -> String {
    let part = names.roles[role]?.name ?? role
    return "\(module.name)Tests: \(part)\(member.map { "." + $0 } ?? "") (\(reason))"
  }

  mutating func noteNoSample(_ role: String, _ member: String?, _ type: String) {
    notes.append(line(role, member, NoSample(type: type).reason))
  }

  mutating func record() -> TemplateValue {
    var imports = Set(module.imports)
    if module.flavour.usesRuntime, plan.importsRuntime { imports.insert("ViperKit") }
    imports.insert(plan.framework == .xctest ? "XCTest" : "Testing")
    var record: [String: TemplateValue] = [
      "clashes": strings(
        ClashingTypes.imports(for: module, names: names, project: project, beside: imports)),
      "clashesInMocks": strings(
        ClashingTypes.imports(
          for: module, names: names, project: project, beside: Set(module.imports))),
      "module": .string(plan.module), "framework": .string(plan.framework.rawValue),
      "suite": .string(module.name + "Tests"), "imports": strings(imports.sorted()),
    ]
    let wiring = WiringRecord(builder: self)
    record["wiring"] = wiring.record(notes: &notes)
    testNames.reserve(
      wiring.testNames + parts.map { "nothingIsLeftOfThe\($0.capitalisedFirst)AfterItsCalls" })
    var fixtures: [TemplateValue] = []
    for part in parts where part != root && !module.isYours(part) {
      if let fixture = self.fixture(part) { fixtures.append(fixture) }
    }
    record["parts"] = .list(fixtures)
    record["states"] = .list(states())
    record["routes"] = .list(routes(canBuild: record["wiring"] != TemplateValue.none))
    // What the tests say of view controllers themselves.
    record["showsViews"] = .bool(record["routes"] != .list([]) || wiring.showsView)
    record["needsToSettle"] = .bool(
      fixtures.contains { $0.isTrue("needsToSettle") } || wiring.needsToSettle)
    return .record(record)
  }
}

extension TemplateValue {
  /// The text that a record has under a key.
  func text(_ key: String) -> String? {
    guard case .record(let record) = self, case .string(let text) = record[key] else { return nil }
    return text
  }

  /// Whether a record has `true` under a key.
  func isTrue(_ key: String) -> Bool {
    guard case .record(let record) = self, case .bool(let bool) = record[key] else { return false }
    return bool
  }
}
