import ViperProject
import ViperText

package struct AdoptionRequest {
  /// The absolute path of the config's folder.
  package let root: String
  package var config: Config?
  package var names: Set<String> = []
  package var specs: [String: (path: String, source: SourceText)] = [:]
  /// Whether changes of protocols are written to existing specs.
  package var updates = false

  package init(root: String) { self.root = root }
}
