import ViperPlan
import ViperProject

package struct RenderedFile: Hashable, Sendable {
  package let module: String
  package let path: String
  /// The template's name, or empty.
  package let template: String
  package let owner: PlannedFile.Owner
  package var bytes: [UInt8]
  package var kind = PlannedFile.Kind.module
  /// The component, or `tests`; nil for other files.
  package var component: String?
  package var isGeneratedPart = false
  /// For an owned file: the absolute path of the generated file beside it.
  package var partner: String?
  /// The base of an owned file, with the module's current names. Nil if the lock file is missing, or
  /// the component was not owned.
  package var base: [UInt8]?
  /// For an owned file: the version of an interrupted run that merged it into some files.
  package var interrupted: [UInt8]?
  /// For an owned file: whether the lock file has the file under this path.
  package var hadPath = false
  /// For an owned file: the new names of types.
  package var renaming: Renaming?
  /// The blocks in the module's lock file. Empty without a lock file.
  package var known = KnownBlocks()
  package var locks: LockVersions?

  package init(
    module: String, path: String, template: String = "", owner: PlannedFile.Owner, bytes: [UInt8]
  ) {
    (self.module, self.path, self.template) = (module, path, template)
    (self.owner, self.bytes) = (owner, bytes)
  }
}

/// Files that all modules of a project share, with one lock file in the project's root.
package struct ProjectFiles: Sendable {
  /// The name of the lock file, which messages use, too.
  package let name: String
  package let files: [RenderedFile]
  package var types: [String: String] = [:]
  /// The parts that the tests leave out, with reasons, one line each.
  package var notes: [String] = []
  package var formerLock: String?

  package var folders: [String] {
    Set(files.filter { $0.owner == .yours }.map { FilePath.folder(of: $0.path) }).sorted()
  }
}

extension ProjectFiles {
  package init(runtime: [RenderedFile]) { self.init(name: RuntimeFile.source, files: runtime) }
}
