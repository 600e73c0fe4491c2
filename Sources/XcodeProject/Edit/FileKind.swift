import ViperProject

/// How a target uses a file.
struct FileKind {
  /// The kind of the build phase: `PBXSourcesBuildPhase`.
  let phase: String
  /// The phase's name in Xcode.
  let phaseName: String
  /// The file's type in Xcode.
  let type: String

  /// - Returns: Nil for a file that no target needs, such as a lock file.
  init?(_ path: String) {
    let name = FilePath.name(of: path)
    switch name.utf8.split(separator: UInt8(ascii: ".")).last.map({ String(Substring($0)) }) {
    case "swift": self.init("Sources", "sourcecode.swift")
    case "storyboard": self.init("Resources", "file.storyboard")
    case "xib": self.init("Resources", "file.xib")
    default: return nil
    }
  }

  private init(_ phaseName: String, _ type: String) {
    self.phase = "PBX\(phaseName)BuildPhase"
    self.phaseName = phaseName
    self.type = type
  }
}
