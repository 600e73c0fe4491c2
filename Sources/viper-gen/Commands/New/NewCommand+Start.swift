import ViperCommandLine
import ViperCommands
import ViperPack
import ViperPipeline
import ViperProject
import ViperText

/// The files that `new` writes before it generates code.
extension CommandRun {
  struct NewModuleFiles {
    let name: String
    let specPath: String
    var packageFolder: String?
    let files: [(path: String, bytes: [UInt8])]
    var drawing: [(path: String, bytes: [UInt8])] = []
    var config: Config?
    /// The package or Xcode project around the module; nil in a new package.
    var existing: ExistingProject?
  }

  func module(into diagnostics: inout [Diagnostic]) throws(DiskError) -> NewModule? {
    guard let name = invocation.operands.first else { return nil }
    let source = SourceText(path: OperandSpec.name.placeholder, text: name)
    checkModuleName(source, isTarget: makesPackage, into: &diagnostics)
    var module = NewModule(name: invocation.isSet(.app) ? Self.firstTab : name.composed)
    module.pack = invocation.value(of: .pack)
    module.ui = invocation.value(of: .ui)
    module.access = invocation.value(of: .access)
    let (pack, _) = try pack(named: module.pack, in: invocation.value(of: .into) ?? ".", context)
    module.contracts = pack?.dialect.contracts.map(\.key) ?? []
    module.namespaces = pack?.dialect.namespaces?.key
    if let holders = pack?.dialect.holders, holders.services != holders.inputs {
      module.dispensable = holders.services
    }
    return module
  }

  private static let firstTab = "Home"

  var makesPackage: Bool { invocation.isSet(.package) || invocation.isSet(.app) }

  func start(
    of module: NewModule, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> NewModuleFiles {
    let into = context.absolute(invocation.value(of: .into) ?? ".")
    if invocation.isSet(.agents), !makesPackage { diagnostics.append(.instructionsNeedPackage()) }
    if invocation.isSet(.empty), !invocation.isSet(.app) { diagnostics.append(.emptyNeedsApp()) }
    let name = invocation.operands.first?.composed ?? module.name
    return makesPackage
      ? try packageStart(named: name, around: module, in: FilePath.join(into, name), &diagnostics)
      : try moduleStart(module, in: into, &diagnostics)
  }

  /// Makes the files of a new package. Its config sets the values that all modules share.
  private func packageStart(
    named name: String, around module: NewModule, in folder: String,
    _ diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> NewModuleFiles {
    let hasTests = invocation.wantsTests ?? true
    var config = NewConfig(
      .init(output: "Sources/" + name, tests: hasTests ? "Tests/\(name)Tests" : nil, module: name))
    if invocation.isSet(.app) { config.app = (name, module.name) }
    config.pack = packValue(module.pack, from: folder)
    (config.ui, config.access) = (module.ui, module.access)
    var (files, problems) = NewPackage.files(
      in: folder, named: name, module: module, isApp: invocation.isSet(.app), hasTests: hasTests)
    diagnostics += problems
    let screens =
      invocation.isSet(.app) && !invocation.isSet(.empty)
      ? StartScreens(pack: module.pack, ui: module.ui, into: &diagnostics) : nil
    var drawing = screens?.pack ?? []
    if screens != nil {
      var config = config
      config.pack = "./" + StartScreens.packFolder
      drawing.append((Config.fileName, Array(config.text.utf8)))
    }
    files += try self.files(of: config, in: folder, pack: module.pack, &diagnostics)
    let (pack, _) = try pack(named: module.pack ?? BuiltIn.defaultName, in: folder, context)
    files += instructionsForAgents(pack).map {
      (FilePath.join(folder, $0.path), Array($0.text.utf8))
    }
    var module = module
    (module.pack, module.ui, module.access) = (nil, nil, nil)
    module.schema = "../" + SchemaFiles.spec
    let specPath = FilePath.join(folder, "Specs/\(module.name)\(Project.SpecFile.suffix)")
    if let screens {
      files += screens.specs.map { (FilePath.join(folder, $0.path), $0.bytes) }
    } else {
      files.append((specPath, Array(module.specText.utf8)))
    }
    return NewModuleFiles(
      name: module.name, specPath: specPath, packageFolder: folder, files: files,
      drawing: drawing.map { (FilePath.join(folder, $0.path), $0.bytes) })
  }

  private func moduleStart(
    _ module: NewModule, in into: String, _ diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> NewModuleFiles {
    let isAsked = invocation.value(of: .into) != nil
    let existing = try ExistingProject.find(above: into, on: context.disk)
    var files: [(path: String, bytes: [UInt8])] = []
    let config = try config(for: into, isAsked ? nil : existing, making: &files, &diagnostics)
    if let wants = invocation.wantsTests, wants != (config?.tests != nil) {
      diagnostics.append(wants ? .noTestsFolder() : .testsAreConfigured())
    }
    let folder =
      config?.output == nil
      ? self.folder(of: module.name, in: into, existing, isAsked: isAsked, &diagnostics)
      : isAsked && into != config?.folder ? into : config?.specs ?? into
    var module = module
    if module.pack == nil {
      module.schema = try SchemaFiles.address(
        fromSpecIn: folder, config: config, on: overlay(of: files))
    }
    module.pack = packValue(module.pack, from: folder)
    let specPath = FilePath.join(folder, module.name + Project.SpecFile.suffix)
    files.append((specPath, Array(module.specText.utf8)))
    return NewModuleFiles(
      name: module.name, specPath: specPath, files: files, config: config, existing: existing)
  }

  /// Finds the folder for a new module if the config sets none: in the target's folder at the top of
  /// a package or Xcode project with one target.
  private func folder(
    of module: String, in into: String, _ existing: ExistingProject?, isAsked: Bool,
    _ diagnostics: inout [Diagnostic]
  ) -> String {
    let folder = FilePath.join(into, module)
    guard let existing, existing.home(of: into) == nil else { return folder }
    let homes = existing.homes.map(\.output)
    if !isAsked, into == existing.folder, homes.count == 1 {
      return FilePath.join(homes[0], module)
    }
    // An Xcode project accepts files from any folder.
    if existing.isPackage {
      let folders = homes.map { quoted(context.display($0)) }
      diagnostics.append(.noTarget(compiles: context.display(folder), of: module, folders: folders))
    }
    return folder
  }

  /// Finds the folder's config. A project with one target and no config gets the config that `init`
  /// would write.
  private func config(
    for folder: String, _ existing: ExistingProject?,
    making files: inout [(path: String, bytes: [UInt8])], _ diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> Config? {
    var finder = context.finder
    var config = try finder.config(for: folder)
    if config == nil, let existing, folder == existing.folder, existing.homes.count == 1 {
      let new = NewConfig(in: folder, existing)
      files = try self.files(
        of: invocation.wantsTests == false ? new.withoutTests : new, in: folder, pack: nil,
        &diagnostics)
      finder = context.finder(on: overlay(of: files))
      config = try finder.config(for: folder)
    }
    diagnostics += finder.diagnostics
    return config
  }

  private func files(
    of config: NewConfig, in folder: String, pack word: String?,
    _ diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [(path: String, bytes: [UInt8])] {
    var config = config
    config.version = Version.current
    let (pack, problems) = try pack(named: word ?? BuiltIn.defaultName, in: folder, context)
    diagnostics += problems
    guard let pack else { return [] }
    let schemas = try SchemaFiles.changes(in: folder, for: pack, isMaking: true, on: context.disk)
    return [(FilePath.join(folder, Config.fileName), Array(config.text.utf8))]
      + schemas.compactMap { change in change.new.map { (change.path, $0) } }
  }

  /// The file that `--agents` asks for.
  func instructionsForAgents(_ pack: Pack?) -> [(path: String, text: String)] {
    guard invocation.isSet(.agents), let pack else { return [] }
    return [("AGENTS.md", Schema.instructions(for: pack.dialect))]
  }

  func overlay(of files: [(path: String, bytes: [UInt8])]) -> OverlayDisk {
    OverlayDisk(
      base: context.disk,
      files: Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first })
  }

  /// Makes the value of `pack` for a file in `folder`. A path in `--pack` starts at the working
  /// directory.
  func packValue(_ word: String?, from folder: String) -> String? {
    guard let word, PackLoader.isFolder(word), !FilePath.isAbsolute(word) else { return word }
    return packWord(FilePath.relative(context.absolute(word), to: folder))
  }
}

extension Diagnostic {
  static func noTestsFolder() -> Self {
    Diagnostic(
      id: "missing-tests-folder",
      "can't generate mocks and tests, because the config doesn't set their folder",
      help: "add \"tests\": \"Tests/MyAppTests\" and \"testModule\": \"MyApp\" to viper-gen.json")
  }

  static func testsAreConfigured() -> Self {
    Diagnostic(
      id: "conflicting-tests-option",
      "'--no-tests' contradicts the config, which generates tests for all modules",
      help: "leave out '--no-tests', or delete 'tests' from viper-gen.json")
  }

  static func noTarget(compiles folder: String, of module: String, folders: [String]) -> Self {
    Diagnostic(
      .warning, id: "unused-module-folder", "no target of the package compiles '\(folder)'",
      help:
        "run 'viper-gen remove \(module)', then run 'new' again with '--into' and one of \(list(folders))"
    )
  }

  static func instructionsNeedPackage() -> Self {
    Diagnostic(
      id: "missing-package-option", "'--agents' needs '--app' or '--package'",
      help: "in a project that exists, run 'viper-gen init --agents'")
  }

  static func emptyNeedsApp() -> Self {
    Diagnostic(
      id: "missing-package-option", "'--empty' needs '--app'",
      help: "leave out '--empty', because all other new modules are empty")
  }

  static func existsAlready(_ path: String) -> Self {
    Diagnostic(
      id: "conflicting-file", "'\(path)' already exists",
      help: "choose another name; if the module exists, edit its spec and run 'viper-gen generate'")
  }

  static func noViperKit(_ module: String, isPackage: Bool) -> Self {
    let dependency =
      isPackage
      ? "'.product(name: \"ViperKit\", package: \"viper-gen\")' to its target in Package.swift"
      : "the package product ViperKit to its target"
    return Diagnostic(
      .warning, id: "missing-viper-kit",
      "'\(module)' imports ViperKit, but no target depends on ViperKit",
      help:
        "add \"runtime\": \"file\" to viper-gen.json if one target has all modules, or \(dependency)"
    )
  }
}
