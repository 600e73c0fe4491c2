import ViperProject

/// Decides which files viper-gen may create, replace or remove.
///
/// Every path passes this gate, no matter which file contains it: a config, a spec, a template pack
/// or a lock file. The writer accepts only an `AdmittedChange`, which only this gate creates.
///
/// | purpose | create | replace | remove | where |
/// | --- | --- | --- | --- | --- |
/// | generated, owned | yes | yes | yes | the output, test and spec folders; outside the output and test folders only sources |
/// | leftover | | | yes | the same |
/// | lock | yes | yes | yes | the output, test and spec folders |
/// | spec | yes | yes | yes | the spec folders |
/// | config | yes | yes | | the spec folders, and those above up to the root config |
/// | schema | yes | yes | | `.viper-gen` beside a config |
/// | xcodeProject | | yes | | the repository |
/// | pack | yes | | | a folder that the user has typed |
/// | start | yes | | | a folder that the user has typed |
///
/// In these folders, paths can't be hidden, can't be inside the folder of a version control system
/// or of another project, and can't be files that SwiftPM or viper-gen reads, unless this is their
/// purpose. Symbolic links are resolved before the check.
package struct PathGate: Sendable {
  package enum Purpose: CaseIterable, Sendable {
    case generated, owned
    /// A file that the developer owned, and that only a lock file names.
    case leftover
    case lock, spec, config
    case schema
    case xcodeProject
    /// A file of an ejected or exported pack.
    case pack
    /// A file of a new package: `Package.swift`, `.gitignore` and the like.
    case start
  }

  package enum Action: String, Sendable {
    case create = "creates"
    case replace = "replaces"
    case remove = "removes"
  }

  /// A folder in which files for some purposes may change.
  struct Place {
    let folder: String
    /// The folder below which no name may be hidden.
    let home: String
    /// The folder that symbolic links must not lead out of; nil for a folder that the user typed.
    let bounds: String?
    let purposes: Set<Purpose>
    /// Whether only sources may change, because the folder isn't an output or test folder.
    var isShared = false
  }

  private let disk: any Disk
  private var places: [Place] = []

  package init(on disk: any Disk, projects: [Project] = [], into: String? = nil) throws(DiskError) {
    self.disk = disk
    for project in projects { try add(project, into: into) }
  }

  package init(on disk: any Disk, typed folders: [String], for purposes: Set<Purpose> = Self.files)
  {
    self.disk = disk
    add(typed: folders, for: purposes)
  }

  package static let files = Set(Purpose.allCases).subtracting([.start, .pack])

  package mutating func add(typed folders: [String], for purposes: Set<Purpose> = Self.files) {
    places += folders.map { Place(folder: $0, home: $0, bounds: nil, purposes: purposes) }
  }

  private mutating func add(_ project: Project, into: String?) throws(DiskError) {
    let (root, config) = (project.root, project.config)
    let package = try disk.packageFolder(above: root)
    let target = RuntimePlace(project: project, into: into, packageFolder: package)
      .target(of: root)
    let modules: Set<Purpose> = [.generated, .owned, .lock]
    let output = modules.union([.leftover])
    if let into { add(typed: [into], for: output) }
    let own = [into == nil ? config.output ?? root : nil, config.tests].compactMap(\.self)
    let shared: [(folder: String?, purposes: Set<Purpose>)] = [
      (root, output.union([.spec, .config, .schema])),
      (config.outermostFolder, [.generated, .owned, .config, .schema]),
      (target, [.generated]), (project.bounds, [.xcodeProject]),
    ]
    for folder in own {
      places.append(Place(folder: folder, home: root, bounds: project.bounds, purposes: output))
    }
    for case (let folder?, let purposes) in shared {
      places.append(
        Place(
          folder: folder, home: root, bounds: project.bounds, purposes: purposes, isShared: true))
    }
  }

  /// The absolute folders that a command writes to, the innermost first. The command locks them.
  package var writtenFolders: [String] {
    let own = places.filter { $0.purposes != [.xcodeProject] }.map(\.folder)
    return Set(own).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
  }

  /// - Throws: `DiskError` for the first change that isn't allowed.
  package func admit(_ changes: [Change]) throws(DiskError) -> [AdmittedChange] {
    var check = PathCheck(places: places, disk: disk)
    var admitted: [AdmittedChange] = []
    admitted.reserveCapacity(changes.count)
    for change in changes where change.isPending {
      let action: Action =
        change.status == .remove ? .remove : change.old == nil ? .create : .replace
      try check.check(change, action)
      admitted.append(AdmittedChange(change))
    }
    return admitted
  }

  /// - Throws: `DiskError` if a symbolic link leads from one of these folders out of the project.
  package func admit(folders: [String]) throws(DiskError) {
    var check = PathCheck(places: places, disk: disk)
    for folder in folders { try check.check(folder: folder) }
  }
}

/// A change that may be made. Only a `PathGate` creates one.
package struct AdmittedChange: Sendable {
  package let change: Change

  fileprivate init(_ change: Change) { self.change = change }
}
