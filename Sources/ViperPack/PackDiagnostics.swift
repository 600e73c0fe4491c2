import ViperSpec
import ViperText

extension Diagnostic {
  static func unknownPackWord(_ text: EmbeddedText, pack: String, known: [String]) -> Self {
    return Diagnostic(
      id: "unknown-word", "'\(text)' isn't a word in the names of the pack '\(pack)'", at: text,
      help: didYouMean(text.string, known, or: "use one of these words: "))
  }

  static func clashingWords(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "conflicting-words",
      "with the words of the config, two types of a module have the same name", at: text,
      help: "choose different words")
  }

  static func unknownPart(
    _ what: String, _ text: EmbeddedText, pack: String, known: [String]
  ) -> Self {
    Diagnostic(
      id: "unknown-part", "the pack '\(pack)' has no \(what) '\(text)'", at: text,
      help: didYouMean(text.string, known)
        ?? (known.isEmpty
          ? "delete '\(text)'" : "use one of these names: \(known.joined(separator: ", "))"))
  }

  static func unusedPart(_ what: String, _ text: EmbeddedText, pack: String) -> Self {
    Diagnostic(
      .warning, id: "unused-part", "neither the pack '\(pack)' nor a spec has a \(what) '\(text)'",
      at: text, help: "delete '\(text)', or add the \(what) to a spec")
  }

  static func noContractFiles(_ text: EmbeddedText, pack: String) -> Self {
    Diagnostic(
      id: "unknown-part",
      "the pack '\(pack)' doesn't define which of its files declares the protocols", at: text,
      help: "in pack.json, add \"contracts\": true to the file whose template prints 'contracts'")
  }

  static func clashingNames(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "conflicting-names",
      "the config gives two types of a module the same name", at: text,
      help: "choose different names")
  }

  static func nameOfAllModules(_ name: String, at text: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-type-of-modules",
      "every module would have a type with the same name, '\(name)'", at: text,
      help: "add the module's name: \"{{ module.name }}\(name)\"")
  }

  package static func noPackFolder(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-pack", "can't find the folder '\(showingControls(text.string))'", at: text,
      help: "copy a built-in pack: viper-gen templates eject viper")
  }

  package static func packTooLarge(_ path: String) -> Self {
    Diagnostic(
      id: "excessive-pack-size", "the pack '\(path)' exceeds the limits of 2,000 files and 16 MiB",
      at: nil, help: "name a folder that contains only the pack")
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
      help: "replace the symbolic link with a copy of the file")
  }

  static func withoutWhat(_ key: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-related-key", "'without' needs 'extends'", at: key,
      help: "add \"extends\": \"\(BuiltIn.defaultName)\", or delete 'without'")
  }

  static func unknownExtended(_ text: EmbeddedText, known: [String]) -> Self {
    return Diagnostic(
      id: "unknown-pack", "unknown built-in pack '\(showingControls(text.string))'", at: text,
      help: didYouMean(text.string, known, or: "use one of the built-in packs: "))
  }

  private static func shown(_ what: String) -> String {
    switch what {
    case "framework": "UI framework"
    case "role": "component"
    case "list": "key"
    case "route": "presentation style"
    case "choice": "choice in Xcode"
    default: what
    }
  }

  static func unknownInPack(_ what: String, _ text: EmbeddedText, known: [String]) -> Self {
    return Diagnostic(
      id: "unknown-\(what)", "the pack has no \(shown(what)) '\(text)'", at: text,
      help: didYouMean(text.string, known)
        ?? (known.isEmpty
          ? "delete '\(text)'"
          : "use one of these \(shown(what))s: \(known.joined(separator: ", "))"))
  }

  static func foreignContract(_ text: EmbeddedText, of component: String, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-contract",
      "'\(text)' isn't a contract of '\(component)', which stores the state", at: text,
      help: known.isEmpty
        ? "delete '\(text)'" : "use one of these contracts: \(known.joined(separator: ", "))")
  }

  static func unknownRuntime(_ text: EmbeddedText, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-part", "ViperKit has no part '\(text)'", at: text,
      help: didYouMean(text.string, known, or: "use one of these parts: "))
  }

  static func unknownWay(_ text: EmbeddedText, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-presentation-place", "'\(text)' isn't a place where a module can be shown",
      at: text, help: didYouMean(text.string, known, or: "use one of these places: "))
  }

  static func repeatedInPack(_ what: String, _ key: EmbeddedText, first: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-\(what)", "\(shown(what)) '\(key)' is declared twice", at: key,
      help: "delete one of the two", note: .first(key.string, at: first))
  }

  static func emptyPack(_ key: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "missing-key", "'\(key)' needs at least one item", at: location.firstByte,
      help: "add an item to '\(key)'")
  }

  /// These bytes would be copied to each generated file.
  static func noTemplateText(_ source: SourceText) -> Self? {
    if let conflict = conflictMarker(in: source, expecting: "a template") { return conflict }
    let invalid = firstInvalidUTF8(in: source.bytes)
    return (invalid ?? source.bytes.firstIndex(of: 0)).map { place in
      Diagnostic(
        id: "invalid-utf-8",
        invalid == nil
          ? "the file isn't text, because it contains a NUL character" : "the file isn't UTF-8",
        at: source.location(of: place..<place + 1), help: "save the file as UTF-8")
    }
  }

  static func pathOfFolder(_ path: EmbeddedText) -> Self {
    Diagnostic(id: "invalid-path", "'\(path)' is a folder", at: path, help: "add the file's name")
  }

  static func unusedTemplate(_ name: String, _ source: SourceText) -> Self {
    Diagnostic(
      id: "unused-template", "no file of the pack uses '\(name)'", at: source.firstLine,
      help:
        "add the template to 'files', include the template in another one, or delete the template")
  }

  static func badKey(_ what: String, _ text: EmbeddedText) -> Self {
    let near = nearSwiftIdentifier(for: text.string).flatMap { isSwiftKeyword($0) ? nil : $0 }
    return Diagnostic(
      id: "invalid-\(what)",
      what == "list"
        ? "'\(showingControls(text.string))' isn't a valid key for specs"
        : "'\(showingControls(text.string))' isn't a valid name for a \(shown(what))",
      at: text, help: near.map { "use '\($0)'" } ?? "choose another \(shown(what))")
  }

  static func reservedKey(_ what: String, _ text: EmbeddedText) -> Self {
    let isKey = ["list", "contract"].contains(what)
    return Diagnostic(
      id: "reserved-\(what)",
      isKey ? "'\(text)' is already a key of specs" : "'\(text)' is a reserved name in packs",
      at: text, help: isKey ? "choose another key" : "choose another name for the \(shown(what))")
  }

  static func mixedProperty(
    _ text: EmbeddedText, of caller: String, first: EmbeddedText, keys: [String]
  ) -> Self {
    let names = quotedList(keys, separator: " and ")
    return Diagnostic(
      id: "conflicting-contract-property",
      "two contracts use the property '\(text)' of '\(caller)', but their \(names) "
        + (keys.count == 1 ? "differs" : "differ"), at: text,
      help: "give each contract its own property, or the same 'conformer', 'weak' and 'late'",
      note: .init("the property '\(first)' is first used here", at: first))
  }

  static func notShareable(_ text: EmbeddedText, isWeak: Bool) -> Self {
    Diagnostic(
      id: "invalid-shareable",
      "modules can't share the component '\(text)', because it "
        + (isWeak ? "is referenced weakly" : "references other components"),
      at: text, help: "delete 'shareable'")
  }

  static func builderTakesPart(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-conformer", "'\(text)' is the builder, which can't have contracts", at: text,
      help: "name another component")
  }

  static func badTypeName(_ name: String, at text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-type-name",
      "for a module 'Sample', the pattern gives '\(showingControls(name))', which isn't a valid Swift type name",
      at: text, help: "use a pattern such as \"{{ module.name }}Part\"")
  }

  static func badSuffix(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-suffix",
      "'\(showingControls(text.string))' isn't a valid suffix for the members of mocks", at: text,
      help: "use letters and digits, and a different suffix for each key")
  }

  static func repeatedTypeName(_ name: String, at text: EmbeddedText, first: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-type-name",
      "in a module named 'Sample', two types would have the name '\(name)'", at: text,
      help: "rename one of the two types",
      note: .init("the other type '\(name)' is here", at: first))
  }
}
