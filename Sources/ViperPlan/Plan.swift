import ViperPack
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

/// One file that a module should have.
package struct PlannedFile: Sendable {
  package enum Owner: Hashable, Sendable {
    /// Always what the spec says, written anew whenever that changes.
    case generated
    /// Started once, then the user's.
    case yours
    /// The record of what was applied to files of yours.
    case lock
  }

  package enum Kind: Hashable, Sendable {
    /// A part of the module itself.
    case module
    /// What tests use: no component's.
    case mocks
    case tests
  }

  /// Absolute.
  package let path: String
  /// The absolute folder that it must lie in.
  package let folder: String
  /// The template's name in the pack.
  package let template: String
  package let owner: Owner
  package let kind: Kind
  /// The role whose file it is; nil for what belongs to none.
  package let component: String?
  /// Whether it is what is generated of a mixed component.
  package let isOfMixed: Bool
  /// Of a component's file of yours, the absolute path of what is, or would be, generated beside it.
  package fileprivate(set) var partner: String?

  /// Whether the build makes it where 'write' is 'plugin': it takes one Swift file for each spec, so
  /// that what is drawn stays with 'generate'.
  package var isMadeByBuild: Bool { owner == .generated && path.hasSuffix(".swift") }
}

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

  /// What the template of a file may say: of a mixed component, which one it is, too.
  package func context(of file: PlannedFile) -> [String: TemplateValue] {
    file.isOfMixed ? context.naming(role: file.component) : context
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
}

extension Pack.File {
  fileprivate var kind: PlannedFile.Kind {
    isTest ? component == nil ? .mocks : .tests : .module
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
    let names = ModuleNames.make(
      module: module.name, framework: module.flavour.framework, pack: pack, own: module.names,
      hasDependencies: module.hasDependencies, into: &diagnostics
    ).adopting(partsOf: module.dialect, names: others)
    checkTypes(of: module, names: names, into: &diagnostics)
    var builder = ContextBuilder(
      module: module, pack: pack, names: names, others: others, runtime: runtime,
      specPath: specPath, tests: tests, project: project)
    let context = builder.context(into: &diagnostics)
    var files: [PlannedFile] = []
    for file in pack.files(for: module) where tests != nil || !file.isTest {
      let roles: [String?] = file.isOfMixed ? module.rolesInTwoFiles : [file.component]
      for role in roles {
        let planned = plan(
          file, of: role, module, folder: folder, context: context, into: &diagnostics)
        if let planned, !leavesGeneratedOut || !planned.isMadeByBuild { files.append(planned) }
      }
    }
    let planned = PlannedModule(
      name: module.name, specName: FilePath.name(of: module.source.path).composed, files: files,
      context: context, bodies: module.bodies, notes: module.isYours("tests") ? [] : builder.notes)
    return (planned, diagnostics)
  }

  /// - Parameter role: whose file it is.
  /// - Returns: nil if the module does not have the file.
  private func plan(
    _ file: Pack.File, of role: String?, _ module: Module, folder: String,
    context: [String: TemplateValue], into diagnostics: inout [Diagnostic]
  ) -> PlannedFile? {
    let folder = file.isTest ? FilePath.join(tests?.folder ?? folder, module.name) : folder
    let context = file.isOfMixed ? context.naming(role: role) : context
    if let condition = file.condition {
      let (holds, problems) = condition.evaluate(context)
      diagnostics += problems
      if !holds { return nil }
    }
    let (path, problems) = file.path.render(context)
    diagnostics += problems
    let isYours =
      file.isAlwaysYours || role.map { !module.isGenerated($0) } == true && !file.isOfMixed
    var planned = PlannedFile(
      path: FilePath.absolute(path, in: folder), folder: folder, template: file.template,
      owner: isYours ? .yours : .generated, kind: file.kind, component: role,
      isOfMixed: file.isOfMixed)
    if isYours, let role, !file.isTest, let partner = pack.files.first(where: \.isOfMixed) {
      planned.partner = FilePath.absolute(
        partner.path.render(context.naming(role: role)).text, in: folder)
    }
    return planned
  }

  /// The names of the types of other modules.
  private func names(besides module: Module) -> @Sendable (String) -> ModuleNames {
    { [self] other in
      if let names = names[other] { return names }
      // What is wrong with the pack's templates is reported for the module itself.
      var ignored: [Diagnostic] = []
      return ModuleNames.make(
        module: other, framework: module.flavour.framework, pack: pack,
        own: project[other]?.namesByRole ?? [:],
        hasDependencies: project.graph[other].place.hasDependencies, into: &ignored)
    }
  }

  /// What a spec declares must not have the name of a part of the module.
  private func checkTypes(
    of module: Module, names: ModuleNames, into diagnostics: inout [Diagnostic]
  ) {
    for (_, own) in module.names.sorted(by: { $0.key < $1.key }) where names.isShared(own.string) {
      diagnostics.append(.takenType(own.string, module: module.name, at: own.location))
    }
    let declared =
      module.entities.map { ($0.name, $0.location) }
      + module.services.compactMap(\.declaration).map { ($0.name, $0.location) }
    guard !declared.isEmpty else { return }
    let calls = module.dialect.roles.compactMap { role in
      CallNames(module: module, role: role.key).type(of: names.roles[role.key]?.name ?? "")
    }
    let taken = names.all.union(calls)
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
