/// Paths as plain strings with `/`, as the user gave them.
///
/// All of it works on bytes: to a `Character` a slash with a combining mark behind it would be none.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// `"a/b.swift"` → `"a"`, `"b.swift"` → `""`, `"/a"` → `"/"`
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The folders around a path, the nearest first: `"/a/b/c"` → `"/a/b"`, `"/a"`, `"/"`
  package static func parents(of path: String) -> [String] {
    var parents: [String] = []
    var path = path
    while true {
      let parent = folder(of: path)
      guard !parent.isEmpty, parent != path else { return parents }
      parents.append(parent)
      path = parent
    }
  }

  /// `"a/b.swift"` → `"b.swift"`
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// `"a"`, `"b"` → `"a/b"`; an absolute second part stands alone, `.` and an empty first one
  /// vanish.
  package static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty || folder == "." { return path }
    if path.isEmpty || path == "." { return folder }
    // Grown step by step it would take twice the memory.
    var joined = ""
    joined.reserveCapacity(folder.utf8.count + 1 + path.utf8.count)
    joined += folder
    if folder.utf8.last != slash { joined += "/" }
    joined += path
    return joined
  }

  /// Without `.`, doubled slashes and those `..` that follow a name: `"a/./b/../c"` → `"a/c"`,
  /// `"../a"` → `"../a"`, `""` → `"."`
  package static func normal(_ path: String) -> String {
    if withBytes(of: path, isPlain) { return path }
    let isAbsolute = isAbsolute(path)
    let joined = normalParts(of: path).joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The path from the root, seen from `folder`, which is absolute.
  package static func absolute(_ path: String, in folder: String) -> String {
    normal(join(folder, path))
  }

  /// How an absolute path is written seen from an absolute folder: `"/a/b/c"` from `"/a/d"` →
  /// `"../b/c"`, from `"/a/b/c"` → `"."`
  package static func relative(_ path: String, to folder: String) -> String {
    let plain = withBytes(of: path) { path in
      withBytes(of: folder) { folder in
        isPlain(path) && isPlain(folder) ? plainPath(of: path, seenFrom: folder) : nil
      }
    }
    if let plain { return plain }
    let target = normalParts(of: path)
    let base = normalParts(of: folder)
    let common = zip(target, base).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let parts =
      Array(repeating: Substring(".."), count: base.count - common) + target.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether nothing has to be worked out to bring an absolute path into its normal form: so it is nearly
  /// always, and hundreds of thousands of times in a large project.
  private static func isPlain(_ path: Bytes) -> Bool {
    guard path.first == slash else { return false }
    var isStart = false
    for byte in path {
      if isStart, byte == UInt8(ascii: ".") || byte == slash { return false }
      isStart = byte == slash
    }
    return !isStart
  }

  private static func plainPath(of path: Bytes, seenFrom folder: Bytes) -> String {
    // The last place at which both have ended a name.
    var common = 0
    var index = 0
    while true {
      let (isEnd, isOtherEnd) = (index == path.count, index == folder.count)
      if isEnd || path[index] == slash, isOtherEnd || folder[index] == slash { common = index }
      guard !isEnd, !isOtherEnd, path[index] == folder[index] else { break }
      index += 1
    }
    var parts = Array(repeating: "..", count: folder[common...].count { $0 == slash })
    if common < path.count {
      let below = String(decoding: path[(common + 1)...], as: UTF8.self)
      if parts.isEmpty { return below }
      parts.append(below)
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether a normal path is a folder or lies in it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    let length = folder.utf8.count
    guard path.utf8.count >= length else { return false }
    return withBytes(of: path) { path in
      withBytes(of: folder) { folder in
        guard path.prefix(length).elementsEqual(folder) else { return false }
        return folder.last == slash || path.count == length || path[length] == slash
      }
    }
  }

  /// Whether there is a NUL in a path, at which the system would cut it off.
  static func holdsNul(_ path: String) -> Bool { withBytes(of: path) { $0.contains(0) } }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func withBytes<Value>(of path: String, _ body: (Bytes) -> Value) -> Value {
    if let value = path.utf8.withContiguousStorageIfAvailable(body) { return value }
    // A string that another language has made.
    var path = path
    return path.withUTF8(body)
  }

  /// The first folder in a path that a version control system keeps its own files in: what is written
  /// there may be run, or lost. Some disks ignore case and invisible characters.
  package static func versionControlFolder(in path: String) -> String? {
    // Most paths have neither a hidden part nor a letter that could be invisible.
    var isStart = true
    let isPlain = path.utf8.allSatisfy { byte in
      defer { isStart = byte == slash }
      return byte < 0x80 && !(isStart && byte == UInt8(ascii: "."))
    }
    if isPlain { return nil }
    for part in path.utf8.split(separator: slash) {
      let name = String(Substring(part))
      let visible = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      if versionControlNames.contains(String(String.UnicodeScalarView(visible)).lowercased()) {
        return name
      }
    }
    return nil
  }

  static let versionControlNames: Set = [".git", ".hg", ".svn", ".bzr", ".jj", ".pijul"]

  /// The first name in a path that starts with a dot, `..` aside: `"a/.b/c"` → `".b"`
  package static func hiddenName(in path: String) -> String? {
    path.utf8.split(separator: slash).lazy.map { String(Substring($0)) }
      .first { $0.utf8.first == UInt8(ascii: ".") && $0 != "." && $0 != ".." }
  }

  /// How many bytes a name in a folder has at most.
  package static let longestName = 255

  package static func hasLongName(_ path: String) -> Bool {
    path.utf8.split(separator: slash).contains { $0.count > longestName }
  }

  /// Whether a path starts as a shell writes a home folder: `"~/a"`, `"~tim/a"`. To anybody else that
  /// is a folder called `~`.
  package static func beginsWithTilde(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "~")
  }

  private static func normalParts(of path: String) -> [Substring] {
    let isAbsolute = isAbsolute(path)
    var parts: [Substring] = []
    for bytes in path.utf8.split(separator: slash) {
      let part = Substring(bytes)
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return parts
  }
}
