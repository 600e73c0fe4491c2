import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// What the templates of tests may say: mocks for everything around the components, how a test makes the module and
/// each component, and the tests of the builder, the routes and the asynchronous calls.
///
/// Methods that the user writes are never called, because they may be stubs.
struct TestRecords {
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

  /// Methods without a test, a line each.
  private(set) var notes: [String] = []
  private var testNames = TestNames()
  private var usedParts: [String: TestedPart] = [:]

  init(
    module: Module, dialect: Dialect, names: ModuleNames, builder: String, plan: TestPlan,
    project: SpecTable, otherNames: @escaping (String) -> ModuleNames, mocks: MockBuilder
  ) {
    self.module = module
    self.dialect = dialect
    self.names = names
    self.builder = builder
    self.plan = plan
    self.project = project
    self.otherNames = otherNames
    self.mocks = mocks
  }

  /// The roles that the module's builder makes, without the pieces of others.
  private var parts: [String] {
    dialect.roles.filter { $0.key != builder && $0.whole == nil }.map(\.key)
  }

  /// The part that holds all others: nothing holds it strongly.
  private var root: String { dialect.root ?? parts.first ?? "" }

  private func makeContext() -> TestContext {
    let values = SampleValues(
      module: module, namespace: names.namespace, samples: plan.samples, project: project,
      outputs: outputs)
    return TestContext(module: module, dialect: dialect, mocks: mocks, values: values)
  }

  /// The outputs of the modules that routes open, by the type's text, and the mock of each.
  private var outputs: [String: String] {
    var outputs: [String: String] = [:]
    for member in module.contracts.flatMap(\.members) {
      guard case .route(let route) = member.implementation, let target = route.target,
        let form = project[target]?.output?.form
      else { continue }
      let name = otherNames(target).output
      switch form {
      case .closures: outputs[name] = name + "Mock().closures"
      case .protocol: outputs["any " + name] = name + "Mock()"
      }
    }
    return outputs
  }

  /// `TripListTests: TripListPresenter.didLoad(_:) (no sample for 'Trip')`.
  private mutating func note(_ role: String, _ member: String?, _ reason: LeftOut) {
    let part = names.roles[role] ?? role
    let subject = part + (member.map { "." + $0 } ?? "")
    notes.append("\(module.name)Tests: \(subject) (\(reason.reason))")
  }

  mutating func record() -> TemplateValue {
    let context = makeContext()
    _ = testNames.take("theBuilderConnectsTheParts")
    _ = testNames.take("nothingOutlivesTheView")
    var module = TemplateValue.none
    var notBuilt: LeftOut? = .because("nothing builds its module")
    if dialect.hasBuilder {
      do throws(LeftOut) {
        module = try BuilderTests(
          context: context, builder: builder, root: root, parts: parts
        ).record(testNames: &testNames)
        notBuilt = nil
      } catch {
        note(builder, "build", error)
        notBuilt = error
      }
    }
    let calls = calls(in: context, notBuilt: notBuilt)
    let routes = routes(in: context, notBuilt: notBuilt)
    let imports = imports
    let clashing = ClashingTypes(for: self.module, names: names, project: project)
    let speaks: [TemplateValue] = [module, .list(calls.records), .list(routes)]
    return [
      "presents": .bool(routes.contains(where: presents)),
      "needsSame": .bool(
        speaks.contains { $0.has(Expectation.Operator.same.rawValue, at: "operator") }),
      "clashes": clashes(clashing, beside: imports),
      "clashesInMocks": clashes(clashing, beside: Set(self.module.imports)),
      "module": .string(plan.module), "framework": .string(plan.framework.rawValue),
      "suite": .string(self.module.name + "Tests"), "imports": strings(imports.sorted()),
      "mocks": mocks(in: context, isBuilt: module != .none),
      "constants": records(self.module.inputs.compactMap(context.constant)),
      "build": module, "parts": .list(calls.records),
      "helpers": .list(
        self.dialect.roles.compactMap { usedParts[$0.key]?.record }),
      "routes": .list(routes), "needsToSettle": .bool(calls.settles),
    ]
  }

  private var imports: Set<String> {
    var imports = Set(module.imports)
    if module.flavour.usesRuntime, plan.importsRuntime { imports.insert("ViperKit") }
    imports.insert(plan.framework == .xctest ? "XCTest" : "Testing")
    return imports
  }

  /// Whether the test of a route needs a screen that keeps what is presented on it.
  private func presents(_ route: TemplateValue) -> Bool {
    ["present", "presentInNavigation", "sheet"].contains(route.text("by"))
      && !route.isTrue("startsFromView") && module.flavour.framework == "UIKit"
  }

  private func clashes(_ types: ClashingTypes, beside imports: Set<String>) -> TemplateValue {
    .list(
      types.imports(beside: imports).map {
        ["kind": .string($0.kind), "name": .string($0.name)]
      })
  }

  /// The mocks that the tests speak of, in the order of the parts.
  private func mocks(in context: TestContext, isBuilt: Bool) -> TemplateValue {
    var used = usedParts.values.flatMap { $0.collaborators.map(\.mock) }
    if isBuilt {
      used += context.services.compactMap { context.mock(of: $0) }
      used += dialect.owners.keys.compactMap(context.mock(of:))
      used += [context.output].compactMap(\.self)
    }
    let roles = dialect.roles.map { $0.whole ?? $0.key } + dialect.owners.keys.sorted() + ["output"]
    let services = context.services.map(context.variable)
    var seen: Set<String> = []
    return .list(
      (roles + services).compactMap { name in
        guard let mock = used.first(where: { $0.variable == name }), seen.insert(name).inserted
        else { return nil }
        return ["name": .string(name), "type": .string(mock.subject.mock)]
      })
  }

  /// Makes each component that a generated builder makes, too, and tests the calls that the spec implements.
  private mutating func calls(
    in context: TestContext, notBuilt: LeftOut?
  ) -> (records: [TemplateValue], settles: Bool) {
    var records: [TemplateValue] = []
    var settles = false
    for role in parts where role != root && (dialect.hasBuilder || !module.isYours(role)) {
      switch context.part(role) {
      case .failure(let leftOut): if leftOut != notBuilt { note(role, nil, leftOut) }
      case .success(let part):
        usedParts[role] = part
        guard !module.isYours(role) else { continue }
        var tests = CallTests(part, context: context, testNames: testNames)
        for member in module.members(of: role) { tests.add(member) }
        testNames = tests.testNames
        for (member, reason) in tests.notes { note(role, member, reason) }
        settles = settles || tests.needsToSettle
        if !tests.isEmpty { records.append(tests.record) }
      }
    }
    return (records, settles)
  }

  private mutating func routes(
    in context: TestContext, notBuilt: LeftOut?
  ) -> [TemplateValue] {
    var records: [TemplateValue] = []
    var tests = RouteTests(
      context: context, root: root, notBuilt: notBuilt, testNames: testNames,
      otherNames: otherNames)
    for role in parts where !module.isYours(role) && module.flavour.anchorsOrExtras(role) {
      switch context.part(role) {
      // What keeps any other component from being made is noted already.
      case .failure(let leftOut): if role == root { note(role, nil, leftOut) }
      case .success(let part):
        let routes = tests.routes(of: part)
        if !routes.isEmpty { usedParts[role] = part }
        if routes.contains(where: { $0.isTrue("startsFromView") }),
          case .success(let view) = context.part(root)
        {
          usedParts[root] = view
        }
        records += routes
      }
    }
    testNames = tests.testNames
    for (role, member, reason) in tests.notes { note(role, member, reason) }
    return records
  }
}

extension Dialect.Flavour {
  /// Whether a role leads from a place of its own to other modules.
  fileprivate func anchorsOrExtras(_ role: String) -> Bool {
    anchors[role] != nil || extras[role] != nil
  }
}

extension TemplateValue {
  /// The text that a record has under a key.
  fileprivate func text(_ key: String) -> String? {
    guard case .record(let record) = self, case .string(let text) = record[key] else { return nil }
    return text
  }

  /// Whether a record has a text under a key, at any depth.
  fileprivate func has(_ text: String, at key: String) -> Bool {
    switch self {
    case .list(let list): list.contains { $0.has(text, at: key) }
    case .record(let record):
      self.text(key) == text || record.keys.contains { record[$0]?.has(text, at: key) == true }
    default: false
    }
  }

  /// Whether a record has `true` under a key.
  func isTrue(_ key: String) -> Bool {
    guard case .record(let record) = self, case .bool(let bool) = record[key] else { return false }
    return bool
  }
}
