import ViperPack
import ViperProject
import ViperRendering
import ViperText

/// The JSON Schemas that lie in a project for editors, which complete and check specs and the config by
/// them.
///
/// They lie there because they follow from the project's pack, which may be its own, and from the version
/// of viper-gen. `init` makes them, and `generate` keeps those that are there in step.
package enum SchemaFiles {
  /// The folder, seen from that of the config.
  static let folder = ".viper-gen"
  package static let config = folder + "/config.schema.json"
  package static let spec = folder + "/spec.schema.json"

  /// What has to change so that they are there.
  ///
  /// - Parameters:
  ///   - folder: the absolute folder of the config.
  ///   - isMaking: whether those that are not there are made.
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

  /// What a spec says for its schema: the path seen from its folder; nil where there is none.
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
  /// Keeps the schemas of a project in step.
  mutating func schemaChanges(of project: Project) throws(DiskError) -> [Change] {
    let folder = project.config.folder
    guard try disk.kind(of: FilePath.join(folder, SchemaFiles.folder)) == .folder else { return [] }
    // What is wrong with the pack is reported by who uses it.
    var ignored: [Diagnostic] = []
    let pack = try packs.pack(
      project.config.pack, folder: project.config.packFolder, into: &ignored)
    guard let pack else { return [] }
    return try SchemaFiles.changes(in: folder, for: pack, isMaking: false, on: disk)
  }
}
