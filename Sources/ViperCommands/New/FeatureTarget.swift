import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

/// A target beside an app, with modules that the app opens.
package struct FeatureTarget: Sendable {
  package let folder: String
  package var config: NewConfig
  private let name: String
  private let app: Config
  private let existing: ExistingProject?

  package var configPath: String { FilePath.join(folder, Config.fileName) }

  private var root: String { existing?.folder ?? app.folder }
  private var isDeclared: Bool { existing?.homes.contains { $0.target == name } == true }

  package init(_ name: String, in folder: String?, beside app: Config, _ existing: ExistingProject?)
  {
    let root = existing?.folder ?? app.folder
    let (sources, tests) = existing?.isPackage == true ? ("Sources/", "Tests/") : ("", "")
    let home = existing?.homes.first { $0.target == name }
    self.folder = folder ?? home?.folder ?? FilePath.join(root, sources + name)
    (self.name, self.app, self.existing) = (name, app, existing)
    config = NewConfig(
      ofTargetIn: self.folder, below: app,
      tests: home?.tests ?? FilePath.join(root, tests + name + "Tests"),
      module: PackageManifest.moduleName(of: name))
  }

  /// The config of the target, and the app's config, which knows the target.
  package func changes(_ file: SourceText) -> ChangeSet {
    let created = Change(
      for: .config, status: .create, path: configPath, new: Array(config.text.utf8))
    var made = ChangeSet(root: root, changes: [created])
    let text = configOfApp(file)
    if text != file {
      made.changes.append(
        Change(for: .config, status: .update, path: app.path, old: file.bytes, new: text.bytes))
    }
    return made
  }

  private func configOfApp(_ file: SourceText) -> SourceText {
    let known = JSONOutput.string(FilePath.relative(folder, to: app.folder))
    let order = [
      "$schema", "root", "pack", "ui", "access", "specs", "output", "tests", "testModule",
      "runtime", "container", "known",
    ]
    let path = [JSONStep.key("known", order: order)]
    guard let node = JSONParser.parse(file).node else { return file }
    var text = file
    // Two targets can't share a file with ViperKit.
    if let runtime = node.member("runtime")?.value, runtime.value.text == "file" {
      text = TextEdits([.init(runtime.location.range, "\"package\"")], of: file).edited
    }
    return node.has(known, at: path) ? text : JSONAddition(known, to: path, of: text)?.text ?? text
  }

  package func nextSteps(path: String) -> String {
    "next: " + (isDeclared ? "" : declaration + "then: ")
      + "viper-gen new MyModule --into \(path)\n"
  }

  private var declaration: String {
    let openers = (existing?.homes ?? [])
      .filter { FilePath.isInside(app.output ?? root, $0.folder) }.map(\.target)
    let opening =
      openers.isEmpty ? "" : ", and \"\(name)\" to the dependencies of \(quotedList(openers))"
    guard existing?.isPackage == true else {
      return "add a framework target '\(name)' to the Xcode project\(opening)\n"
    }
    let path = FilePath.relative(folder, to: root)
    let place = path == "Sources/" + name ? "" : "path: \"\(path)\", "
    var lines = """
      add these targets to Package.swift\(opening)
          .target(
            name: "\(name)", dependencies: [.product(name: "ViperKit", package: "viper-gen")],
            \(place)exclude: ["\(Config.fileName)", "Specs"]),

      """
    if config.hasTests {
      lines += "    .testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\"]),\n"
    }
    if existing?.usesViperKit == false {
      lines += "and: add the package viper-gen, and its product ViperKit to each target\n"
    }
    return lines
  }
}
