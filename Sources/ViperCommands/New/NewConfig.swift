import ViperProject
import ViperSpec

/// The config of a project, with folders for modules and tests.
package struct NewConfig: Sendable {
  /// The folders are relative to the config.
  package struct Place: Sendable {
    let output: String
    let tests: String?
    let module: String?

    package init(output: String, tests: String?, module: String?) {
      (self.output, self.tests, self.module) = (output, tests, module)
    }
  }

  package var pack: String?
  package var ui: String?
  package var access: String?
  package var version: String?
  /// An app with the module of its only tab.
  package var app: (name: String, tab: String)?
  /// Nil if no folder for modules is known, or if a plugin generates the modules.
  package private(set) var place: Place?
  package private(set) var write: Config.Writing?
  private var runtime: Config.Runtime? = .file
  private var schema = SchemaFiles.config
  private var isRoot = true

  package init(_ place: Place) { self.place = place }

  /// Without `into`, modules go to the folder of the only target.
  package init(in folder: String, _ existing: ExistingProject?, into: String? = nil) {
    if existing?.usesPlugin == true {
      write = .plugin
      return
    }
    let homes = existing?.homes ?? []
    let home = into.map { existing?.home(of: $0) } ?? (homes.count == 1 ? homes[0] : nil)
    guard let output = into ?? home?.output else { return }
    place = Place(
      output: FilePath.relative(output, to: folder),
      tests: home?.tests.map { FilePath.relative($0, to: folder) }, module: home?.module)
    if existing?.usesViperKit == true { runtime = .package }
  }

  init(ofTargetIn folder: String, below app: Config, tests: String, module: String) {
    schema = FilePath.relative(FilePath.join(app.folder, SchemaFiles.config), to: folder)
    (isRoot, runtime) = (false, nil)
    guard app.write != .plugin else { return }
    place = Place(
      output: ".", tests: app.tests == nil ? nil : FilePath.relative(tests, to: folder),
      module: module)
  }

  var hasTests: Bool { place?.tests != nil }

  package var withoutTests: NewConfig {
    var config = self
    config.place = place.map { Place(output: $0.output, tests: nil, module: nil) }
    return config
  }

  package func summary(in folder: String = ".") -> String {
    guard let place else { return "" }
    let tests = place.tests.map {
      ", mocks and tests to \(FilePath.normal(FilePath.join(folder, $0)))"
    }
    return "modules go to \(FilePath.normal(FilePath.join(folder, place.output)))\(tests ?? "")\n"
  }

  package var text: String {
    var members = [JSONOutput.Member("$schema", .string(schema))]
    if isRoot { members.append(.init("root", .bool(true))) }
    var texts = [
      ("viperGen", version), ("pack", pack), ("ui", ui), ("access", access),
      ("write", write?.rawValue),
    ]
    if let place {
      texts += [
        ("specs", "Specs"), ("output", place.output), ("tests", place.tests),
        ("testModule", place.tests == nil ? nil : place.module), ("runtime", runtime?.rawValue),
      ]
    }
    if let app { texts.append(("container", app.name + "Container")) }
    members += texts.compactMap { key, value in value.map { .init(key, .string($0)) } }
    if let app {
      let tab = JSONOutput.object([
        .init("module", .string(app.tab)), .init("title", .string(app.tab)),
      ])
      members.append(
        .init("app", .object([.init("name", .string(app.name)), .init("tabs", .array([tab]))])))
    }
    return JSONOutput.object(members).document()
  }
}
