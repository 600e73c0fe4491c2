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
    if isPlain(path.utf8) { return path }
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
    if isPlain(path.utf8), isPlain(folder.utf8) {
      return plainPath(of: Substring(path).utf8, seenFrom: Substring(folder).utf8)
    }
    let target = normalParts(of: path)
    let base = normalParts(of: folder)
    let common = zip(target, base).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let parts =
      Array(repeating: Substring(".."), count: base.count - common) + target.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether nothing has to be worked out to bring an absolute path into its normal form: so it is nearly
  /// always, and hundreds of thousands of times in a large project.
  private static func isPlain(_ path: String.UTF8View) -> Bool {
    guard path.first == slash else { return false }
    var isStart = false
    for byte in path {
      if isStart, byte == UInt8(ascii: ".") || byte == slash { return false }
      isStart = byte == slash
    }
    return !isStart
  }

  private static func plainPath(
    of path: Substring.UTF8View, seenFrom folder: Substring.UTF8View
  ) -> String {
    // What follows the last place at which both have ended a name.
    var (rest, around) = (path, folder)
    var (index, other) = (path.startIndex, folder.startIndex)
    while true {
      let (isEnd, isOtherEnd) = (index == path.endIndex, other == folder.endIndex)
      if isEnd || path[index] == slash, isOtherEnd || folder[other] == slash {
        (rest, around) = (path[index...], folder[other...])
      }
      guard !isEnd, !isOtherEnd, path[index] == folder[other] else { break }
      path.formIndex(after: &index)
      folder.formIndex(after: &other)
    }
    let parents = Array(repeating: "..", count: around.count { $0 == slash })
    let below = rest.isEmpty ? [] : [String(Substring(rest.dropFirst()))]
    return parents.isEmpty && below.isEmpty ? "." : (parents + below).joined(separator: "/")
  }

  /// Whether a normal path is a folder or lies in it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8) else { return false }
    return folder.utf8.last == slash || path.utf8.count == folder.utf8.count
      || path.utf8.dropFirst(folder.utf8.count).first == slash
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
