import ViperText

// All that is said of what has no place in a spec.

extension Diagnostic {
  static func sharedList(_ key: String, _ owner: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "shared-list", "the \(key) of this module is that of '\(owner.string)'",
      at: owner.location, help: "add it there: --to \(shellWord(owner.string))")
  }

  static func noEntity(_ name: EmbeddedText, known: [String]) -> Diagnostic {
    Diagnostic(
      id: "no-entity", "the spec has no entity '\(name.string)'", at: name.location,
      help: didYouMean(name.string, known)
        ?? (known.isEmpty
          ? "add it first: viper-gen add entity \(shellQuoted(name.string + "(id: Int)"))"
          : "it has \(quotedList(known))"))
  }
}
