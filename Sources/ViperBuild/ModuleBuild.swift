import ViperPipeline
import ViperProject
import ViperText

/// Makes what a build system asks for: reads the specs, resolves, plans and renders them as
/// `generate` does, and joins what is generated of each module into one file.
package struct ModuleBuild {
  let disk: RecordingDisk
  let request: BuildRequest
  private var finder: ProjectFinder

  /// - Parameter workingFolder: absolute.
  package init(_ request: BuildRequest, disk: RecordingDisk, workingFolder: String) {
    self.disk = disk
    self.request = request
    finder = ProjectFinder(disk: disk, workingFolder: workingFolder)
  }

  /// What has to change in the folder that was asked for.
  ///
  /// - Returns: the changes, or errors and none. `leftToDo` says what is left to `generate`.
  package mutating func changeSet() throws(DiskError) -> ChangeSet {
    let specs = try BuildSpecs(request, finder: &finder)
    var diagnostics = finder.diagnostics
    var files: [BuiltFile] = []
    var leftToDo: [Diagnostic] = []
    for task in specs.tasks {
      let built = try BuildWork(disk: disk, task: task).files()
      files += built.files
      diagnostics += built.diagnostics + (built.left?.errors ?? [])
      leftToDo += built.left?.warnings ?? []
    }
    diagnostics += repeatedFiles(files)
    var changes: [Change] = []
    if !diagnostics.hasErrors {
      for file in files { changes += try change(for: file, into: &diagnostics) }
    }
    if diagnostics.hasErrors {
      changes = []
    } else {
      changes += try BuildLeftovers(disk: disk, request: request, specs: specs).changes()
      changes += try stamp.leftovers(besides: changes, into: &diagnostics)
    }
    if diagnostics.hasErrors { changes = [] }
    var whole = ChangeSet(
      root: request.folder, changes: changes, diagnostics: diagnostics.sortedForPrinting())
    whole.leftToDo = leftToDo
    return whole
  }

  private var stamp: BuildStamp {
    BuildStamp(disk: disk.base, request: request, display: display)
  }

  private var display: PathDisplay { PathDisplay(workingFolder: finder.workingFolder) }

  /// Only what differs is written, so that what has not changed is not compiled again; what
  /// viper-gen has not made is left alone.
  private func change(
    for file: BuiltFile, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [Change] {
    let path = FilePath.join(request.folder, BuildRequest.fileName(of: file.module))
    guard let kind = try disk.kind(of: path) else {
      return [Change(for: .generated, status: .create, path: path, new: file.bytes)]
    }
    guard kind == .file, let old = try disk.read(path) else {
      diagnostics.append(.noPlainFile(display(path), kind: kind))
      return []
    }
    guard old.isEmpty || GeneratedMark(reading: old) != nil else {
      diagnostics.append(.foreignBuildFile(display(path), old))
      return []
    }
    let isSame = old == file.bytes
    return [
      Change(
        for: .generated, status: isSame ? .identical : .update, path: path, old: old,
        new: isSame ? nil : file.bytes)
    ]
  }

  private func repeatedFiles(_ files: [BuiltFile]) -> [Diagnostic] {
    var owners: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for file in files {
      // Many file systems take names that differ in case only for one.
      guard let owner = owners.updateValue(file.module, forKey: file.module.lowercased()) else {
        continue
      }
      let path = FilePath.join(request.folder, BuildRequest.fileName(of: file.module))
      diagnostics.append(.repeatedPath(path, modules: [owner, file.module]))
    }
    return diagnostics
  }
}

/// What is made of the specs of one task.
struct BuiltFiles {
  var files: [BuiltFile] = []
  var diagnostics: [Diagnostic]
  /// What `generate` has to do for the same modules; nil where that is not asked.
  var left: LeftToGenerate?
}

/// What is made of one spec.
struct BuiltFile: Sendable {
  let module: String
  let bytes: [UInt8]
  /// The absolute paths of the module's files of yours, each with the word of the spec that makes it
  /// yours.
  let yours: [(path: String, word: SourceLocation?)]
}

/// Specs of one project that the same is made of.
struct BuildTask: Sendable {
  enum Purpose: Hashable, Sendable {
    case modules
    /// Of the Swift module of that name, or of the one that the config names.
    case mocks(of: String?)
  }

  let purpose: Purpose
  let project: Project
}
