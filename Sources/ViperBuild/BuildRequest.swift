/// A build's arguments: one Swift file for each spec, all in one folder.
///
/// Each output's name follows from the spec's name, because build systems need the name before the
/// build runs: `Login.viper.json` → `Login.viper.swift`.
package struct BuildRequest: Hashable, Sendable {
  struct Mocked: Hashable, Sendable {
    let path: String
    /// The Swift module to import; nil for the config's `testModule`.
    let module: String?
  }

  package var folder: String
  package var made: [String] = []
  var mocked: [Mocked] = []
  /// Specs that other specs may refer to. Nothing is generated for known specs.
  package var known: [String] = []

  package init(folder: String) { self.folder = folder }

  static func fileName(of module: String) -> String { module + suffix }

  static func module(ofFile name: String) -> String? {
    name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
  }

  private static let suffix = ".viper.swift"
}
