import ViperProject

/// Git changes one file after the other, so the files may not match yet, and a file that viper-gen
/// writes could disturb Git.
struct GitWork {
  private let disk: any Disk
  /// The file that exists while Git writes; nil outside of a repository.
  private let lock: String?

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

  /// In a linked work tree, `.git` is a file with the path of the folder.
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
