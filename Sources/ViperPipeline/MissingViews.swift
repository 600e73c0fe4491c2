import SwiftReading
import ViperProject

extension ResolvedProject.Module {
  package var ownView: String? {
    let dialect = draft.pack.dialect
    return dialect.root.flatMap {
      dialect.alwaysYours.contains($0) && !draft.spec.isYours($0) ? $0 : nil
    }
  }
}

extension ResolvedProject {
  /// Finds the modules whose view no Swift file declares, in their target and the targets that
  /// they import.
  package func modulesWithoutView(on disk: any Disk) throws(DiskError) -> Set<String> {
    let scopes = try SourceScopes(read.project, place: read.runtimePlace, on: disk)
    var found: Set<String> = []
    for module in modules {
      let name = module.module.name
      guard let view = module.ownView, let type = names[name]?.roles[view] else { continue }
      let folder = read.folder(of: module.draft.file)
      // Usually the file has the name of its type. Then the target isn't searched.
      let usual = try disk.read(FilePath.join(folder, type + ".swift"))
      if let usual, DeclaredNameScan(usual).types.contains(type),
        GeneratedMark(reading: usual) == nil
      {
        continue
      }
      let scope = try scopes.scope(ofModuleIn: folder, importing: module.module.imports)
      if !scope.all.contains(where: { $0.types[type] != nil }) { found.insert(name) }
    }
    return found
  }
}
