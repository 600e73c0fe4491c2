import ViperProject
import ViperText
import XcodeProject

/// The files of each target in an Xcode project, and the files that Xcode adds by itself.
struct XcodeTargets {
  private let config: Config
  private let modules: [ProjectFile.Target]
  private let tests: [ProjectFile.Target]
  /// The possible targets for modules and for tests, if more than one fits.
  private let candidates: (modules: [String], tests: [String])
  /// Targets in the config that don't exist.
  let diagnostics: [Diagnostic]

  /// The nearest folder with a package, by folder.
  private var packageFolders: [String: String?] = [:]
  /// Folders without a group.
  private var ungrouped: Set<String> = []
  /// Whether files wait until the user names a target.
  private var isUndecided = (modules: false, tests: false)
  /// Files of targets without a file list, by target.
  private var unlisted: [String: [String]] = [:]

  init(_ file: ProjectFile, config: Config) {
    self.config = config
    var diagnostics: [Diagnostic] = []
    let able = file.targets.filter(\.compiles)
    func named(_ texts: [EmbeddedText]) -> [ProjectFile.Target] {
      texts.compactMap { text in
        let found = able.first { $0.name == text.string }
        if found == nil { diagnostics.append(.noXcodeTarget(text, known: able.map(\.name))) }
        return found
      }
    }
    let apps = able.filter(\.isApp)
    let others = able.filter { !$0.isTest }
    let suites = able.filter(\.isUnitTest)
    let named = (
      modules: named(config.xcode?.targets ?? []), tests: named(config.xcode?.testTargets ?? [])
    )
    modules =
      named.modules.isEmpty
      ? Self.chosen(apps.isEmpty ? others : apps, names: [config.testModule, config.output])
      : named.modules
    tests = named.tests.isEmpty ? Self.chosen(suites, names: [config.tests]) : named.tests
    candidates = (others.map(\.name), suites.map(\.name))
    self.diagnostics = diagnostics
  }

  /// The only target, or the target with the name of the module or its folder.
  private static func chosen(
    _ targets: [ProjectFile.Target], names: [String?]
  ) -> [ProjectFile.Target] {
    if targets.count == 1 { return targets }
    let names = names.compactMap { $0.map { FilePath.name(of: $0) } }
    return names.lazy.compactMap { name in targets.first { $0.name == name } }.prefix(1).map(\.self)
  }

  private func isTest(_ path: String) -> Bool {
    config.tests.map { FilePath.isInside(path, $0) } ?? false
  }

  /// Adds a file, or notes why Xcode handles it. Files of packages inside the project are ignored.
  mutating func add(
    _ path: String, to edit: inout ProjectEdit, on disk: any Disk
  ) throws(DiskError) {
    let isTest = isTest(path)
    let targets = isTest ? tests : modules
    let answer = edit.answer(for: path, targets: targets)
    if answer == .known { return }
    let package = try packageFolder(of: FilePath.folder(of: path), on: disk)
    if let package, package != edit.file.folder, FilePath.isInside(package, edit.file.folder) {
      return
    }
    switch answer {
    case .known: break
    case .added: edit.add(path, to: targets)
    case .hasNoGroup: ungrouped.insert(FilePath.folder(of: path))
    case .hasNoTarget:
      if let target = targets.first {
        unlisted[target.name, default: []].append(path)
      } else if isTest {
        isUndecided.tests = true
      } else {
        isUndecided.modules = true
      }
    }
  }

  private mutating func packageFolder(
    of folder: String, on disk: any Disk
  ) throws(DiskError) -> String? {
    if let known = packageFolders[folder] { return known }
    let found = try disk.packageFolder(above: folder)
    packageFolders[folder] = .some(found)
    return found
  }

  /// Diagnostics about files that Xcode handles.
  ///
  /// - Parameter project: the displayed path of the Xcode project.
  func leftovers(in project: String, display: PathDisplay) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let first = ungrouped.min() {
      diagnostics.append(.noXcodeGroup(display(first), count: ungrouped.count, in: project))
    }
    if isUndecided.modules {
      diagnostics.append(.undecidedTarget(candidates.modules, key: "targets", in: project))
    }
    if isUndecided.tests {
      diagnostics.append(.undecidedTarget(candidates.tests, key: "testTargets", in: project))
    }
    for (target, paths) in unlisted.sorted(by: { $0.key < $1.key }) {
      diagnostics += paths.prefix(1).map { .noXcodePhase(display($0), target: target) }
    }
    return diagnostics
  }
}
