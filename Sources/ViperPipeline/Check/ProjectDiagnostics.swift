import ViperProject
import ViperSpec
import ViperText

// All that is said of the specs and files of a project.

extension Diagnostic {
  package static func noTestModule() -> Diagnostic {
    Diagnostic(
      id: "no-test-module", "tests would be made, but of which Swift module they import is unknown",
      at: nil, help: "add \"testModule\": \"MyApp\" to the viper-gen.json")
  }

  static func unknownPack(_ text: EmbeddedText, known: [String]) -> Diagnostic {
    let near = nearMatch(for: text.string, in: known).map { "did you mean '\($0)'?" }
    return Diagnostic(
      id: "unknown-pack", "there is no pack '\(text.string)'", at: text.location,
      help: near
        ?? "built in: \(known.joined(separator: ", ")); write a folder as \"./\(text.string)\"")
  }

  static func badModuleName(_ name: String, path: String) -> Diagnostic {
    let near = nearSwiftIdentifier(for: name).map { pascalCased($0) }
      .map { isReservedSwiftTypeName($0) ? $0 + "Screen" : $0 }
    return Diagnostic(
      id: "bad-module-name",
      "'\(path)': '\(name)' can't be the name of a module, since it is no name of a Swift type",
      at: nil, help: near.map { "rename the file to '\($0).viper.json'" })
  }

  static func neverOpened(_ spec: Spec) -> Diagnostic {
    Diagnostic(
      .warning, id: "never-opened", "no route opens '\(spec.name)'",
      at: spec.start,
      help:
        "open it with \"to\": \"\(spec.name)\"; if the app starts with it, name it in 'start' or 'tabs' "
        + "of the config's 'app', or add \"root\": true"
    )
  }

  static func clashingType(
    _ name: String, at location: SourceLocation, first: TypePlace
  ) -> Diagnostic {
    Diagnostic(
      id: "clashing-type", "'\(name)' is declared by '\(first.module)' too, in the same target",
      at: location, help: "rename one of the two, or declare it once and use it in both",
      notes: [.init("first declared here", at: first.location)])
  }

  static func clashingPart(
    _ name: String, at location: SourceLocation, module: String, spec: Spec
  ) -> Diagnostic {
    Diagnostic(
      id: "clashing-type", "'\(name)' is what a part of the module '\(module)' is called",
      at: location, help: "rename it",
      notes: [
        .init(
          "'\(module)' is made from this spec",
          at: spec.start)
      ])
  }

  static func sharedType(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "clashing-type", "'\(name)' is what a type of the project as a whole is called",
      at: location, help: "rename it, or name the app or the container otherwise in the config")
  }

  static func sharedTests(_ name: String, of spec: Spec) -> Diagnostic {
    Diagnostic(
      id: "clashing-type",
      "'\(name)' is what the tests of '\(spec.name)' and of the app are called",
      at: spec.start,
      help: "rename the module, or the app in the config")
  }

  /// - Parameter pattern: where it stands what the path is.
  package static func pathOutside(_ path: String, folder: String, at pattern: SourceLocation?)
    -> Diagnostic
  {
    Diagnostic(
      id: "path-outside", "'\(path)' lies outside the module's folder '\(folder)'", at: pattern,
      help: "write a path below that folder")
  }

  package static func placedOutside(_ path: String, root: String, at pattern: SourceLocation?)
    -> Diagnostic
  {
    Diagnostic(
      id: "path-outside", "'\(path)' lies outside the project's folder '\(root)'", at: pattern,
      help: "write a path below that folder")
  }

  /// What is wrong with the path of a file in a module's folder; nil for any other.
  ///
  /// - Parameters:
  ///   - path: from the folder on.
  ///   - shown: the same as a message shows it.
  package static func badPath(
    _ path: String, shown: @autoclosure () -> String, at location: SourceLocation?
  ) -> Diagnostic? {
    let isRead = isReadByTools(FilePath.name(of: path))
    if FilePath.isOrdinary(path), !FilePath.beginsWithTilde(path), !isRead { return nil }
    let what: String
    if showingControls(path) != path {
      what = " has a control character in it, shown as U+FFFD"
    } else if FilePath.beginsWithTilde(path) {
      what = ": '~' means a home folder in a shell only"
    } else if let name = FilePath.versionControlFolder(in: path) {
      what = " lies in '\(name)', the folder of a version control system"
    } else if FilePath.hasLongName(path) {
      what = " has a name of more than \(FilePath.longestName) bytes"
    } else if let name = FilePath.hiddenName(in: path) {
      what = " is hidden by '\(name)': other tools read such files"
    } else if isRead {
      what = " is the name of a file that viper-gen or SwiftPM reads"
    } else {
      return nil
    }
    return Diagnostic(
      id: "bad-path", "'\(showingControls(shown()))'" + what, at: location,
      help: "write another path")
  }

  /// Whether SwiftPM or viper-gen reads a file of that name.
  package static func isReadByTools(_ name: String) -> Bool {
    let name = FilePath.folded(name)
    return [Config.fileName, "pack.json"].contains(name) || name.hasSuffix(Project.lockSuffix)
      || name.hasSuffix(Project.SpecFile.suffix)
      || (name.hasPrefix("package") && name.hasSuffix(".swift")
        && name.dropFirst(7).dropLast(6).allSatisfy { "@swift-.0123456789".contains($0) })
  }

  static func unreadableSpec(_ path: String, _ error: DiskError) -> Diagnostic {
    Diagnostic(
      id: "unreadable-spec", "'\(path)' can't be read: \(error.plainReason)", at: nil,
      help: "make it a file that may be read, or move it away")
  }

  static func lostSpec(_ path: String) -> Diagnostic {
    if path.unicodeScalars.contains("\u{FFFD}") {
      return Diagnostic(
        id: "lost-spec", "the file's name is no UTF-8, shown with U+FFFD: '\(path)'", at: nil,
        help: "rename the file")
    }
    return Diagnostic(
      id: "lost-spec", "'\(path)' can't be found: it is not there, or a link to nowhere", at: nil,
      help: "write the path of a spec, or delete the link")
  }

  static func repeatedModule(_ file: Project.SpecFile, first: Project.SpecFile) -> Diagnostic {
    let what =
      file.name == first.name
      ? "one module '\(file.name)'" : "modules whose names differ in case only"
    return Diagnostic(
      id: "repeated-module", "'\(file.displayPath)' and '\(first.displayPath)' make \(what)",
      at: nil, help: "rename one of the two files")
  }

  /// - Parameter pattern: where it stands what the path of the second one is.
  package static func repeatedPath(
    _ path: String, of module: String, at pattern: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      id: "repeated-path",
      "two files of '\(module)' would be written to '\(path)'", at: pattern,
      help: "write another path; many disks take names that differ in case only for one")
  }

  package static func repeatedPath(_ path: String, modules: [String]) -> Diagnostic {
    Diagnostic(
      id: "repeated-path",
      "two files would be written to '\(path)', of \(modules.joined(separator: " and "))",
      at: nil, help: "rename a module, or give the modules folders of their own with 'output'")
  }
}

extension Spec {
  /// Where something is said of it as a whole.
  fileprivate var start: SourceLocation {
    SourceLocation(source: source, range: 0..<min(1, source.bytes.count))
  }
}
