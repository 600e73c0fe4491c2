import ViperPack
import ViperText

// What only rendering a sample shows of a pack.

extension Diagnostic {
  static func pathLeavesFolder(_ path: String, at text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "path-outside",
      "'\(showingControls(path))' is no file in the module's folder", at: text.location,
      help: "start the path with the name of a folder in it, or of the file")
  }

  static func samePath(
    _ path: String, module: String, at text: EmbeddedText, first: EmbeddedText
  ) -> Diagnostic {
    Diagnostic(
      id: "repeated-path", "two files of a module '\(module)' would be '\(path)'",
      at: text.location, help: "give one of them another path, or a 'when' that excludes the other",
      notes: [.init("the other one is here", at: first.location)])
  }

  static func sameFileName(
    _ path: String, module: String, at text: EmbeddedText, first: EmbeddedText
  ) -> Diagnostic {
    Diagnostic(
      id: "repeated-file-name",
      "two files of a module '\(module)' would have the name of '\(path)', which Swift refuses",
      at: text.location, help: "rename one of them",
      notes: [.init("the other one is here", at: first.location)])
  }

  static func pathOfAllModules(_ path: String, at text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      .warning, id: "same-in-all-modules",
      "every module would have a file '\(path)', but in one target no two files share a name",
      at: text.location, help: "put the module's name into it: {{ module.name }}")
  }
}
