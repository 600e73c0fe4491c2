import ViperSpec
import ViperText

// All that the reader of packs says.

extension Diagnostic {
  static func unknownPackWord(_ text: EmbeddedText, pack: String, known: [String]) -> Diagnostic {
    return Diagnostic(
      id: "unknown-word", "the names of the pack '\(pack)' have no word '\(text.string)'",
      at: text.location,
      help: didYouMean(text.string, known) ?? "its words: \(known.joined(separator: ", "))")
  }

  static func clashingWords(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "clashing-words", "with these words two types of a module have one name",
      at: text.location, help: "choose words that differ")
  }

  static func unknownPart(
    _ what: String, _ text: EmbeddedText, pack: String, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-part", "the pack '\(pack)' has no \(what) '\(text.string)'", at: text.location,
      help: didYouMean(text.string, known) ?? "known: \(known.joined(separator: ", "))")
  }

  static func unusedPart(_ what: String, _ text: EmbeddedText, pack: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "unused-part",
      "the pack '\(pack)' has no \(what) '\(text.string)', and no spec adds one", at: text.location,
      help: "delete it, unless a spec is to add one")
  }

  static func noContractFiles(_ text: EmbeddedText, pack: String) -> Diagnostic {
    Diagnostic(
      id: "unknown-part", "the pack '\(pack)' does not say which of its files declare contracts",
      at: text.location,
      help: "add \"contracts\": true to the file of the pack.json whose template prints 'contracts'"
    )
  }

  static func clashingNames(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "clashing-names", "with these names two types of a module have one name",
      at: text.location, help: "choose names that differ")
  }

  static func nameOfAllModules(_ name: String, at text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "name-of-all-modules", "every module would have a type '\(name)'", at: text.location,
      help: "write the module's name into it: \"{{ module.name }}\(name)\"")
  }

  package static func noPackFolder(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "no-pack", "there is no folder '\(showingControls(text.string))'", at: text.location,
      help: "make one from a built-in pack: viper-gen templates eject viper")
  }

  package static func packTooLarge(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "pack-too-large",
      "'\(path)' holds more than 2,000 files or 16 MiB, too much for a pack", at: nil,
      help: "name the folder that holds the templates and nothing else")
  }

  static func noManifest(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "no-pack", "the pack '\(path)' has no pack.json", at: nil,
      help: "start from a built-in one: viper-gen templates eject viper")
  }

  package static func linkOutside(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "link-outside", "'\(path)' is a link that leads out of the pack, or nowhere", at: nil,
      help: "put a copy of the file in its place")
  }

  static func withoutWhat(_ key: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "key-needs-key", "'without' has no meaning without 'extends'", at: key.location,
      help: "add \"extends\": \"\(BuiltIn.defaultName)\", or delete 'without'")
  }

  static func unknownExtended(_ text: EmbeddedText, known: [String]) -> Diagnostic {
    return Diagnostic(
      id: "unknown-pack", "there is no built-in pack '\(showingControls(text.string))' to extend",
      at: text.location,
      help: didYouMean(text.string, known) ?? "built in: \(known.joined(separator: ", "))")
  }

  static func unknownInPack(_ what: String, _ text: EmbeddedText, known: [String]) -> Diagnostic {
    return Diagnostic(
      id: "unknown-\(what)", "the pack has no \(what) '\(text.string)'", at: text.location,
      help: didYouMean(text.string, known) ?? "it has: \(known.joined(separator: ", "))")
  }

  static func unknownRuntime(_ text: EmbeddedText, known: [String]) -> Diagnostic {
    Diagnostic(
      id: "unknown-part", "ViperKit has no part '\(text.string)'", at: text.location,
      help: didYouMean(text.string, known) ?? "it has: \(known.joined(separator: ", "))")
  }

  static func unknownWay(_ text: EmbeddedText, known: [String]) -> Diagnostic {
    Diagnostic(
      id: "unknown-way", "'\(text.string)' is no place where a module is shown", at: text.location,
      help: didYouMean(text.string, known) ?? "use \(known.joined(separator: ", "))")
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

  /// Of what would come into each file that the template makes; nil if nothing is wrong with its text.
  static func noTemplateText(_ source: SourceText) -> Diagnostic? {
    if let conflict = conflictMarker(in: source, expecting: "a template") { return conflict }
    let invalid = firstInvalidUTF8(in: source.bytes)
    return (invalid ?? source.bytes.firstIndex(of: 0)).map { place in
      Diagnostic(
        id: "not-utf-8",
        invalid == nil ? "the file holds NUL, as no text does" : "the file is not UTF-8",
        at: SourceLocation(source: source, range: place..<place + 1), help: "save it as UTF-8")
    }
  }

  static func pathOfFolder(_ path: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-path", "'\(path.string)' is a folder", at: path.location,
      help: "write the name of the file behind it")
  }

  static func unusedTemplate(_ name: String, _ source: SourceText) -> Diagnostic {
    Diagnostic(
      id: "unused-template", "no file of the pack uses '\(name)'",
      at: source.firstLine,
      help: "name it in 'files' or in an 'include', or delete it")
  }

  static func badKey(_ what: String, _ text: EmbeddedText) -> Diagnostic {
    let near = nearSwiftIdentifier(for: text.string).flatMap { isSwiftKeyword($0) ? nil : $0 }
    return Diagnostic(
      id: "bad-\(what)", "'\(showingControls(text.string))' can't be the name of a \(what)",
      at: text.location, help: near.map { "use '\($0)'" } ?? "choose another name")
  }

  static func reservedKey(_ what: String, _ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "reserved-\(what)", "'\(text.string)' has a meaning of its own in every pack",
      at: text.location, help: "choose another name for the \(what)")
  }

  static func mixedProperty(_ text: EmbeddedText, first: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "mixed-property",
      "two contracts share '\(text.string)', but not 'conformer' and 'weak'", at: text.location,
      help: "give them properties of their own",
      notes: [.init("the other one is here", at: first.location)])
  }

  static func notShareable(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "not-shareable",
      "'\(text.string)' can't be shared by modules: it holds other parts, or is held weakly",
      at: text.location, help: "delete 'shareable'")
  }

  static func builderTakesPart(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "builder-takes-part",
      "'\(text.string)' is the builder, which makes the others and has no contracts",
      at: text.location, help: "name another role")
  }

  static func badTypeName(_ name: String, at text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-type-name",
      "for a module 'Sample' this is '\(showingControls(name))', which is no name of a Swift type",
      at: text.location, help: "write something like \"{{ module.name }}Part\"")
  }

  static func badSuffix(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-suffix",
      "'\(showingControls(text.string))' can't be added to the names of a mock's members",
      at: text.location, help: "use letters and digits, and for each key others")
  }

  static func repeatedTypeName(
    _ name: String, at text: EmbeddedText, first: EmbeddedText
  ) -> Diagnostic {
    Diagnostic(
      id: "repeated-type-name", "two types would be called '\(name)' in a module 'Sample'",
      at: text.location, help: "rename one of them",
      notes: [.init("the other one is here", at: first.location)])
  }
}
