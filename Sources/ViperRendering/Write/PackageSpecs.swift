import ViperProject
import ViperText

/// The names of all specs below a folder; searched for only when somebody asks.
package struct PackageSpecs {
  let disk: any Disk
  let home: String
  /// Whether there are folders that nobody may look into.
  private var isSearchedInPart = false
  private(set) var names: Set<String>?

  package init(disk: any Disk, home: String) {
    (self.disk, self.home) = (disk, home)
  }

  /// Whether there is a spec of that name, or may be: a folder that can't be searched may hold any.
  package mutating func mayHold(_ name: String) throws(DiskError) -> Bool {
    if names == nil { names = try search() }
    return isSearchedInPart || names?.contains(name) == true
  }

  private mutating func search() throws(DiskError) -> Set<String> {
    var names: Set<String> = []
    var folders = [home]
    while let folder = folders.popLast() {
      let entries: [DiskEntry]
      do throws(DiskError) {
        entries = try disk.entries(of: folder) ?? []
      } catch {
        guard error.isDenied else { throw error }
        isSearchedInPart = true
        continue
      }
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
