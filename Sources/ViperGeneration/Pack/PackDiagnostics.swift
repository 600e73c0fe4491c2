import ViperText

// All that the reader of packs says.

extension Diagnostic {
  static func noPackFolder(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "no-pack", "there is no folder '\(withoutNul(text.string))'", at: text.location,
      help: "make one from a built-in pack: viper-gen templates eject viper")
  }

  static func noManifest(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "no-pack", "the pack '\(path)' has no pack.json", at: nil,
      help: "start from a built-in one: viper-gen templates eject viper")
  }

  static func unknownInPack(_ what: String, _ text: EmbeddedText, known: [String]) -> Diagnostic {
    let near = nearMatch(for: text.string, in: known).map { "did you mean '\($0)'?" }
    return Diagnostic(
      id: "unknown-\(what)", "the pack has no \(what) '\(text.string)'", at: text.location,
      help: near ?? "it has: \(known.joined(separator: ", "))")
  }

  static func repeatedInPack(
    _ what: String, _ key: EmbeddedText, first: EmbeddedText
  ) -> Diagnostic {
    Diagnostic(
      id: "repeated-\(what)", "\(what) '\(key.string)' is declared twice", at: key.location,
      help: "delete one of the two", notes: [.init("first declared here", at: first.location)])
  }

  static func emptyPack(_ key: String, at location: SourceLocation) -> Diagnostic {
    let brace = location.range.lowerBound..<location.range.lowerBound + 1
    return Diagnostic(
      id: "missing-key", "'\(key)' needs one element at least",
      at: SourceLocation(source: location.source, range: brace))
  }
}
