import ViperProject
import ViperRendering
import ViperText

/// The file that tells make and Ninja that a build is done, and since when: it names the files that were made.
///
/// The next run deletes those of them that it does not make any more, wherever the folder lies.
struct BuildStamp {
  let disk: any Disk
  let request: BuildRequest
  let display: PathDisplay

  private static let head = "# Made by 'viper-gen build'.\n"

  /// The text of a stamp for these changes.
  static func text(of changes: [Change]) -> String {
    let names = changes.filter { $0.status != .remove }.map { FilePath.name(of: $0.path) }
    return head + names.sorted().map { $0 + "\n" }.joined()
  }

  /// Removes what the stamp of the last run names, and this one does not make.
  func leftovers(
    besides changes: [Change], into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [Change] {
    guard let path = request.stamp, let bytes = try disk.read(path) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.isEmpty || text.hasPrefix(Self.head) else {
      diagnostics.append(.foreignBuildFile(display(path), bytes, option: "--stamp"))
      return []
    }
    var removed: [Change] = []
    for name in text.dropFirst(Self.head.count).split(separator: "\n") {
      let path = FilePath.join(request.folder, String(name))
      guard BuildRequest.module(ofFile: String(name)) != nil, !name.contains("/"),
        !changes.contains(where: { $0.path == path }),
        let bytes = try disk.read(path), GeneratedMark(reading: bytes) != nil
      else { continue }
      removed.append(Change(status: .remove, path: path, old: bytes))
    }
    return removed
  }
}
