/// The specs below one root, with the config they share.
package final class Project: Sendable {
  /// A spec's file.
  package final class SpecFile: Hashable, Sendable {
    package static let suffix = ".viper.json"

    /// The module's name: the stem of the file.
    package let name: String
    package let absolutePath: String
    /// As messages show it.
    package let displayPath: String

    init(name: String, absolutePath: String, displayPath: String) {
      self.name = name
      self.absolutePath = absolutePath
      self.displayPath = displayPath
    }

    package static func == (one: SpecFile, other: SpecFile) -> Bool {
      one.absolutePath == other.absolutePath && one.displayPath == other.displayPath
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(absolutePath) }

    /// The folder it lies in, absolute.
    package var folder: String { FilePath.folder(of: absolutePath) }
  }

  /// What the name of a spec's lock ends with.
  package static let lockSuffix = ".viper.lock"

  /// Absolute.
  package let root: String
  package let config: Config
  /// All specs below the root, sorted by path.
  package let specs: [SpecFile]
  /// The paths of those that were asked for.
  package let selected: Set<String>
  /// Whether the whole project was asked for, and not some specs of it.
  package let isWhole: Bool
  /// How messages show an absolute path.
  package let display: PathDisplay
  /// The absolute paths of all locks below the root, sorted; none where nobody has looked for them.
  package let locks: [String]
  /// The specs of other projects that these may refer to, by absolute path.
  package let known: [String: KnownSpec]

  /// Which folders below the root have to be readable.
  package var needs: NeededFolders { NeededFolders(root: root, config: config) }

  /// All specs that can be referred to, the project's own first.
  package var readable: [SpecFile] {
    specs + known.values.map(\.file).sorted { $0.absolutePath < $1.absolutePath }
  }

  package init(
    root: String, config: Config, specs: [SpecFile], selected: Set<String>, isWhole: Bool,
    display: PathDisplay, locks: [String] = [], known: [KnownSpec] = []
  ) {
    self.root = root
    self.config = config
    self.specs = specs
    self.selected = selected
    self.isWhole = isWhole
    self.display = display
    self.locks = locks
    self.known = Dictionary(known.map { ($0.file.absolutePath, $0) }) { first, _ in first }
  }
}
