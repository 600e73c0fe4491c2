import ViperProject
import ViperSpec
import ViperText

/// The files of a folder and those below it, read at once.
struct TemplateFolder {
  /// What a folder may cost: more files or bytes are no template.
  private static let limits = (files: 2_000, bytes: 16 << 20)

  /// As messages call it.
  let path: String
  /// By their path in the folder.
  private(set) var files: [String: SourceText] = [:]

  var name: String { FilePath.name(of: path) }
  var paths: [String] { files.keys.sorted() }

  /// What is read as text; others, such as pictures, are not looked at.
  private static let textSuffixes = [".swift", ".liquid", ".rambaspec"]

  /// - Returns: nil, with a diagnostic, for a folder that holds too much.
  static func read(
    _ folder: String, disk: any Disk, display: PathDisplay, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> TemplateFolder? {
    var read = TemplateFolder(path: display(folder))
    var folders = [""]
    var (seen, byteCount) = (0, 0)
    while let inner = folders.popLast() {
      for entry in try disk.entries(of: FilePath.join(folder, inner)) ?? []
      where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = FilePath.join(inner, entry.name)
        seen += 1
        if entry.kind == .folder { folders.append(path) }
        if entry.kind == .file, let bytes = try disk.read(FilePath.join(folder, path)) {
          byteCount += bytes.count
          let source = SourceText(path: FilePath.join(read.path, path), bytes: bytes)
          let isText = textSuffixes.contains { path.hasSuffix($0) }
          if isText, let place = bytes.withUnsafeBufferPointer({ firstInvalidUTF8(in: $0) }) {
            diagnostics.append(.notUTF8(SourceLocation(source: source, range: place..<place + 1)))
          }
          read.files[path] = source
        }
        guard seen <= limits.files, byteCount <= limits.bytes else {
          diagnostics.append(.templateTooLarge(read.path))
          return nil
        }
      }
    }
    return read
  }

  private init(path: String) {
    self.path = path
  }
}

/// Finds templates below a folder.
struct TemplateSearch {
  /// So many files and folders are looked at.
  private static let limit = 50_000

  let disk: any Disk

  /// The absolute folders whose own name, or the name of a file in which, ends as it should; those
  /// inside of others are not listed.
  ///
  /// - Parameter isTemplate: whether a folder with such entries is one.
  func folders(
    below root: String, where isTemplate: (_ folder: String, _ entries: [DiskEntry]) -> Bool
  ) throws(DiskError) -> [String]? {
    guard var entries = try disk.entries(of: root) else { return nil }
    var found: [String] = []
    var waiting: [String] = []
    var folder = root
    var seen = 0
    while true {
      seen += entries.count
      if isTemplate(folder, entries) {
        found.append(folder)
      } else {
        for entry in entries.reversed() where entry.kind == .folder && !entry.name.hasPrefix(".") {
          waiting.append(FilePath.join(folder, entry.name))
        }
      }
      guard seen <= Self.limit, let next = waiting.popLast() else { return found }
      folder = next
      entries = try disk.entries(of: folder) ?? []
    }
  }
}
