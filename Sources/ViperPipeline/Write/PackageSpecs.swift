import ViperProject
import ViperText

/// The names of all specs below a folder. The folder is searched when the first name is asked for.
package struct PackageSpecs {
  let disk: any Disk
  let home: String
  private var names: Set<String>?
  /// Whether all folders could be read.
  private var isComplete = true

  package init(disk: any Disk, home: String) {
    (self.disk, self.home) = (disk, home)
  }

  /// Whether a spec of that name exists, or may exist in a folder that can't be read.
  package mutating func mayHold(_ name: String) throws(DiskError) -> Bool {
    let names = if let names { names } else { try search() }
    self.names = names
    return !isComplete || names.contains(name)
  }

  private mutating func search() throws(DiskError) -> Set<String> {
    var names: Set<String> = []
    var folders = [home]
    while let folder = folders.popLast() {
      do throws(DiskError) {
        for entry in try disk.entries(of: folder) ?? []
        where entry.name.utf8.first != UInt8(ascii: ".") {
          if entry.kind == .folder {
            folders.append(FilePath.join(folder, entry.name))
          } else if Project.SpecFile.isSpec(entry.name) {
            names.insert(String(entry.name.dropLast(Project.SpecFile.suffix.count)))
          }
        }
      } catch {
        guard error.isDenied else { throw error }
        isComplete = false
      }
    }
    return names
  }
}
