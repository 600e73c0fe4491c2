/// The commands of viper-gen. The raw value is the typed name.
package enum Command: String, CaseIterable, Sendable {
  case new
  case initialize = "init"
  case adopt, generate, watch, check, diff, add, rename, remove, list, graph, explain
  case templatesList = "templates list"
  case templatesShow = "templates show"
  case templatesEject = "templates eject"
  case templatesLint = "templates lint"
  case exportXcode = "export xcode"
  case build, inputs, schema, completions, manual, help

  package var name: String { rawValue }

  /// The first word of a name with two words: `templates`.
  package var group: String? { name.firstIndex(of: " ").map { String(name[..<$0]) } }

  package var lastWord: String {
    name.lastIndex(of: " ").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
