import ViperProject

/// What a target does with a file.
struct FileKind {
  /// The kind of the target's list: `PBXSourcesBuildPhase`.
  let phase: String
  /// What Xcode calls the list.
  let phaseName: String
  /// What Xcode calls the file's type.
  let type: String

  /// - Returns: nil for a file that no target needs, such as a lock.
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
