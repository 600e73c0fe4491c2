import ViperPipeline
import ViperProject
import ViperText

/// The file that records the outputs of a finished build for make and Ninja.
///
/// The next build deletes recorded files that it no longer generates, unless another stamp in the
/// same folder or in the output folder records them.
struct BuildStamp {
  /// A disk that doesn't record, because stamps aren't inputs.
  let disk: any Disk
  let request: BuildRequest
  let display: PathDisplay

  private static let head = "# Made by 'viper-gen build'.\n"

  static func text(of changes: [Change]) -> String {
    let names = changes.filter { $0.status != .remove }.map { FilePath.name(of: $0.path) }
    return head + names.sorted().map { $0 + "\n" }.joined()
  }

  /// Plans to remove the files that the last stamp records and this build doesn't generate.
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
