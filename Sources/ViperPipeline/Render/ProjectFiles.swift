import ViperPlan
import ViperProject

/// Files that all modules of a project share and that belong to none of them: one lock in the
/// project's root knows them all.
package struct ProjectFiles: Sendable {
  /// What the lock is called, and messages call them.
  package let name: String
  package let files: [RenderedFile]
  /// The names of types in files of yours, by what they are: one that changes is renamed there.
  package var types: [String: String] = [:]
  /// What their tests leave out and why, a line each.
  package var notes: [String] = []
  /// Their lock beside the config that was; nil if the config lies where it did.
  package var formerLock: String?

  /// The absolute folders that code of files of yours may stand in.
  package var folders: [String] {
    Set(files.filter { $0.owner == .yours }.map { FilePath.folder(of: $0.path) }).sorted()
  }
}

extension ProjectFiles {
  /// The part of ViperKit that modules need.
  package init(_ runtime: RenderedFile) {
    self.init(name: runtime.module, files: [runtime])
  }
}
