import ViperProject

struct FileKind {
  let phaseName: String
  let type: String

  var phase: String { "PBX\(phaseName)BuildPhase" }

  /// - Returns: Nil for a file that no target needs, such as a lock file.
  init?(_ path: String) {
    switch FilePath.ending(of: path) {
    case "swift": (phaseName, type) = ("Sources", "sourcecode.swift")
    case "storyboard": (phaseName, type) = ("Resources", "file.storyboard")
    case "xib": (phaseName, type) = ("Resources", "file.xib")
    default: return nil
    }
  }
}
