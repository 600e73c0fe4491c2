import ViperText

extension Diagnostic {
  private static let sayPlugin = "add \"write\": \"plugin\" to the viper-gen.json"

  static func writtenByGenerate(at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      id: "written-by-generate",
      "'write' is 'files', so that 'viper-gen generate' makes what this build would make again",
      at: location, help: "write \"plugin\", or leave the plugin out")
  }

  static func madeTwice(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "made-twice",
      "'\(path)' was written by 'viper-gen generate', and the build makes it, too",
      at: nil, help: sayPlugin + " and run 'viper-gen generate', which removes the file")
  }

  static func foreignBuildFile(
    _ path: String, _ bytes: [UInt8], option: String = "--into"
  ) -> Diagnostic {
    let source = SourceText(path: path, bytes: bytes)
    return Diagnostic(
      id: "foreign-file", "this file is not viper-gen's, and the build would write over it",
      at: source.firstLine,
      help: option == "--into"
        ? "move it away, or build into another folder with '--into'"
        : "move it away, or name another file with '\(option)'")
  }

  static func unreadableByMake(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "unsupported-depfile-path", "make can't read the path '\(path)' in a depfile", at: nil,
      help: "rename the file or folder, or build without '--depfile'")
  }

  static func notStarted(_ path: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      .warning, id: "not-started", "'\(path)' is yours to write, and not there yet", at: location,
      help: "to start it: swift package viper-gen generate, or 'viper-gen generate'")
  }

  static func notMerged(
    _ path: String, isThere: Bool, at location: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "not-merged", "'\(path)' was last merged with an older spec",
      at: location,
      help:
        "to merge the changes into it: swift package viper-gen generate, or 'viper-gen generate'"
        + (isThere ? "" : "; if it was deleted, '--restart' starts it anew"))
  }
}
