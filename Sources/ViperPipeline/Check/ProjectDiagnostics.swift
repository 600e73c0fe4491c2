import ViperProject
import ViperSpec
import ViperText

extension Diagnostic {
  package static func noTestModule() -> Self {
    Diagnostic(
      id: "missing-test-module",
      "can't generate tests, because the Swift module that they import is unknown",
      help: "add \"testModule\": \"MyApp\" to viper-gen.json")
  }

  static func unknownPack(_ text: EmbeddedText, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-pack", "unknown pack '\(text)'", at: text,
      help: didYouMean(text.string, known)
        ?? "use one of the built-in packs: \(known.joined(separator: ", ")); for a folder, write \"./\(text)\""
    )
  }

  static func badModuleName(_ name: String, path: String) -> Self {
    let near = nearSwiftIdentifier(for: name).map { pascalCased($0) }
      .map { isReservedSwiftTypeName($0) ? $0 + "Screen" : $0 }
    return Diagnostic(
      id: "invalid-module-name",
      "the name of '\(path)' isn't valid for a module, because '\(name)' isn't a valid Swift type name",
      help: near.map { "rename the file to '\($0).viper.json'" })
  }

  static func neverOpened(_ spec: Spec) -> Self {
    Diagnostic(
      .warning, id: "unused-module", "no route opens '\(spec.name)'", at: spec.start,
      help:
        "open '\(spec.name)' with \"to\": \"\(spec.name)\"; if the app starts with '\(spec.name)', add it to 'start' or 'tabs' "
        + "in the config's 'app', or add \"root\": true")
  }

  static func noAppRoots(_ by: EmbeddedText, app: AppConfig?) -> Self {
    guard let app else {
      return Diagnostic(
        id: "missing-app", "'\(by)' needs an app, but the config has no 'app'", at: by,
        help:
          "add \"app\": { \"name\": \"Shop\", \"start\": \"Login\", \"tabs\": [\"Home\"] } to viper-gen.json"
      )
    }
    let missing = app.start == nil ? "start" : "tabs"
    return Diagnostic(
      id: "missing-app-root",
      "'\(by)' needs an app with 'start' and 'tabs', but the app has no '\(missing)'", at: by,
      help: "add '\(missing)' to 'app' in viper-gen.json",
      note: .init("the app is declared here", at: app.name))
  }

  static func clashingType(_ name: String, at location: SourceLocation, first: TypePlace) -> Self {
    Diagnostic(
      id: "conflicting-type", "'\(name)' is also declared by '\(first.module)', in the same target",
      at: location, help: "rename one of the two, or declare it once and use it in both modules",
      note: .first(name, at: first))
  }

  static func clashingPart(
    _ name: String, at location: SourceLocation, module: String, spec: Spec
  ) -> Self {
    Diagnostic(
      id: "conflicting-type", "'\(name)' is also the name of a component of the module '\(module)'",
      at: location, help: "choose another name for this type",
      note: .init("'\(module)' is generated from this spec", at: spec.start))
  }

  static func sharedType(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "conflicting-type",
      "'\(name)' is also the name of a type generated for the whole project", at: location,
      help: "rename the type, or rename the app or the container in the config")
  }

  static func sharedTests(_ name: String, of spec: Spec) -> Self {
    Diagnostic(
      id: "conflicting-type",
      "the tests of '\(spec.name)' and of the app have the same name, '\(name)'", at: spec.start,
      help: "rename the module, or the app in the config")
  }

  package static func pathOutside(
    _ path: String, _ folder: String, isOfModule: Bool, at pattern: SourceLocation?
  ) -> Self {
    let kind = isOfModule ? "module's folder" : "project folder"
    return Diagnostic(
      id: "invalid-outside-path", "'\(path)' is outside the \(kind) '\(folder)'", at: pattern,
      help: "use a path inside this folder")
  }

  /// Checks a path in a module's folder; nil if it is valid.
  package static func badPath(
    _ path: String, shown: @autoclosure () -> String, at location: SourceLocation?
  ) -> Self? {
    let isRead = isReadByTools(FilePath.name(of: path))
    if FilePath.isOrdinary(path), !FilePath.beginsWithTilde(path), !isRead { return nil }
    let what: String
    if showingControls(path) != path {
      what = " contains a control character (shown as U+FFFD)"
    } else if FilePath.beginsWithTilde(path) {
      what = " can't begin with '~', which only shells replace"
    } else if let name = FilePath.versionControlFolder(in: path) {
      what = " is inside '\(name)', the folder of a version control system"
    } else if FilePath.hasLongName(path) {
      what = " has a name with more than \(FilePath.longestName) bytes"
    } else if let name = FilePath.hiddenName(in: path) {
      what = " is hidden by '\(name)', and other tools may read hidden files"
    } else if isRead {
      what = " is reserved, because viper-gen or SwiftPM reads files with this name"
    } else {
      return nil
    }
    return Diagnostic(
      id: "invalid-path", "'\(showingControls(shown()))'" + what, at: location,
      help: "use another path")
  }

  package static func isReadByTools(_ name: String) -> Bool {
    let name = FilePath.folded(name)
    return [Config.fileName, "pack.json"].contains(name) || name.hasSuffix(Project.lockSuffix)
      || name.hasSuffix(Project.SpecFile.suffix)
      || (name.hasPrefix("package") && name.hasSuffix(".swift")
        && name.dropFirst(7).dropLast(6).allSatisfy { "@swift-.0123456789".contains($0) })
  }

  static func unreadableSpec(_ path: String, _ error: DiskError) -> Self {
    Diagnostic(
      id: "unreadable-spec", "'\(path)' can't be read: \(error.plainReason)",
      help: "make '\(path)' a readable file, or move it")
  }

  static func lostSpec(_ path: String) -> Self {
    if path.unicodeScalars.contains("\u{FFFD}") {
      return Diagnostic(
        id: "missing-spec", "the name of the file '\(path)' isn't UTF-8 (shown with U+FFFD)",
        help: "rename the file")
    }
    return Diagnostic(
      id: "missing-spec",
      "can't find '\(path)', because it doesn't exist or is a symbolic link to a missing file",
      help: "check the path, or delete the symbolic link")
  }

  static func repeatedModule(_ file: Project.SpecFile, first: Project.SpecFile) -> Self {
    let what =
      file.name == first.name
      ? "the same module, '\(file.name)'"
      : "modules whose names differ only in upper and lower case"
    return Diagnostic(
      id: "duplicate-module", "'\(file.displayPath)' and '\(first.displayPath)' define \(what)",
      help: "rename one of the two files")
  }

  package static func repeatedPath(
    _ path: String, of module: String, at pattern: SourceLocation?
  ) -> Self {
    Diagnostic(
      id: "duplicate-path", "two files of '\(module)' would be written to '\(path)'", at: pattern,
      help: "use another path, because many disks ignore the case of file names")
  }

  package static func repeatedPath(_ path: String, modules: [String]) -> Self {
    Diagnostic(
      id: "duplicate-path",
      "two files would be written to '\(path)': "
        + modules.map { "one for '\($0)'" }.joined(separator: ", and "),
      help: "rename a module, or give the modules different folders with 'output'")
  }

  package static func noPlainFile(_ path: String, kind: DiskEntry.Kind) -> Self {
    let what =
      switch kind {
      case .folder: "a folder"
      case .link: "a symbolic link"
      case .file, .other: "not a regular file"
      }
    return Diagnostic(
      id: "invalid-file-kind",
      "viper-gen needs the path '\(path)' for a file, but this path is \(what)",
      help: "move '\(path)'")
  }

  static func noXcodeProject(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-xcode-project", "can't find the Xcode project '\(text)'", at: text,
      help: "use the path from the config to the '.xcodeproj'")
  }

  static func severalXcodeProjects(_ names: [String]) -> Self {
    Diagnostic(
      .warning, id: "missing-xcode-place",
      "no Xcode project was changed, because there are several: \(quotedList(names))",
      help: "choose one in viper-gen.json: \"xcode\": { \"project\": \(jsonString(names[0])) }")
  }

  /// Reports a file that mentions a service's protocol, but isn't valid Swift.
  static func unreadSwiftFile(_ source: SourceText) -> Self {
    Diagnostic(
      .note, id: "unreadable-swift-file",
      "skipped this file, because it contains an unmatched bracket, or an unclosed string or comment",
      at: source.location(of: 0..<0),
      help:
        "fix the brackets, strings and comments to let viper-gen read the protocols of this file")
  }

  /// Reports unreadable folders, because their files may declare a service's protocol.
  static func deniedSwiftFiles(_ errors: [DiskError], in folder: String) -> Self? {
    guard let first = errors.first else { return nil }
    let others = errors.count == 1 ? "" : ", and \(errors.count - 1) more in '\(folder)'"
    return Diagnostic(
      id: "unreadable-folder",
      "can't search all Swift files for services, because viper-gen \(first.message)\(others)",
      help: "allow viper-gen to read all Swift files, because they may declare a service's protocol"
    )
  }
}

struct TypePlace: Located {
  let module: String
  let location: SourceLocation
}

extension Spec {
  var start: SourceLocation { source.location(of: 0..<min(1, source.bytes.count)) }
}
