import ViperProject
import ViperText

/// The names of all specs below a folder; searched for only when somebody asks.
package struct PackageSpecs {
  let disk: any Disk
  let home: String
  private var names: Set<String>?
  /// False if there are folders that nobody may look into.
  private var isSearchedWhole = true

  package init(disk: any Disk, home: String) {
    (self.disk, self.home) = (disk, home)
  }

  /// Whether there is a spec of that name, or may be: a folder that can't be searched may hold any.
  package mutating func mayHold(_ name: String) throws(DiskError) -> Bool {
    if names == nil {
      let (files, isWhole) = try disk.names(below: home)
      names = Set(
        files.filter(Project.SpecFile.isSpec).map {
          String($0.dropLast(Project.SpecFile.suffix.count))
        })
      isSearchedWhole = isWhole
    }
    return !isSearchedWhole || names?.contains(name) == true
  }
}
