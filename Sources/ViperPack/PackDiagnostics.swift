import ViperSpec
import ViperText

extension Diagnostic {
  static func unknownPackWord(_ text: EmbeddedText, pack: String, known: [String]) -> Self {
    return Diagnostic(
      id: "unknown-word", "'\(text.string)' isn't a word in the names of the pack '\(pack)'",
      at: text.location,
      help: didYouMean(text.string, known, or: "its words: "))
  }

  static func clashingWords(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "conflicting-words", "with these words, two types of a module have the same name",
      at: text.location, help: "choose different words")
  }

  static func unknownPart(
    _ what: String, _ text: EmbeddedText, pack: String, known: [String]
  ) -> Self {
    Diagnostic(
      id: "unknown-part", "the pack '\(pack)' has no \(what) '\(text.string)'", at: text.location,
      help: didYouMean(text.string, known, or: "known: "))
  }

  static func unusedPart(_ what: String, _ text: EmbeddedText, pack: String) -> Self {
    Diagnostic(
      .warning, id: "unused-part",
      "neither the pack '\(pack)' nor a spec has a \(what) '\(text.string)'", at: text.location,
      help: "delete it, or add the \(what) to a spec")
  }

  static func noContractFiles(_ text: EmbeddedText, pack: String) -> Self {
    Diagnostic(
      id: "unknown-part",
      "the pack '\(pack)' doesn't define which of its files declares the contracts",
      at: text.location,
      help: "in pack.json, add \"contracts\": true to the file whose template prints 'contracts'"
    )
  }

  static func clashingNames(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "conflicting-names", "with these names, two types of a module have the same name",
      at: text.location, help: "choose different names")
  }

  static func nameOfAllModules(_ name: String, at text: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-type-of-modules",
      "every module would have a type with the same name, '\(name)'", at: text.location,
      help: "add the module's name: \"{{ module.name }}\(name)\"")
  }

  package static func noPackFolder(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-pack", "can't find the folder '\(showingControls(text.string))'",
      at: text.location,
      help: "copy a built-in pack: viper-gen templates eject viper")
  }

  package static func packTooLarge(_ path: String) -> Self {
    Diagnostic(
      id: "excessive-pack-size",
      "the pack '\(path)' is too large: the limits are 2,000 files and 16 MiB", at: nil,
      help: "name a folder that contains only the pack")
  }

  static func noManifest(_ path: String) -> Self {
    Diagnostic(
      id: "missing-pack", "the pack '\(path)' has no pack.json", at: nil,
      help: "copy a built-in pack: viper-gen templates eject viper")
  }

  package static func linkOutside(_ path: String) -> Self {
    Diagnostic(
      id: "invalid-symbolic-link",
      "'\(path)' is a symbolic link to a file outside the pack, or to a missing file", at: nil,
      help: "replace it with a copy of the file")
  }

  static func withoutWhat(_ key: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-related-key", "'without' needs 'extends'", at: key.location,
      help: "add \"extends\": \"\(BuiltIn.defaultName)\", or delete 'without'")
  }

  static func unknownExtended(_ text: EmbeddedText, known: [String]) -> Self {
    return Diagnostic(
      id: "unknown-pack", "unknown built-in pack '\(showingControls(text.string))'",
      at: text.location,
      help: didYouMean(text.string, known, or: "built-in packs: "))
  }

  private static func shown(_ what: String) -> String {
    what == "framework" ? "UI framework" : what
  }

  static func unknownInPack(_ what: String, _ text: EmbeddedText, known: [String]) -> Self {
    return Diagnostic(
      id: "unknown-\(what)", "the pack has no \(shown(what)) '\(text.string)'", at: text.location,
      help: didYouMean(text.string, known, or: "it has: "))
  }

  static func unknownRuntime(_ text: EmbeddedText, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-part", "ViperKit has no part '\(text.string)'", at: text.location,
      help: didYouMean(text.string, known, or: "it has: "))
  }

  static func unknownWay(_ text: EmbeddedText, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-presentation-place",
      "'\(text.string)' isn't a place where a module can be shown", at: text.location,
      help: didYouMean(text.string, known, or: "use "))
  }

  static func repeatedInPack(_ what: String, _ key: EmbeddedText, first: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-\(what)", "\(shown(what)) '\(key.string)' is declared twice", at: key.location,
      help: "delete one of the two", notes: [.init("first declared here", at: first.location)])
  }

  static func emptyPack(_ key: String, at location: SourceLocation) -> Self {
    let brace = location.range.lowerBound..<location.range.lowerBound + 1
    return Diagnostic(
      id: "missing-key", "'\(key)' needs at least one item",
      at: SourceLocation(source: location.source, range: brace))
  }

  /// Finds bytes that would end up in each generated file. Returns nil for a valid text.
  static func noTemplateText(_ source: SourceText) -> Self? {
    if let conflict = conflictMarker(in: source, expecting: "a template") { return conflict }
    let invalid = firstInvalidUTF8(in: source.bytes)
    return (invalid ?? source.bytes.firstIndex(of: 0)).map { place in
      Diagnostic(
        id: "invalid-utf-8",
        invalid == nil
          ? "the file isn't text: it contains a NUL character" : "the file is not UTF-8",
        at: SourceLocation(source: source, range: place..<place + 1), help: "save it as UTF-8")
    }
  }

  static func pathOfFolder(_ path: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-path", "'\(path.string)' is a folder", at: path.location,
      help: "add the file's name")
  }

  static func unusedTemplate(_ name: String, _ source: SourceText) -> Self {
    Diagnostic(
      id: "unused-template", "no file of the pack uses '\(name)'",
      at: source.firstLine,
      help: "add it to 'files', include it in a template, or delete it")
  }

  static func badKey(_ what: String, _ text: EmbeddedText) -> Self {
    let near = nearSwiftIdentifier(for: text.string).flatMap { isSwiftKeyword($0) ? nil : $0 }
    return Diagnostic(
      id: "invalid-\(what)",
      "'\(showingControls(text.string))' isn't a valid name for a \(shown(what))",
      at: text.location, help: near.map { "use '\($0)'" } ?? "choose another name")
  }

  static func reservedKey(_ what: String, _ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "reserved-\(what)", "'\(text.string)' is a reserved name in packs",
      at: text.location, help: "choose another name for the \(what)")
  }

  static func mixedProperty(_ text: EmbeddedText, first: EmbeddedText) -> Self {
    Diagnostic(
      id: "conflicting-contract-property",
      "two contracts share the property '\(text.string)', but differ in 'conformer' or 'weak'",
      at: text.location,
      help: "use different properties",
      notes: [.init("the other is here", at: first.location)])
  }

  static func notShareable(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-shareable",
      "modules can't share '\(text.string)': it references other components, or is referenced weakly",
      at: text.location, help: "delete 'shareable'")
  }

  static func builderTakesPart(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-conformer",
      "'\(text.string)' is the builder, which can't have contracts",
      at: text.location, help: "name another component")
  }

  static func badTypeName(_ name: String, at text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-type-name",
      "for a module named 'Sample', this gives '\(showingControls(name))', which isn't a valid Swift type name",
      at: text.location, help: "use a pattern such as \"{{ module.name }}Part\"")
  }

  static func badSuffix(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-suffix",
      "'\(showingControls(text.string))' isn't a valid suffix for the members of mocks",
      at: text.location, help: "use letters and digits, and a different suffix for each key")
  }

  static func repeatedTypeName(_ name: String, at text: EmbeddedText, first: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-type-name",
      "in a module named 'Sample', two types would have the name '\(name)'",
      at: text.location, help: "rename one of them",
      notes: [.init("the other is here", at: first.location)])
  }
}
