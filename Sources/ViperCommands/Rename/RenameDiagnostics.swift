import ViperText

extension Diagnostic {
  static func sameName(_ name: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "unused-rename", "the module is already named '\(name.string)'", at: name.location,
      help: "choose another name")
  }

  static func takenModule(_ name: EmbeddedText, spec: String) -> Diagnostic {
    Diagnostic(
      id: "conflicting-module", "a module '\(name.string)' already exists: '\(spec)'",
      at: name.location,
      help: "choose another name")
  }

  /// - Parameter first: one of the files.
  static func notInStep(count: Int, first: String) -> Diagnostic {
    let files = count == 1 ? "'\(first)' is" : "'\(first)' and \(count - 1) more are"
    return Diagnostic(
      id: "outdated-before-rename", "can't rename the module, because \(files) out of date",
      help: "run 'viper-gen generate' first")
  }

  static func takenPath(_ path: String, module: String) -> Diagnostic {
    Diagnostic(
      id: "conflicting-path", "'\(path)' already exists, but a file of '\(module)' needs this path",
      help: "move the file, or choose another name")
  }

  static func takenName(_ name: String, at place: SourceLocation, module: String) -> Diagnostic {
    Diagnostic(
      id: "conflicting-type-name",
      "'\(name)' already exists, but a type of '\(module)' needs this name",
      at: place, help: "rename '\(name)' here first, or choose another name for the module")
  }

  static func leftLink(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "unsupported-file-move",
      "'\(path)' wasn't moved, because it is hidden, executable or a symbolic link",
      help: "if the file belongs to the module, move it yourself")
  }

  static func movedRepository(_ folder: String) -> Diagnostic {
    Diagnostic(
      id: "unsupported-repository-move",
      "can't move '\(folder)', because it is a separate repository",
      help: "rename the folder yourself, then run the command again")
  }
}
