import ViperPipeline
import ViperProject
import ViperText
import XcodeProject

/// The Xcode projects of a run, and their changes for files that are added or removed.
struct XcodeProjects {
  private struct Opened {
    let path: String
    let bytes: [UInt8]
    var edit: ProjectEdit
    /// The index of the last change set with files of this project, which gets the project's
    /// change.
    var part: Int
  }

  private let disk: any Disk
  private var opened: [Opened] = []
  private var seen: Set<String> = []

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

  private struct Files {
    var present: [String] = []
    var gone: [String] = []
    /// The present files that the developer may have deleted.
    var unsure: Set<String> = []
  }

  private func files(of changeSet: ChangeSet) -> Files {
    var files = Files()
    for change in changeSet.changes {
      switch change.status {
      case .remove: files.gone.append(change.path)
      case .skip:
        files.unsure.insert(change.path)
        fallthrough
      case .create, .update, .merge, .conflict, .identical: files.present.append(change.path)
      }
      if let former = change.formerPath { files.gone.append(former) }
    }
    files.present.sort()
    return files
  }

  private mutating func edit(
    _ changeSet: ChangeSet, of project: Project, part: Int
  ) throws(DiskError) -> [Diagnostic] {
    guard project.config.xcode?.isOff != true else { return [] }
    let files = files(of: changeSet)
    var (places, diagnostics) = try places(of: files, changeSet, in: project, part: part)
    guard !diagnostics.hasErrors else { return diagnostics }
    var targets: [Int: XcodeTargets] = [:]
    for index in Set(places.values) {
      targets[index] = XcodeTargets(opened[index].edit.file, config: project.config)
      opened[index].part = part
    }
    let all = targets.keys.sorted { opened[$0].path < opened[$1].path }
    // One of several projects may have the config's target.
    let unknown = all.map { targets[$0]?.diagnostics ?? [] }
    diagnostics += (unknown.first ?? []).filter { first in
      unknown.allSatisfy { $0.contains { $0.location == first.location } }
    }
    guard !diagnostics.hasErrors else { return diagnostics }
    for path in files.gone {
      if let index = places[FilePath.folder(of: path)] { opened[index].edit.remove(path) }
    }
    for path in files.present {
      guard let index = places[FilePath.folder(of: path)] else { continue }
      if files.unsure.contains(path), try disk.kind(of: path) != .file { continue }
      try targets[index]?.add(path, to: &opened[index].edit, on: disk)
    }
    for index in all {
      let place = project.display(FilePath.folder(of: opened[index].path))
      diagnostics += targets[index]?.leftovers(in: place, display: project.display) ?? []
    }
    return diagnostics
  }

  /// Finds the Xcode project of each folder with files.
  ///
  /// - Returns: indexes in `opened` by folder, and diagnostics of finding and reading the projects.
  private mutating func places(
    of files: Files, _ changeSet: ChangeSet, in project: Project, part: Int
  ) throws(DiskError) -> ([String: Int], [Diagnostic]) {
    var search = XcodeSearch(disk: disk, config: project.config, display: project.display)
    var diagnostics: [Diagnostic] = []
    var places: [String: Int] = [:]
    let folders = Set((files.gone + files.present).map(FilePath.folder)).sorted()
    try search.list(folders)
    for folder in folders {
      let near = try search.projects(around: folder)
      let others = try search.projects(around: project.config.folder)
      let candidates = near + others.filter { !near.contains($0) }
      for place in candidates.joined() {
        diagnostics += try open(place, display: project.display, part: part)
      }
      places[folder] = nearest(to: folder, among: candidates, &search)
    }
    // A run without changes doesn't repeat these notes.
    let hasChanges = changeSet.changes.contains(where: \.isPending)
    diagnostics += search.diagnostics.filter { hasChanges || $0.severity == .error }
    return (places, diagnostics)
  }

  /// Finds the project whose groups come nearest to a folder, or else the project nearest to it;
  /// nil without a project, or if there are several.
  private func nearest(
    to folder: String, among candidates: [[String]], _ search: inout XcodeSearch
  ) -> Int? {
    let ranked = candidates.map { projects in
      projects.compactMap { place -> (place: String, index: Int, depth: Int)? in
        let path = FilePath.join(place, ProjectFile.name)
        guard let index = opened.firstIndex(where: { $0.path == path }) else { return nil }
        return (place, index, opened[index].edit.depth(above: folder))
      }
    }
    let deepest = ranked.joined().map(\.depth).max()
    guard let found = ranked.first(where: { $0.contains { $0.depth == deepest } }) else {
      return nil
    }
    let best = found.filter { $0.depth == deepest }
    return search.only(best.map(\.place)) == nil ? nil : best[0].index
  }

  private mutating func open(
    _ place: String, display: PathDisplay, part: Int
  ) throws(DiskError) -> [Diagnostic] {
    let path = FilePath.join(place, ProjectFile.name)
    guard seen.insert(path).inserted, let bytes = try disk.read(path) else { return [] }
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
  func completed(for project: Project, on disk: any Disk) throws(DiskError) -> ChangeSet {
    var changeSets = [self]
    try XcodeProjects.complete(&changeSets, of: [project], on: disk)
    return changeSets[0]
  }
}

extension Pipeline {
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
