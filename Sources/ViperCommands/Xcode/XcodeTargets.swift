import ViperProject
import ViperText
import XcodeProject

/// Adds files to the targets of an Xcode project, and collects files that can't be added.
struct XcodeTargets {
  private struct Choice {
    let key: String
    let targets: [ProjectFile.Target]
    let candidates: [String]
    /// Whether no file is added until the user names a target.
    var isUndecided = false
  }

  private let config: Config
  private var modules: Choice
  private var tests: Choice
  let diagnostics: [Diagnostic]
  private var ungrouped: Set<String> = []
  /// Files of targets without a file list, by target.
  private var unlisted: [String: [String]] = [:]

  init(_ file: ProjectFile, config: Config) {
    self.config = config
    var diagnostics: [Diagnostic] = []
    let able = file.targets.filter(\.compiles)
    func choice(
      _ key: String, _ texts: [EmbeddedText]?, among targets: [ProjectFile.Target],
      of candidates: [ProjectFile.Target], names: [String?]
    ) -> Choice {
      let named = (texts ?? []).compactMap { text in
        let found = able.first { $0.name == text.string }
        if found == nil { diagnostics.append(.noXcodeTarget(text, known: able.map(\.name))) }
        return found
      }
      return Choice(
        key: key, targets: named.isEmpty ? Self.chosen(targets, names: names) : named,
        candidates: candidates.map(\.name))
    }
    let apps = able.filter(\.isApp)
    let others = able.filter { !$0.isTest }
    let suites = able.filter(\.isUnitTest)
    modules = choice(
      "targets", config.xcode?.targets, among: apps.isEmpty ? others : apps, of: others,
      names: [config.testModule, config.output])
    tests = choice(
      "testTargets", config.xcode?.testTargets, among: suites, of: suites, names: [config.tests])
    self.diagnostics = diagnostics
  }

  /// Chooses the only target, or the target with the name of the module or its folder.
  private static func chosen(
    _ targets: [ProjectFile.Target], names: [String?]
  ) -> [ProjectFile.Target] {
    if targets.count == 1 { return targets }
    let names = names.compactMap { $0.map { FilePath.name(of: $0) } }
    return names.lazy.compactMap { name in targets.first { $0.name == name } }.prefix(1).map(\.self)
  }

  mutating func add(
    _ path: String, to edit: inout ProjectEdit, on disk: any Disk
  ) throws(DiskError) {
    let isTest = config.tests.map { FilePath.isInside(path, $0) } ?? false
    let targets = (isTest ? tests : modules).targets
    let answer = edit.answer(for: path, targets: targets)
    if answer == .known { return }
    let package = try disk.packageFolder(above: FilePath.folder(of: path))
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
        tests.isUndecided = true
      } else {
        modules.isUndecided = true
      }
    }
  }

  func leftovers(in project: String, display: PathDisplay) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let first = ungrouped.min() {
      diagnostics.append(.noXcodeGroup(display(first), count: ungrouped.count, in: project))
    }
    for choice in [modules, tests] where choice.isUndecided {
      diagnostics.append(.undecidedTarget(choice.candidates, key: choice.key, in: project))
    }
    for (target, paths) in unlisted.sorted(by: { $0.key < $1.key }) {
      diagnostics += paths.prefix(1).map { .noXcodePhase(display($0), target: target) }
    }
    return diagnostics
  }
}
