import ViperText

// All that importing templates says.

/// Why something of a template does not get into the pack.
enum LeftAlone {
  case noName, noFile, noFiles, objectiveC, noInformation, besideVariations, sameForAll, unreadable,
    tooLong
  case noConformer, foreignConformer
  case severalConformers([String])
  /// The pack's name.
  case sameName(String)

  fileprivate var message: String {
    switch self {
    case .noName: "its entry has no 'name'"
    case .noFile: "there is no such file"
    case .noFiles: "it names no file with a 'path'"
    case .objectiveC: "modules are Swift, and this is Objective-C"
    case .noInformation: "it has no TemplateInfo.plist"
    case .besideVariations: "it stands beside the variations of the template"
    case .sameForAll: "it is the same for every module"
    case .unreadable: "it can't be read as Swift, so that nothing in it is wired"
    case .tooLong: "with what its variables stand for, the template has more than 16 MiB"
    case .noConformer: "nothing in the template conforms to it"
    case .foreignConformer: "what conforms to it is not declared in the template"
    case .sameName(let name): "another template makes the pack '\(name)'"
    case .severalConformers(let types): "\(types.joined(separator: ", ")) conform to it"
    }
  }

  fileprivate var help: String? {
    switch self {
    case .noName, .noFile, .noFiles: "mend the template's entry"
    case .objectiveC, .noInformation, .besideVariations: nil
    case .tooLong: "give its options shorter values, or use them less often"
    case .sameForAll: "copy it into the project once"
    case .sameName: "import it by itself, into another folder"
    case .unreadable: "mend its syntax, and import it again"
    case .noConformer, .foreignConformer, .severalConformers:
      "add members in the pack's templates by hand, where the protocol is and what conforms to it"
    }
  }
}

extension Diagnostic {
  package static func noPeerTemplate(_ folder: String, suffix: String) -> Diagnostic {
    Diagnostic(
      id: "no-peer-template", "there is no template in \(folder): nothing is called '…\(suffix)'",
      at: nil, help: "name the folder of a template, or one that holds some")
  }

  static func templateTooLarge(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "template-too-large", "'\(path)' holds more than 2,000 files or 16 MiB", at: nil,
      help: "name the folder that holds the template and nothing else")
  }

  static func notUTF8(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(id: "not-utf-8", "the file is not UTF-8", at: place, help: "save it as UTF-8")
  }

  static func badRambaspec(_ message: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      id: "bad-yaml", "this YAML can't be read: \(message)", at: location,
      help: "write it as Generamba's own templates do")
  }

  static func badPropertyList(_ message: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      id: "bad-property-list", "this property list can't be read: \(message)", at: location,
      help: "plutil -convert xml1 TemplateInfo.plist, on a Mac, writes it anew")
  }

  static func unknownLiquid(_ message: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, id: "unknown-liquid", "the file is left alone: \(message)", at: location,
      help: "change the template, or write the file into the pack by hand")
  }

  /// - Parameter count: how many others are left alone for the same reason.
  static func leftAlone(
    _ what: String, andOthers count: Int = 0, because reason: LeftAlone,
    at location: SourceLocation?
  ) -> Diagnostic {
    let others = count == 0 ? "" : count == 1 ? ", as is 1 other" : ", as are \(count) others"
    return Diagnostic(
      .warning, id: "left-alone", "'\(what)' is left alone\(others): \(reason.message)",
      at: location, help: reason.help)
  }

  static func unsetParameter(_ name: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      id: "unset-parameter", "the template needs a value for '\(name)' here", at: location,
      help: "say it: --set \(name)=VALUE")
  }

  static func badParameter(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      id: "bad-parameter", "a parameter is a name, an equals sign and its value",
      at: SourceLocation(source: source, range: 0..<source.bytes.count),
      help: "write it as 'prefix=ABC'")
  }

  static func unknownParameter(
    _ name: String, in source: SourceText, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-parameter", "no template asks for '\(name)'",
      at: SourceLocation(source: source, range: 0..<name.utf8.count),
      help: didYouMean(name, known)
        ?? (known.isEmpty ? "leave it out" : "they ask for: \(known.joined(separator: ", "))"))
  }
}
