import ViperProject
import ViperText

/// The names of all specs below a folder; searched for only when somebody asks.
package struct PackageSpecs {
  let disk: any Disk
  let home: String
  let display: PathDisplay
  /// Folders that nobody may look into.
  package private(set) var diagnostics: [Diagnostic] = []
  private(set) var names: Set<String>?

  package init(disk: any Disk, home: String, display: PathDisplay) {
    (self.disk, self.home, self.display) = (disk, home, display)
  }

  /// Whether there is a spec of that name, or may be: a folder that can't be searched may hold any.
  package mutating func mayHold(_ name: String) throws(DiskError) -> Bool {
    if names == nil { names = try search() }
    return !diagnostics.isEmpty || names?.contains(name) == true
  }

  private mutating func search() throws(DiskError) -> Set<String> {
    var names: Set<String> = []
    var folders = [home]
    while let folder = folders.popLast() {
      let entries = try disk.entries(of: folder, display: display, into: &diagnostics) ?? []
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        if entry.kind == .folder {
          folders.append(FilePath.join(folder, entry.name))
        } else if Project.SpecFile.isSpec(entry.name) {
          names.insert(String(entry.name.dropLast(Project.SpecFile.suffix.count)))
        }
      }
    }
    return names
  }
}
