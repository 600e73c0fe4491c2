/// The specs below one root, and their config.
package final class Project: Sendable {
  package struct SpecFile: Hashable, Sendable {
    package static let suffix = ".viper.json"

    package let name: String
    package let absolutePath: String
    package let displayPath: String

    package var folder: String { FilePath.folder(of: absolutePath) }
  }

  package static let lockSuffix = ".viper.lock"

  package let root: String
  /// The absolute folder that contains everything the project may write.
  package let bounds: String
  package let config: Config
  package let specs: [SpecFile]
  /// The absolute paths of the specs that the run is for.
  package let selected: Set<String>
  package let isWhole: Bool
  package let display: PathDisplay
  package let locks: [String]
  package let known: [String: KnownSpec]

  package var needs: NeededFolders { NeededFolders(root: root, config: config) }

  /// All specs that a spec can name, the project's own specs first.
  package var readable: [SpecFile] {
    specs + known.values.map(\.file).sorted { $0.absolutePath < $1.absolutePath }
  }

  package init(
    root: String, bounds: String, config: Config, specs: [SpecFile], selected: Set<String>,
    isWhole: Bool, display: PathDisplay, locks: [String] = [], known: [KnownSpec] = []
  ) {
    self.root = root
    self.bounds = bounds
    self.config = config
    self.specs = specs
    self.selected = selected
    self.isWhole = isWhole
    self.display = display
    self.locks = locks
    self.known = Dictionary(known.map { ($0.file.absolutePath, $0) }) { first, _ in first }
  }
}

extension Config {
  /// The folder of a module's files, in the absolute folder for modules or tests.
  package func folder(of spec: Project.SpecFile, in root: String) -> String {
    let base = specs ?? folder
    let isMirrored = mirrorsSpecs == true && FilePath.isInside(spec.folder, base)
    let parent = isMirrored ? FilePath.relative(spec.folder, to: base) : "."
    return FilePath.join(FilePath.join(root, parent), spec.name)
  }
}
