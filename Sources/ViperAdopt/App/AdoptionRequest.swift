import ViperProject
import ViperText

/// The arguments of an adoption.
package struct AdoptionRequest {
  /// The absolute path of the config's folder.
  package let root: String
  package var config: Config?
  package var names: Set<String> = []
  /// The existing specs by module name.
  package var specs: [String: (path: String, source: SourceText)] = [:]
  /// The names of the Swift files in Xcode projects; nil if the projects list folders, or if there
  /// are none.
  package var listed: Set<String>?
  /// Whether changes of protocols are written to existing specs.
  package var updates = false

  package init(root: String) { self.root = root }
}
