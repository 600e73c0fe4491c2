import ViperPack
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

/// The files of a module, and the context of their templates.
package struct PlannedModule: Sendable {
  package let name: String
  package let specName: String
  package var files: [PlannedFile]
  package let context: [String: TemplateValue]
  /// The spec's bodies, whose lines are not reformatted.
  package let bodies: Set<[UInt8]>
  /// The tests that are left out, and the reasons.
  package let notes: [String]
  package var importNeeds: ImportNeeds?

  package func context(of part: PlannedFile.Part) -> [String: TemplateValue] {
    let context = part.isOfRole ? context.naming(role: part.component) : context
    return part.contracts.map { context.declaring($0, withRest: part.hasRest) } ?? context
  }
}

extension [String: TemplateValue] {
  package func naming(role: String?) -> Self {
    guard let role, case .record(let roles) = self["roles"] else { return self }
    var context = self
    context["role"] = roles[role]
    return context
  }

  fileprivate func declaring(_ keys: [String], withRest hasRest: Bool) -> Self {
    guard case .list(let contracts)? = self["contracts"], case .record(var module)? = self["module"]
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

/// Plans the files of modules with one pack.
package struct Planner: Sendable {
  package let pack: Pack
  package let runtime: Config.Runtime
  /// Nil for no `#sourceLocation`.
  package let specPath: String?
  /// Nil without tests.
  package let tests: TestPlan?
  package var omitsGeneratedFiles = false

  package let project: SpecTable
  /// For other modules, this pack's templates apply.
  package var names = NameTable()
  /// Deep links need the routers of modules.
  package var hasLinks = false

  package init(
    pack: Pack, runtime: Config.Runtime, specPath: String? = nil, tests: TestPlan? = nil,
    project: SpecTable = SpecTable([:])
  ) {
    (self.pack, self.runtime, self.project) = (pack, runtime, project)
    (self.specPath, self.tests) = (specPath, tests)
  }

  package func plan(
    _ module: Module, in folder: String
  ) -> (planned: PlannedModule, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let others = names(besides: module)
    let names = names(of: module, into: &diagnostics)
      .adopting(partsOf: module.dialect, names: others)
    checkTypes(of: module, names: names, into: &diagnostics)
    let summaries = TypeSummaries(
      module: module.name, framework: module.uiFramework.framework, pack: pack, into: &diagnostics)
    let (context, notes) = ContextBuilder(
      planner: self, module: module, names: names, summaries: summaries, others: others
    ).context(into: &diagnostics)
    var files = FilePlanner(
      module: module, pack: pack, folder: folder, testFolder: tests?.folder, context: context,
      placement: FilePlacement(module.files.falling(backTo: pack.placement), into: &diagnostics))
    files.plan(into: &diagnostics)
    var planned = PlannedModule(
      name: module.name, specName: FilePath.name(of: module.source.path).composed,
      files: files.files.filter { !omitsGeneratedFiles || !$0.isGeneratedByBuild },
      context: context, bodies: module.bodies, notes: module.isYours("tests") ? [] : notes)
    planned.importNeeds = ImportNeeds(of: module, pack: pack, names: self.names, project: project)
    return (planned, diagnostics)
  }

  private func names(of module: Module, into diagnostics: inout [Diagnostic]) -> ModuleNames {
    if let known = names[module.name] {
      diagnostics += names.mistakes(of: module.name)
      return known
    }
    return ModuleNames.make(
      module: module.name, framework: module.uiFramework.framework, pack: pack, own: module.names,
      hasDependencies: module.hasDependencies, into: &diagnostics)
  }

  private func names(besides module: Module) -> @Sendable (String) -> ModuleNames {
    { [self] other in
      if let names = names[other] { return names }
      // These errors are reported when the module itself is planned.
      var ignored: [Diagnostic] = []
      return ModuleNames.make(
        module: other, framework: module.uiFramework.framework, pack: pack,
        own: project[other]?.names ?? PartSettings(),
        hasDependencies: project.graph[other].place.hasDependencies, into: &ignored)
    }
  }

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
    let calls = module.dialect.roles.flatMap { role in
      CallNames(module: module, role: role.key).types(of: names.roles[role.key] ?? "")
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
