/// A spec of another project. This project's modules may open the spec's module. Nothing is
/// generated for it.
package final class KnownSpec: Sendable {
  package let file: Project.SpecFile
  package let config: Config

  package init(file: Project.SpecFile, config: Config) {
    self.file = file
    self.config = config
  }
}

extension ProjectFinder {
  /// Reports a project that uses another version of viper-gen.
  package mutating func checkVersion(of config: Config?) {
    if let mismatch = config?.mismatch(with: version) { report(mismatch) }
  }

  /// Finds the specs of other projects that the config's `known` or a plugin names, without the
  /// project's own specs and repeated names.
  mutating func knownSpecs(
    beside own: some Sequence<Project.SpecFile>, config: Config, display: PathDisplay
  ) throws(DiskError) -> [KnownSpec] {
    for folder in config.sources where try disk.entries(of: folder.path) == nil {
      report(.noFolder(folder.text, id: "missing-source-folder", with: "Swift files"))
    }
    var names = Set(own.map { $0.name.lowercased() })
    var found: [KnownSpec] = []
    let handedOver = pluginSpecs.map { Project.SpecFile($0, display: display) }
    for file in try files(in: config.known, display: display) + handedOver
    where names.insert(file.name.lowercased()).inserted {
      let config = try self.config(for: file.folder, display: display)
      found.append(KnownSpec(file: file, config: config ?? Config(folder: file.folder)))
    }
    return found
  }

  private mutating func files(
    in folders: [Config.KnownFolder], display: PathDisplay
  ) throws(DiskError) -> [Project.SpecFile] {
    var files: [Project.SpecFile] = []
    for folder in folders {
      guard try disk.entries(of: folder.path) != nil else {
        report(
          .noFolder(folder.text, id: "missing-known-folder", with: "specs of another project"))
        continue
      }
      let config = try config(for: folder.path, display: display)
      files += try specs(below: folder.path, config: config, display: display)
        .sorted { $0.absolutePath < $1.absolutePath }
    }
    return files
  }
}
