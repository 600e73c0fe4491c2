import ViperCommandLine
import ViperPipeline
import ViperProject
import ViperText

/// Generates the files of a build with the stages of `generate`, one file for each module.
package struct ModuleBuild {
  let disk: any Disk
  let request: BuildRequest
  private var finder: ProjectFinder

  package init(_ request: BuildRequest, disk: any Disk, workingFolder: String) {
    self.disk = disk
    self.request = request
    finder = ProjectFinder(disk: disk, workingFolder: workingFolder, version: Version.current)
  }

  package mutating func changeSet() throws(DiskError) -> ChangeSet {
    let specs = try BuildSpecs(request, finder: &finder)
    var diagnostics = finder.diagnostics
    var files: [BuiltFile] = []
    var leftToDo: [Diagnostic] = []
    let isReadable = !diagnostics.contains(where: \.isOfOtherVersion)
    for task in isReadable ? try specs.tasks(on: disk) : [] {
      let built = try task.files(on: disk)
      files += built.files
      diagnostics += built.diagnostics + (built.left?.errors ?? [])
      leftToDo += built.left?.warnings ?? []
    }
    diagnostics += repeatedFiles(files)
    var changes: [Change] = []
    if !diagnostics.hasErrors {
      for file in files { changes += try change(for: file, into: &diagnostics) }
    }
    if !diagnostics.hasErrors {
      changes += try leftovers(besides: specs.names)
    }
    if diagnostics.hasErrors { changes = [] }
    var whole = ChangeSet(
      root: request.folder, changes: changes, diagnostics: diagnostics.sortedForPrinting())
    whole.leftToDo = leftToDo
    return whole
  }

  private var display: PathDisplay { PathDisplay(workingFolder: finder.workingFolder) }

  /// Plans to write only files that differ, because the compiler recompiles written files. Reports
  /// files that aren't viper-gen's.
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

  /// Finds files in the output folder whose specs were deleted.
  ///
  /// A file is a leftover only if no spec of the repository has its name, because several builds may
  /// share the folder.
  private func leftovers(besides names: Set<String>) throws(DiskError) -> [Change] {
    var all: PackageSpecs?
    var changes: [Change] = []
    for entry in try disk.entries(of: request.folder) ?? [] where entry.kind == .file {
      let path = FilePath.join(request.folder, entry.name)
      guard let name = BuildRequest.module(ofFile: entry.name), !names.contains(name),
        let bytes = try disk.read(path), let mark = GeneratedMark(reading: bytes),
        mark.source == name + Project.SpecFile.suffix
      else { continue }
      if all == nil {
        let home = try disk.bounds(around: request.folder)
        // Several projects may share a folder outside of all projects.
        guard home != request.folder else { return [] }
        all = PackageSpecs(disk: disk, home: home)
      }
      if try all?.mayHold(name) == false {
        changes.append(Change(for: .generated, status: .remove, path: path, old: bytes))
      }
    }
    return changes
  }

  private func repeatedFiles(_ files: [BuiltFile]) -> [Diagnostic] {
    var owners: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for file in files {
      // Many file systems ignore case.
      guard let owner = owners.updateValue(file.module, forKey: file.module.lowercased()) else {
        continue
      }
      let path = FilePath.join(request.folder, BuildRequest.fileName(of: file.module))
      diagnostics.append(.repeatedPath(path, modules: [owner, file.module]))
    }
    return diagnostics
  }
}

struct BuiltFiles {
  var files: [BuiltFile] = []
  var diagnostics: [Diagnostic]
  var left: LeftToGenerate?
}

struct BuiltFile: Sendable {
  let module: String
  let bytes: [UInt8]
  /// The absolute paths of the module's owned files, with the place in the spec that makes each
  /// file yours.
  let yours: [(path: String, word: SourceLocation?)]
}
