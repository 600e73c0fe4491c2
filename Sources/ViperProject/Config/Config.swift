import ViperSpec
import ViperText

/// The contents of `viper-gen.json`: the defaults of a project.
package struct Config: Sendable {
  package enum Runtime: String, CaseIterable, Sendable {
    /// `import ViperKit`, from a package.
    case package
    /// A generated file beside the modules.
    case file
  }

  package enum TestFramework: String, CaseIterable, Sendable {
    case swiftTesting = "swift-testing"
    case xctest
  }

  /// The writer of generated files.
  package enum Writing: String, CaseIterable, Sendable {
    case files
    /// A build plugin, or a script that runs `build`. `generate` writes owned files only.
    case plugin
  }

  /// The systems that generated code is for.
  package enum Systems: String, CaseIterable, Sendable {
    /// Also those without UIKit and SwiftUI, on which ViperKit has headless versions.
    case all
    case apple
  }

  package struct KnownFolder: Sendable {
    package let path: String
    package let text: EmbeddedText
  }

  /// The Xcode project and the targets that get new files.
  package struct Xcode: Sendable {
    package var isOff = false
    /// The Xcode project; nil for the project beside the config.
    package var project: KnownFolder?
    package var targets: [EmbeddedText] = []
    package var testTargets: [EmbeddedText] = []
  }

  package static let platforms = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst",
  ]

  package static let fileName = "viper-gen.json"

  package var folder: String
  package var path: String { FilePath.join(folder, Self.fileName) }
  /// The absolute path of the outermost inherited config's folder.
  package var outermostFolder: String
  /// The checksum of this config and the configs it inherits from.
  package var checksum = ByteHash([])
  package var isRoot = false { didSet { isOutermostRoot = isRoot } }
  package private(set) var isOutermostRoot = false
  /// The folders for written files that are outside the config's folder.
  var leadingOut: [KnownFolder] = []
  /// The version of viper-gen that the project uses.
  package var viperGen: EmbeddedText?
  package var pack: EmbeddedText?
  package var packFolder: String
  package var ui: EmbeddedText?
  package var access: EmbeddedText?
  /// The absolute path of the folder with the modules' folders; nil for the spec's folder.
  package var output: String?
  package var specs: String?
  /// Whether the folders for modules and tests mirror the folders of the specs.
  package var mirrorsSpecs: Bool?
  /// Folders with specs of other projects.
  package var known: [KnownFolder] = []
  /// More folders with Swift files that declare services.
  package var sources: [KnownFolder] = []
  package var available: String?
  package var supported: Systems?
  /// The lines above the code in each file.
  package var header: [String]?
  package var runtime: Runtime?
  package var runtimeLocation: SourceLocation?
  package var write: Writing?
  package var writeLocation: SourceLocation?
  /// The absolute path of the folder for mocks and tests; nil without tests.
  package var tests: String?
  /// The Swift module that tests import; nil for the name of the SwiftPM target or output folder.
  package var testModule: String?
  package var testFramework: TestFramework?
  /// Values for generated tests, by type.
  package var samples: [String: [String]] = [:]
  /// Whether modules have dependencies protocols.
  package var hasDependencies = false
  /// The dependency container, which isn't inherited.
  package var container: EmbeddedText?
  /// Replaced words in names: `Router` → `Wireframe`.
  package var words: [PartSettings.Entry] = []
  /// Patterns for whole names.
  package var names = PartSettings()
  /// Patterns for paths in a module's folder.
  package var files = PartSettings()
  package var xcode: Xcode?
  package var app: AppConfig?
  /// Swift functions that read a value from a URL, by type.
  package var readers: [String: String] = [:]

  package init(folder: String) {
    self.folder = folder
    self.packFolder = folder
    self.outermostFolder = folder
  }

  package var conventions: Conventions {
    var conventions = Conventions()
    (conventions.words, conventions.names, conventions.files) = (words, names, files)
    return conventions
  }

  /// Adds missing values from a config above, whose tests may import another Swift module.
  func falling(backTo parent: Config, isOfOtherModule: Bool) -> Config {
    var config = self
    config.outermostFolder = parent.outermostFolder
    config.checksum = ByteHash(joining: [checksum, parent.checksum])
    config.isOutermostRoot = parent.isOutermostRoot
    config.viperGen = viperGen ?? parent.viperGen
    if pack == nil {
      config.pack = parent.pack
      config.packFolder = parent.packFolder
    }
    config.ui = ui ?? parent.ui
    config.access = access ?? parent.access
    config.output = output ?? parent.output
    // A spec outside of the folder belongs to another project.
    config.specs = specs ?? parent.specs.flatMap { FilePath.isInside($0, folder) ? $0 : nil }
    config.mirrorsSpecs = mirrorsSpecs ?? parent.mirrorsSpecs
    config.header = header ?? parent.header
    config.runtime = runtime ?? parent.runtime
    config.runtimeLocation = runtimeLocation ?? parent.runtimeLocation
    config.write = write ?? parent.write
    config.writeLocation = writeLocation ?? parent.writeLocation
    if !isOfOtherModule {
      config.tests = tests ?? parent.tests
      config.testModule = testModule ?? parent.testModule
    }
    config.testFramework = testFramework ?? parent.testFramework
    let ownWords = Set(words.map(\.key.string))
    config.words = parent.words.filter { !ownWords.contains($0.key.string) } + words
    config.names = names.falling(backTo: parent.names)
    config.files = files.falling(backTo: parent.files)
    config.hasDependencies = hasDependencies || parent.hasDependencies
    config.available = available ?? parent.available
    config.supported = supported ?? parent.supported
    config.xcode = xcode ?? parent.xcode
    config.known = parent.known + known
    config.sources = parent.sources + sources
    config.samples = parent.samples.merging(samples) { _, own in own }
    config.readers = parent.readers.merging(readers) { _, own in own }
    return config
  }
}
