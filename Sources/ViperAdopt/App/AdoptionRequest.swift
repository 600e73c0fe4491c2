import ViperProject
import ViperText

/// What an adoption is told.
package struct AdoptionRequest {
  /// The absolute folder of the config.
  package let root: String
  /// The config that is there.
  package var config: Config?
  /// The names of the modules that are wanted; empty for all.
  package var names: Set<String> = []
  /// Specs that are there, by the module's name.
  package var specs: [String: (path: String, source: SourceText)] = [:]
  /// The names of the Swift files that Xcode projects list; nil where that says nothing.
  package var listed: Set<String>?
  /// Whether what was changed in protocols comes into those.
  package var updates = false

  package init(root: String) { self.root = root }
}
