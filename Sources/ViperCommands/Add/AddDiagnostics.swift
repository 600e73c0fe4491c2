import ViperText

extension Diagnostic {
  static func sharedList(_ key: String, _ owner: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "unexpected-shared-list",
      "this module shares the \(key) of '\(owner.string)', so the spec of '\(owner.string)' defines it",
      at: owner.location,
      help: "add the member to the spec of '\(owner.string)': --to \(shellWord(owner.string))")
  }

  static func noEntity(_ name: EmbeddedText, known: [String]) -> Diagnostic {
    Diagnostic(
      id: "unknown-entity", "the spec has no entity '\(name.string)'", at: name.location,
      help: didYouMean(name.string, known)
        ?? (known.isEmpty
          ? "add the entity first: viper-gen add entity \(shellQuoted(name.string + "(id: Int)"))"
          : "use one of these entities: \(quotedList(known))"))
  }
}
