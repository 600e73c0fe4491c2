import ViperProject

/// Tells whether Git is at work around a folder. It changes one file after the other, so what stands there
/// meanwhile is of no commit, and a file that a run made would be in Git's way.
struct GitWork {
  private let disk: any Disk
  /// What is there while Git writes; nil outside of a repository.
  private let lock: String?

  /// - Parameter folder: absolute.
  init(around folder: String, on disk: any Disk) {
    self.disk = disk
    let folders = [folder] + FilePath.parents(of: folder)
    lock = folders.lazy.compactMap { Self.repository(in: $0, on: disk) }.first
      .map { FilePath.join($0, "index.lock") }
  }

  var isGoingOn: Bool {
    guard let lock else { return false }
    return (try? disk.kind(of: lock)) != nil
  }

  /// The folder of Git's own files: a further work tree has a file with its path.
  private static func repository(in folder: String, on disk: any Disk) -> String? {
    let path = FilePath.join(folder, ".git")
    let kind = try? disk.kind(of: path)
    guard kind == .file else { return kind == .folder ? path : nil }
    let text = String(decoding: (try? disk.read(path)) ?? [], as: UTF8.self)
    let (start, line) = ("gitdir: ", text.prefix { $0 != "\n" && $0 != "\r\n" })
    return line.hasPrefix(start)
      ? FilePath.absolute(String(line.dropFirst(start.count)), in: folder) : nil
  }
}
