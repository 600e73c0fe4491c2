import ViperPack
import ViperPipeline
import ViperProject
import ViperText

/// The JSON Schemas of a project for editors. They are in the project, because they depend on its
/// pack and on the version of viper-gen. `init` creates the files, and `generate` updates existing
/// files.
package enum SchemaFiles {
  static let folder = ".viper-gen"
  package static let config = folder + "/config.schema.json"
  package static let spec = folder + "/spec.schema.json"

  package static func changes(
    in folder: String, for pack: Pack, isMaking: Bool, on disk: any Disk
  ) throws(DiskError) -> [Change] {
    var changes: [Change] = []
    for (name, schema) in [(config, Schema.config), (spec, Schema.spec(for: pack.dialect))] {
      let path = FilePath.join(folder, name)
      let old = try disk.read(path)
      let new = Array(schema.document().utf8)
      guard old.map({ !equalButForLineEndings($0, new) }) ?? isMaking else { continue }
      changes.append(
        Change(
          for: .schema, status: old == nil ? .create : .update, path: path, old: old, new: new))
    }
    return changes
  }

  package static func address(
    fromSpecIn folder: String, config: Config?, on disk: any Disk
  ) throws(DiskError) -> String? {
    guard let config else { return nil }
    for home in [config.folder, config.outermostFolder] {
      let path = FilePath.join(home, spec)
      if try disk.kind(of: path) == .file { return FilePath.relative(path, to: folder) }
    }
    return nil
  }
}

extension Pipeline {
  mutating func schemaChanges(of project: Project) throws(DiskError) -> [Change] {
    let folder = project.config.folder
    guard try disk.kind(of: FilePath.join(folder, SchemaFiles.folder)) == .folder else { return [] }
    // Other stages report errors in the pack.
    var ignored: [Diagnostic] = []
    let pack = try packs.pack(
      project.config.pack, folder: project.config.packFolder, into: &ignored)
    guard let pack else { return [] }
    return try SchemaFiles.changes(in: folder, for: pack, isMaking: false, on: disk)
  }
}
