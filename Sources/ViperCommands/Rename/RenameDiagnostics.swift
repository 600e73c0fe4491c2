import ViperText

// All that is said of renaming a module.

extension Diagnostic {
  static func sameName(_ name: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "same-name", "the module is called '\(name.string)' already", at: name.location,
      help: "give it another name")
  }

  static func takenModule(_ name: EmbeddedText, spec: String) -> Diagnostic {
    Diagnostic(
      id: "taken-module", "'\(spec)' is a module of that name already", at: name.location,
      help: "choose another name")
  }

  /// - Parameter first: one of the files.
  static func notInStep(count: Int, first: String) -> Diagnostic {
    let files = count == 1 ? "'\(first)' is" : "'\(first)' and \(count - 1) more are"
    return Diagnostic(
      id: "not-in-step", "\(files) not as the specs say, and a rename is to change names only",
      at: nil, help: "run 'viper-gen generate' first")
  }

  static func takenPath(_ path: String, module: String) -> Diagnostic {
    Diagnostic(
      id: "taken-path", "'\(path)' exists already, and a file of '\(module)' would have its place",
      at: nil, help: "move it away, or choose another name")
  }

  static func takenName(_ name: String, at place: SourceLocation, module: String) -> Diagnostic {
    Diagnostic(
      id: "used-name", "'\(name)' stands here, and a type of '\(module)' would be called so",
      at: place, help: "rename it here first, or choose another name for the module")
  }

  static func leftLink(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "left-link",
      "'\(path)' was not moved: it is hidden, executable or a symbolic link", at: nil,
      help: "if it belongs to the module, move it yourself")
  }

  static func movedRepository(_ folder: String) -> Diagnostic {
    Diagnostic(
      id: "moved-repository", "'\(folder)' is a repository of its own, and viper-gen moves none",
      at: nil, help: "rename the folder yourself, then run the command again")
  }
}
