import Foundation

/// The Swift files of this repository: real ones, of all kinds.
enum RepositoryFiles {
  static func swift(_ file: String = #filePath) -> [URL] {
    let root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ["Sources", "Tests", "Generated"].flatMap { folder in
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }
  }
}
