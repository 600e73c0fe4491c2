import ViperPack
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

/// The files of one module and what their templates may say.
package struct PlannedModule: Sendable {
  package let name: String
  /// The spec's file name, for the first line of generated files.
  package let specName: String
  package var files: [PlannedFile]
  package let context: [String: TemplateValue]
  /// The bodies that the spec gives: lines that are left as the user wrote them.
  package let bodies: Set<[UInt8]>
  /// What generated tests leave out and why, a line each.
  package let notes: [String]

  /// What the template of a part may say: of a mixed component, which one it is, too.
  package func context(of part: PlannedFile.Part) -> [String: TemplateValue] {
    let context = part.isOfRole ? context.naming(role: part.component) : context
    return part.contracts.map { context.declaring($0, withRest: part.hasRest) } ?? context
  }
}

extension [String: TemplateValue] {
  /// The same with one of `roles` as `role`.
  package func naming(role: String?) -> Self {
    guard let role, case .record(let roles) = self["roles"] else { return self }
    var context = self
    context["role"] = roles[role]
    return context
  }

  /// The same with some contracts alone, and perhaps without what stands beside them.
  fileprivate func declaring(_ keys: [String], withRest hasRest: Bool) -> Self {
    guard case .list(let contracts)? = self["contracts"],
      case .record(var module)? = self["module"]
    else { return self }
    var context = self
    context["contracts"] = .list(
      contracts.filter { contract in
        guard case .record(let record) = contract, case .string(let key)? = record["key"] else {
          return false
        }
        return keys.contains(key)
      })
    if !hasRest {
      module["output"] = TemplateValue.none
      module["dependencies"] = TemplateValue.none
      module["declaredServices"] = .list([])
      context["module"] = .record(module)
    }
    return context
  }
}

/// What a pack makes of a module: which files, whose they are, and where they go.
package struct Planner: Sendable {
  package let pack: Pack
  package let runtime: Config.Runtime
  /// How `#sourceLocation` names the spec; nil for bodies as plain Swift.
  package let specPath: String?
  /// Nil where no mocks and tests are made.
  package let tests: TestPlan?
  /// Whether the build makes what is generated.
  package var leavesGeneratedOut = false

  /// All specs of the project by module name, for tests of routes.
  package let project: SpecTable
  /// What the types of the project's modules are called; one that is not in it goes by this pack.
  package var names = NameTable()
  /// Whether the app of the project has links, which ask for the routers of modules.
  package var hasLinks = false

  package init(
    pack: Pack, runtime: Config.Runtime, specPath: String? = nil, tests: TestPlan? = nil,
    project: SpecTable = SpecTable([:])
  ) {
    self.pack = pack
    self.runtime = runtime
    self.specPath = specPath
    self.tests = tests
    self.project = project
  }

  /// - Parameter folder: the absolute folder of the module's files.
  package func plan(
    _ module: Module, in folder: String
  ) -> (planned: PlannedModule, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let others = names(besides: module)
    let names = names(of: module, into: &diagnostics)
      .adopting(partsOf: module.dialect, names: others)
    checkTypes(of: module, names: names, into: &diagnostics)
    let summaries = TypeSummaries(
      module: module.name, framework: module.flavour.framework, pack: pack, into: &diagnostics)
    let (context, notes) = ContextBuilder(
      planner: self, module: module, names: names, summaries: summaries, others: others
    ).context(into: &diagnostics)
    var files = FilePlanner(
      module: module, pack: pack, folder: folder, testFolder: tests?.folder, context: context)
    files.plan(into: &diagnostics)
    let planned = PlannedModule(
      name: module.name, specName: FilePath.name(of: module.source.path).composed,
      files: files.files.filter { !leavesGeneratedOut || !$0.isMadeByBuild },
      context: context, bodies: module.bodies, notes: module.isYours("tests") ? [] : notes)
    return (planned, diagnostics)
  }

  private func names(of module: Module, into diagnostics: inout [Diagnostic]) -> ModuleNames {
    if let known = names[module.name] {
      diagnostics += names.mistakes(of: module.name)
      return known
    }
    return ModuleNames.make(
      module: module.name, framework: module.flavour.framework, pack: pack, own: module.names,
      hasDependencies: module.hasDependencies, into: &diagnostics)
  }

  /// The names of the types of other modules.
  private func names(besides module: Module) -> @Sendable (String) -> ModuleNames {
    { [self] other in
      if let names = names[other] { return names }
      // What is wrong with the pack's templates is reported for the module itself.
      var ignored: [Diagnostic] = []
      return ModuleNames.make(
        module: other, framework: module.flavour.framework, pack: pack,
        own: project[other]?.names ?? PartTexts(),
        hasDependencies: project.graph[other].place.hasDependencies, into: &ignored)
    }
  }

  /// What a spec declares must not have the name of a part of the module.
  private func checkTypes(
    of module: Module, names: ModuleNames, into diagnostics: inout [Diagnostic]
  ) {
    let added = project[module.name]?.added
    let parts =
      (added?.roles ?? []).map { ($0, names.roles[$0.string]) }
      + (added?.contracts ?? []).map { ($0.key, names.contracts[$0.key.string]) }
    func isShared(_ name: String) -> Bool {
      names.isShared(name, in: module.dialect, hasOutput: module.output != nil)
    }
    for case (let key, let part?) in parts where isShared(part) {
      diagnostics.append(.takenType(part, module: module.name, at: key.location))
    }
    if let member = module.output?.members.first, isShared(names.output) {
      diagnostics.append(
        .takenType(names.output, module: module.name, at: member.member.nameLocation))
    }
    for (_, own) in module.names.roles + module.names.contracts where isShared(own.string) {
      diagnostics.append(.takenType(own.string, module: module.name, at: own.location))
    }
    let declared =
      module.entities.map { ($0.name, $0.location) }
      + module.services.compactMap(\.declaration).map { ($0.name, $0.location) }
    guard !declared.isEmpty else { return }
    let calls = module.dialect.roles.compactMap { role in
      CallNames(module: module, role: role.key).type(of: names.roles[role.key] ?? "")
    }
    let taken = names.all + calls
    for (name, location) in declared where taken.contains(name) {
      diagnostics.append(.takenType(name, module: module.name, at: location))
    }
  }
}

extension Module {
  fileprivate var bodies: Set<[UInt8]> {
    let texts = contracts.flatMap(\.members).compactMap { member in
      if case .body(let text) = member.implementation { Array(text.string.utf8) } else { nil }
    }
    return Set(texts)
  }
}
