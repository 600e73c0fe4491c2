import ViperPipeline
import ViperProject
import ViperText

/// The file that tells make and Ninja that a build is done, and since when: it names the files that were made.
///
/// The next run deletes those of them that it does not make any more, wherever the folder lies. A file that
/// another stamp names stays, since its spec now belongs to that build; such stamps lie beside this one or in the
/// build's folder.
struct BuildStamp {
  /// One that records nothing: stamps are no inputs of a build.
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
    guard let stamp = request.stamp, let bytes = try disk.read(stamp) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.isEmpty || text.hasPrefix(Self.head) else {
      diagnostics.append(.foreignBuildFile(display(stamp), bytes, option: "--stamp"))
      return []
    }
    var removed: [Change] = []
    var others: Set<Substring>?
    for name in text.dropFirst(Self.head.count).split(separator: "\n") {
      let path = FilePath.join(request.folder, String(name))
      guard BuildRequest.module(ofFile: String(name)) != nil, !name.contains("/"),
        !changes.contains(where: { $0.path == path }),
        let bytes = try disk.read(path), GeneratedMark(reading: bytes) != nil
      else { continue }
      if others == nil { others = try namedByOthers(than: stamp) }
      if others?.contains(name) == true { continue }
      removed.append(Change(for: .generated, status: .remove, path: path, old: bytes))
    }
    return removed
  }

  private func namedByOthers(than stamp: String) throws(DiskError) -> Set<Substring> {
    var names: Set<Substring> = []
    for folder in Set([FilePath.folder(of: stamp), request.folder]) {
      for entry in try disk.entries(of: folder) ?? [] where entry.kind == .file {
        let path = FilePath.join(folder, entry.name)
        guard path != stamp, BuildRequest.module(ofFile: entry.name) == nil,
          let bytes = try disk.read(path), bytes.starts(with: Self.head.utf8)
        else { continue }
        let text = String(decoding: bytes.dropFirst(Self.head.utf8.count), as: UTF8.self)
        names.formUnion(text.split(separator: "\n"))
      }
    }
    return names
  }
}
