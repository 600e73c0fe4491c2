import ViperPipeline
import ViperProject
import ViperText
import XcodeProject

/// The Xcode projects of a run, and their changes for files that are added or removed.
struct XcodeProjects {
  /// A project file that was read.
  private struct Opened {
    let path: String
    let bytes: [UInt8]
    var edit: ProjectEdit
    /// The last change set with files of this project. The project's change is added to it.
    var part: Int
  }

  private let disk: any Disk
  private var opened: [Opened] = []
  /// The paths of projects, also of those that can't be read.
  private var seen: Set<String> = []

  /// Adds the changes of Xcode projects to the changes of files.
  ///
  /// - Parameter projects: the projects of the change sets, in the same order.
  static func complete(
    _ changeSets: inout [ChangeSet], of projects: [Project], on disk: any Disk
  ) throws(DiskError) {
    var xcode = XcodeProjects(disk: disk)
    for (part, project) in projects.enumerated() where !changeSets[part].diagnostics.hasErrors {
      changeSets[part].diagnostics += try xcode.edit(changeSets[part], of: project, part: part)
    }
    for var opened in xcode.opened where opened.edit.hasChanges {
      let text = opened.edit.text()
      guard text != opened.bytes else { continue }
      changeSets[opened.part].changes.append(
        Change(
          for: .xcodeProject, status: .update, path: opened.path, old: opened.bytes, new: text))
    }
  }

  private init(disk: any Disk) { self.disk = disk }

  // MARK: - Files

  /// The absolute paths of added and removed files.
  private struct Files {
    var present: [String] = []
    var gone: [String] = []
  }

  private func files(of changeSet: ChangeSet) throws(DiskError) -> Files {
    var files = Files()
    for change in changeSet.changes {
      switch change.status {
      case .remove: files.gone.append(change.path)
      case .create, .update, .merge, .conflict, .identical: files.present.append(change.path)
      // Owned files that don't change, or that the developer deleted.
      case .skip:
        if try disk.kind(of: change.path) == .file { files.present.append(change.path) }
      }
      if let former = change.formerPath { files.gone.append(former) }
    }
    files.present.sort()
    return files
  }

  // MARK: - Projects

  private mutating func edit(
    _ changeSet: ChangeSet, of project: Project, part: Int
  ) throws(DiskError) -> [Diagnostic] {
    var search = XcodeSearch(disk: disk, config: project.config, display: project.display)
    guard let place = try search.project() else {
      // A run without changes doesn't repeat these notes.
      let hasChanges = changeSet.changes.contains(where: \.isPending)
      return search.diagnostics.filter { hasChanges || $0.severity == .error }
    }
    let path = FilePath.join(place, ProjectFile.name)
    var diagnostics: [Diagnostic] = []
    if seen.insert(path).inserted {
      diagnostics = try open(path, of: place, display: project.display, part: part)
    }
    guard let index = opened.firstIndex(where: { $0.path == path }) else { return diagnostics }
    var targets = XcodeTargets(opened[index].edit.file, config: project.config)
    diagnostics += targets.diagnostics
    guard !diagnostics.hasErrors else { return diagnostics }
    let files = try files(of: changeSet)
    for path in files.gone { opened[index].edit.remove(path) }
    for path in files.present { try targets.add(path, to: &opened[index].edit, on: disk) }
    opened[index].part = part
    return diagnostics + targets.leftovers(in: project.display(place), display: project.display)
  }

  private mutating func open(
    _ path: String, of place: String, display: PathDisplay, part: Int
  ) throws(DiskError) -> [Diagnostic] {
    guard let bytes = try disk.read(path) else { return [] }
    let source = SourceText(path: display(path), bytes: bytes)
    let (file, diagnostics) = ProjectFile.read(source, in: FilePath.folder(of: place))
    guard let file else { return diagnostics }
    var edit = ProjectEdit(file)
    edit.isBesidePackage = try disk.kind(of: FilePath.join(file.folder, "Package.swift")) != nil
    opened.append(Opened(path: path, bytes: bytes, edit: edit, part: part))
    return diagnostics
  }
}

extension ChangeSet {
  /// Adds the changes of the Xcode project.
  func completed(for project: Project, on disk: any Disk) throws(DiskError) -> ChangeSet {
    var changeSets = [self]
    try XcodeProjects.complete(&changeSets, of: [project], on: disk)
    return changeSets[0]
  }
}

extension Pipeline {
  /// The changes of several projects, with their schemas and Xcode projects.
  package mutating func changeSets(of projects: [Project]) throws(DiskError) -> [ChangeSet] {
    var changeSets: [ChangeSet] = []
    for project in projects {
      var changeSet = try changeSet(of: project)
      changeSet.changes += try schemaChanges(of: project)
      changeSets.append(changeSet)
    }
    try XcodeProjects.complete(&changeSets, of: projects, on: disk)
    return changeSets
  }
}
