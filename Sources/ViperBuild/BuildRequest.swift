import ViperProject

/// What a build system asks for: one Swift file for each spec, all in one folder.
///
/// Build systems want to know what a step makes before it runs, so the names of the files follow
/// from those of the specs alone: `Login.viper.json` → `Login.viper.swift`.
package struct BuildRequest: Hashable, Sendable {
  /// A spec whose mocks are asked for.
  package struct Mocked: Hashable, Sendable {
    package let path: String
    /// The Swift module that the mocks are of; nil for the one that the config names.
    package let module: String?

    package init(path: String, module: String?) {
      self.path = path
      self.module = module
    }
  }

  /// The absolute folder for the files.
  package var folder: String
  /// The specs whose modules are made, or folders of such.
  package var made: [String] = []
  /// The specs whose mocks are made.
  package var mocked: [Mocked] = []
  /// Specs that the others may refer to, for which nothing is made.
  package var known: [String] = []
  /// The absolute path of the file that says that the build is done.
  package var stamp: String?

  package init(folder: String) { self.folder = folder }

  /// Whether a path is one of those that such a build makes.
  package func mayMake(_ path: String) -> Bool {
    FilePath.folder(of: path) == folder && Self.module(ofFile: FilePath.name(of: path)) != nil
  }

  /// `"Login"` → `"Login.viper.swift"`
  static func fileName(of module: String) -> String { module + suffix }

  /// `"Login.viper.swift"` → `"Login"`; nil for what has no such name.
  static func module(ofFile name: String) -> String? {
    name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
  }

  private static let suffix = ".viper.swift"
}
