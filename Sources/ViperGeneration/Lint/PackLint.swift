import ViperPack
import ViperPlan
import ViperProject
import ViperRendering
import ViperSpec
import ViperTemplate
import ViperText

/// Everything that can be told to be wrong with a pack, as long as nobody has used it yet: what its
/// reader says, and what shows when sample modules of every flavour are rendered with it.
package struct PackLint {
  let pack: Pack
  /// The templates that could not be parsed, whose files are left out.
  private let broken: Set<String>
  private var diagnostics: [Diagnostic] = []
  private(set) var exploration: Exploration
  /// The files that some sample has, by their place in the manifest.
  private var made: Set<Int> = []

  /// - Parameters:
  ///   - files: the pack's files by path in the pack.
  ///   - path: how messages call the pack.
  package static func diagnostics(of files: [String: SourceText], path: String) -> [Diagnostic] {
    let reading = PackReader.reading(of: files, path: path)
    guard let pack = reading.pack else { return reading.diagnostics }
    var lint = PackLint(
      pack: pack, broken: reading.brokenTemplates,
      exploration: Exploration(occasionalKeys: MemberRecord.occasionalKeys))
    lint.run()
    return unique(reading.diagnostics + lint.diagnostics + lint.exploration.diagnostics)
  }

  /// Each mistake of the pack once, whichever sample has shown it.
  private static func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    struct Place: Hashable {
      let id: String
      let path: String
      let offset: Int
    }
    var seen: Set<Place> = []
    return diagnostics.sortedForPrinting().filter { diagnostic in
      let path = diagnostic.location?.source.path ?? ""
      // The samples are nobody's fault.
      guard !path.hasSuffix(Project.SpecFile.suffix) else { return false }
      let offset = diagnostic.location?.range.lowerBound ?? -1
      return seen.insert(Place(id: diagnostic.id, path: path, offset: offset)).inserted
    }
  }

  init(pack: Pack, broken: Set<String> = [], exploration: Exploration = Exploration()) {
    self.pack = pack
    self.broken = broken
    self.exploration = exploration
  }

  mutating func run() {
    var frameworks: Set<String> = []
    for flavour in pack.dialect.flavours {
      // What another flavour of the same framework has shown needs no second look.
      render(flavour, isFirst: frameworks.insert(flavour.framework).inserted)
    }
    checkMade()
  }

  // MARK: - Samples

  private mutating func render(_ flavour: Dialect.Flavour, isFirst: Bool) {
    let specs = SampleSpecs(dialect: pack.dialect, flavour: flavour)
    for access in [Access.internal, .public] {
      var config = Self.config(access: access)
      SampleApp(dialect: pack.dialect, flavour: flavour)
        .add(to: &config, hasTabs: access == .public, foreign: specs.foreignStart)
      var read = ReadProject(specs: specs.texts, for: pack, config: config)
      read.services = Self.services(of: read, isPlain: access == .internal)
      render(read) { Self.isShown($0, isFirst: isFirst, access: access) }
    }
    guard isFirst, pack.dependenciesName != nil else { return }
    var config = Self.config(access: .public)
    config.access = nil
    render(ReadProject(specs: specs.opposite, for: pack, config: config)) { _ in true }
  }

  private mutating func render(_ read: ReadProject, where isShown: (String) -> Bool) {
    let resolved = read.resolved()
    let tests = resolved.testPlans().plans
    for module in resolved.modules.sorted(by: { $0.module.name < $1.module.name })
    where isShown(module.module.name) {
      // As a build makes it, and as it is committed.
      let specPath = module.module.access == .internal ? module.draft.file.displayPath : nil
      let (planned, problems) = resolved.plan(
        module, specPath: specPath, tests: tests[module.module.name])
      diagnostics += problems
      render(module.module, planned.context)
    }
    renderShared(resolved)
  }

  /// Whether a sample shows what no other one does: the second config and the other flavours of a framework
  /// change little.
  private static func isShown(_ sample: String, isFirst: Bool, access: Access) -> Bool {
    if sample == SampleSpecs.written { return true }
    return isFirst && (access == .internal || SampleSpecs.generated.contains(sample))
  }

  /// What a sample declares, as if Swift files did.
  private static func services(
    of read: ReadProject, isPlain: Bool
  ) -> [String: [String: SwiftService]] {
    let declared = read.drafts.lazy.flatMap(\.spec.services).compactMap(\.declaration).first
    guard let declared else { return [:] }
    let members = declared.members.map(\.member)
    func service(_ name: String, onMainActor: Bool) -> SwiftService {
      SwiftService(
        name,
        Service.Declaration(
          name, at: declared.location, members: members, onMainActor: onMainActor,
          associatedTypes: isPlain ? [] : [("Item", .named("Int"))]))
    }
    var plain = service("PlainStore", onMainActor: true)
    var locked = service("LockedStore", onMainActor: false)
    if isPlain {
      // What needs a lock imports it, unless something imports all of Foundation.
      locked.imports = ["Combine"]
    } else {
      plain.imports = ["Foundation"]
      plain.conditionalImports = ["#if canImport(Combine)\nimport Combine\n#endif"]
    }
    return ["": ["PlainStore": plain, "LockedStore": locked]]
  }

  /// Configs that together say what templates can be told of one.
  private static func config(access: Access) -> Config {
    let isPublic = access == .public
    var config = Config(folder: "/modules")
    config.access = EmbeddedText(SourceText(path: "", text: access.rawValue))
    config.tests = "/tests"
    config.testModule = "App"
    config.testFramework = isPublic ? .xctest : .swiftTesting
    config.samples = ["any Sendable": ["1"]]
    config.runtime = isPublic ? .package : .file
    config.hasDependencies = isPublic
    config.container = isPublic ? EmbeddedText(SourceText(path: "", text: "AppContainer")) : nil
    return config
  }

  private mutating func render(_ module: Module, _ context: [String: TemplateValue]) {
    var paths = PathClashes()
    let absent = pack.absentRoles(of: module)
    for (index, file) in pack.files.enumerated()
    where !file.isOfProject && !file.belongs(to: absent) {
      let roles: [String?] =
        file.isOfMixed
        ? module.rolesInTwoFiles : file.isOfAdded ? module.dialect.addedRoles : [nil]
      for context in roles.map(context.naming) {
        explore(file, at: index, context, module: module.name, paths: &paths)
      }
    }
    diagnostics += paths.diagnostics
  }

  private mutating func explore(
    _ file: Pack.File, at index: Int, _ context: [String: TemplateValue], module: String,
    paths: inout PathClashes
  ) {
    file.condition?.explore(context, into: &exploration)
    file.path.explore(context, into: &exploration)
    guard file.isMade(context), !isBroken(file) else { return }
    made.insert(index)
    paths.add(file, path: file.path.render(context).text, module: module)
    guard !exploration.isExhausted(file.template) else { return }
    var output: [UInt8] = []
    diagnostics += pack.library.render(file.template, context, into: &output)
    pack.library.explore(file.template, context, into: &exploration)
  }

  /// The files of the project as a whole.
  private mutating func renderShared(_ resolved: ResolvedProject) {
    let context = resolved.projectContext(app: resolved.app().plan)
    var paths = PathClashes()
    for (index, file) in pack.files.enumerated() where file.isOfProject {
      explore(file, at: index, context, module: "", paths: &paths)
    }
    diagnostics += paths.diagnostics
  }

  private func isBroken(_ file: Pack.File) -> Bool {
    !broken.isDisjoint(with: pack.library.reached(from: [file.template]))
  }

  /// A condition that no sample fulfils may still be right: only the user's modules can tell.
  private mutating func checkMade() {
    for (index, file) in pack.files.enumerated() where !made.contains(index) && !isBroken(file) {
      if let condition = file.conditionText { diagnostics.append(.neverMade(file, condition)) }
    }
  }
}

extension Pack.File {
  fileprivate func isMade(_ context: [String: TemplateValue]) -> Bool {
    condition.map { $0.evaluate(context).0 } ?? true
  }
}

/// Paths of one module's files that can't stand beside each other, or where they are.
private struct PathClashes {
  private var first: [String: Pack.File] = [:]
  private var names: [String: Pack.File] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  mutating func add(_ file: Pack.File, path: String, module: String) {
    let place = file.pathText
    let absolute = FilePath.absolute(path, in: "/m")
    guard FilePath.isInside(absolute, "/m"), absolute != "/m" else {
      diagnostics.append(.pathLeavesFolder(path, at: place))
      return
    }
    if let problem = Diagnostic.badPath(FilePath.normal(path), shown: path, at: place.location) {
      diagnostics.append(problem)
      return
    }
    // Many file systems take names that differ in case only for one.
    let key = (file.isTest ? "tests/" : "") + absolute.lowercased()
    if let earlier = first[key] {
      diagnostics.append(.samePath(path, module: module, at: place, first: earlier.pathText))
    } else if absolute.hasSuffix(".swift") {
      let name = (file.isTest ? "tests/" : "") + FilePath.name(of: absolute)
      if let earlier = names[name] {
        diagnostics.append(.sameFileName(path, module: module, at: place, first: earlier.pathText))
      }
      names[name] = names[name] ?? file
      if !file.isOfProject, !FilePath.name(of: absolute).contains(module) {
        diagnostics.append(.pathOfAllModules(path, at: place))
      }
    }
    first[key] = first[key] ?? file
  }
}
