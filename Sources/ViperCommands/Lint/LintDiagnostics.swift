import ViperText

extension Diagnostic {
  static func pathLeavesFolder(_ path: String, at text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "invalid-outside-path",
      "'\(showingControls(path))' isn't a file in the module's folder", at: text.location,
      help: "begin the path with the name of the file, or of a folder in the module's folder")
  }

  static func samePath(
    _ path: String, module: String, at text: EmbeddedText, first: EmbeddedText
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-path", "two files of a module '\(module)' would have the path '\(path)'",
      at: text.location,
      help: "change the path of one file, or add a 'when' so that only one of them is generated",
      notes: [.init("the other path is here", at: first.location)])
  }

  static func sameFileName(
    _ path: String, module: String, at text: EmbeddedText, first: EmbeddedText
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-file-name",
      "two files of a module '\(module)' would have the same name as '\(path)', which Swift doesn't allow",
      at: text.location, help: "rename one of the two files",
      notes: [.init("the other file is here", at: first.location)])
  }

  static func pathOfAllModules(_ path: String, at text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      .warning, id: "duplicate-file-of-modules",
      "every module would have a file '\(path)', but the files of a target need different names",
      at: text.location, help: "add the module's name: {{ module.name }}")
  }
}
