import ViperSpec
import ViperText

/// What `viper-gen.json` says: the defaults of a project.
package struct Config: Sendable {
  /// Where what generated modules need of ViperKit comes from.
  package enum Runtime: String, CaseIterable, Sendable {
    /// `import ViperKit`, a package that the project depends on.
    case package
    /// One file beside the modules.
    case file
  }

  /// What runs the generated tests.
  package enum TestFramework: String, CaseIterable, Sendable {
    case swiftTesting = "swift-testing"
    case xctest
  }

  /// Who writes what is generated.
  package enum Writing: String, CaseIterable, Sendable {
    /// `generate`.
    case files
    /// The build: a plugin, or a script that runs `build`. Then only files of yours are left to
    /// `generate`.
    case plugin
  }

  /// A folder of `known` or `sources`, and where the config says it.
  package struct KnownFolder: Sendable {
    /// Absolute.
    package let path: String
    package let text: EmbeddedText
  }

  /// Which Xcode project lists the files, and which of its targets have them.
  package struct Xcode: Sendable {
    /// Whether viper-gen leaves Xcode projects alone.
    package var isOff = false
    /// The project's absolute path and where the config says it; nil for the one beside the config.
    package var project: KnownFolder?
    /// Those that compile modules; empty for the only one that can.
    package var targets: [EmbeddedText] = []
    /// Those that compile mocks and tests; empty for the only one that can.
    package var testTargets: [EmbeddedText] = []
  }

  /// The names that `available` may have.
  package static let platforms = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst",
  ]

  /// The name of the file.
  package static let fileName = "viper-gen.json"

  /// The absolute folder of the file; of several that complete one another, the nearest.
  package var folder: String
  /// The absolute path of the file.
  package var path: String { FilePath.join(folder, Self.fileName) }
  /// The folder of the last config above that completes this one; its own without any.
  package var outermostFolder: String
  /// Of the text, and of those that complete it.
  package var checksum = ByteHash([])
  /// Whether no config above counts.
  package var isRoot = false {
    didSet { isOutermostRoot = isRoot }
  }
  /// Whether the last config above that completes this one is the root.
  package private(set) var isOutermostRoot = false
  /// What it says of where to write that lies outside of its folder.
  var leadingOut: [KnownFolder] = []
  package var pack: EmbeddedText?
  /// The folder of the config that names the pack: a pack's path is relative to it.
  package var packFolder: String
  package var ui: EmbeddedText?
  package var access: EmbeddedText?
  /// The absolute folder that modules are put in, each in a folder of its own; nil for beside the
  /// spec.
  package var output: String?
  /// The absolute folder that `new` puts specs in.
  package var specs: String?
  /// Folders with specs of other projects, whose modules may be opened.
  package var known: [KnownFolder] = []
  /// Folders with Swift files that declare protocols of services, beside the package's targets.
  package var sources: [KnownFolder] = []
  /// The platforms that generated code needs, as in Swift: `iOS 17, macOS 14`.
  package var available: String?
  /// Text above every file, a line each.
  package var header: [String]?
  package var runtime: Runtime?
  /// Where that is said.
  package var runtimeLocation: SourceLocation?
  /// Nil if no config says it.
  package var write: Writing?
  /// Where that is said.
  package var writeLocation: SourceLocation?
  /// The absolute folder of mocks and tests, a folder for each module in it; nil for none.
  package var tests: String?
  /// The Swift module that tests import; nil for the name of the output folder.
  package var testModule: String?
  package var testFramework: TestFramework?
  /// Expressions for values of types that generated tests need, by the type's text.
  package var samples: [String: [String]] = [:]
  /// Whether modules have protocols of what they depend on.
  package var hasDependencies = false
  /// The type that has all services, in the project whose own config names it.
  package var container: EmbeddedText?
  /// Parts of names that are called otherwise here: `Router` → `Wireframe`.
  package var words: [ReplacedWord] = []
  /// Patterns of whole names, where words don't do.
  package var names = PartTexts()
  /// Patterns of the paths of a module's files, seen from its folder.
  package var files = PartTexts()
  package var xcode: Xcode?
  /// What starts, in the project whose own config says it.
  package var app: AppConfig?
  /// Swift functions that make a value of the text in a URL, by the type's text.
  package var readers: [String: String] = [:]

  package init(folder: String) {
    self.folder = folder
    self.packFolder = folder
    self.outermostFolder = folder
  }

  package var conventions: Conventions {
    Conventions(words: words, names: names, files: files)
  }

  /// Whether modules would use a file with ViperKit that neither `generate` nor the build makes.
  var hasRuntimeThatNobodyWrites: Bool { write == .plugin && runtime == .file }

  /// This config with what it leaves open taken from one further up.
  func falling(backTo parent: Config) -> Config {
    var config = self
    config.outermostFolder = parent.outermostFolder
    config.checksum = ByteHash(joining: [checksum, parent.checksum])
    config.isOutermostRoot = parent.isOutermostRoot
    if pack == nil {
      config.pack = parent.pack
      config.packFolder = parent.packFolder
    }
    config.ui = ui ?? parent.ui
    config.access = access ?? parent.access
    config.output = output ?? parent.output
    config.specs = specs ?? parent.specs
    config.header = header ?? parent.header
    config.runtime = runtime ?? parent.runtime
    config.runtimeLocation = runtimeLocation ?? parent.runtimeLocation
    config.write = write ?? parent.write
    config.writeLocation = writeLocation ?? parent.writeLocation
    config.tests = tests ?? parent.tests
    config.testModule = testModule ?? parent.testModule
    config.testFramework = testFramework ?? parent.testFramework
    let ownWords = Set(words.map(\.word.string))
    config.words = parent.words.filter { !ownWords.contains($0.word.string) } + words
    config.names = names.falling(backTo: parent.names)
    config.files = files.falling(backTo: parent.files)
    config.hasDependencies = hasDependencies || parent.hasDependencies
    config.available = available ?? parent.available
    config.xcode = xcode ?? parent.xcode
    config.known = parent.known + known
    config.sources = parent.sources + sources
    config.samples = parent.samples.merging(samples) { _, own in own }
    config.readers = parent.readers.merging(readers) { _, own in own }
    return config
  }
}
