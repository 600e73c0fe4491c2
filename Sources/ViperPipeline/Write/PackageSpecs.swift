import ViperProject

/// The names of all specs below a folder. The folder is searched when the first name is asked for.
package struct PackageSpecs {
  let disk: any Disk
  let home: String
  private var found: (names: Set<String>, isWhole: Bool)?

  package init(disk: any Disk, home: String) {
    (self.disk, self.home) = (disk, home)
  }

  /// Whether a spec of that name exists, or may exist in a folder that can't be read.
  package mutating func mayHold(_ name: String) throws(DiskError) -> Bool {
    if found == nil {
      let (files, isWhole) = try disk.names(below: home)
      found = (Set(files.filter(Project.SpecFile.isSpec)), isWhole)
    }
    return found?.isWhole == false || found?.names.contains(name + Project.SpecFile.suffix) == true
  }
}
