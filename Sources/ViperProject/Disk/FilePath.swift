#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paths as plain strings with `/`, as the user gave them.
///
/// All of it works on bytes: to a `Character` a slash with a combining mark behind it would be none.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// `"a/b.swift"` → `"a"`, `"b.swift"` → `""`, `"/a"` → `"/"`
  package static func folder(of path: String) -> String {
    withBytes(of: path) { path in
      guard let last = path.lastIndex(of: slash) else { return "" }
      return last == 0 ? "/" : string(path[..<last])
    }
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
    withBytes(of: path) { bytes in
      bytes.lastIndex(of: slash).map { string(bytes[($0 + 1)...]) } ?? path
    }
  }

  /// `"a/b.viper.json"` → `"json"`, `"a.b/c"` → `""`
  package static func ending(of path: String) -> String {
    withBytes(of: path) { bytes in
      let name = bytes[((bytes.lastIndex(of: slash) ?? -1) + 1)...]
      return name.lastIndex(of: UInt8(ascii: ".")).map { string(name[($0 + 1)...]) } ?? ""
    }
  }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// `"a"`, `"b"` → `"a/b"`; an absolute second part stands alone, `.` and an empty first one
  /// vanish.
  package static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || isHere(folder) { return path }
    if isHere(path) { return folder }
    return withBytes(of: folder) { folder in
      withBytes(of: path) { path in
        String(unsafeUninitializedCapacity: folder.count + 1 + path.count) { joined in
          var end = joined[...].update(fromContentsOf: folder)
          if folder.last != slash {
            joined[end] = slash
            end += 1
          }
          return joined[end...].update(fromContentsOf: path)
        }
      }
    }
  }

  private static func isHere(_ path: String) -> Bool {
    path.utf8.count < 2 && (path.isEmpty || path == ".")
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
    let plain = withBytes(of: path) { path -> String? in
      guard isPlain(path) else { return nil }
      return withBytes(of: folder) { folder in
        if let below = bytes(of: path, below: folder) { return string(below) }
        return isPlain(folder) ? plainPath(of: path, seenFrom: folder) : nil
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
    guard let base = path.baseAddress, path.first == slash else { return false }
    var start = 1
    while start < path.count, path[start] != slash, path[start] != UInt8(ascii: ".") {
      guard let end = memchr(base + start, Int32(slash), path.count - start) else { return true }
      start += 1 + (base + start).distance(to: end.assumingMemoryBound(to: UInt8.self))
    }
    return false
  }

  /// What follows the folder in a path that lies in it; nil if it doesn't.
  private static func bytes(of path: Bytes, below folder: Bytes) -> Slice<Bytes>? {
    guard path.count > folder.count + 1, path[folder.count] == slash, begins(path, with: folder)
    else { return nil }
    return path[(folder.count + 1)...]
  }

  private static func begins(_ path: Bytes, with start: Bytes) -> Bool {
    guard let one = path.baseAddress, let other = start.baseAddress else { return start.isEmpty }
    return path.count >= start.count && memcmp(one, other, start.count) == 0
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
    let upwards = folder[common...].count { $0 == slash }
    guard common < path.count else {
      return upwards == 0 ? "." : Array(repeating: "..", count: upwards).joined(separator: "/")
    }
    let below = path[(common + 1)...]
    let start = Array("../".utf8)
    return String(unsafeUninitializedCapacity: start.count * upwards + below.count) { relative in
      var end = 0
      for _ in 0..<upwards { end = relative[end...].update(fromContentsOf: start) }
      return relative[end...].update(fromContentsOf: below)
    }
  }

  /// Whether a normal path is a folder or lies in it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    let length = folder.utf8.count
    guard path.utf8.count >= length else { return false }
    return withBytes(of: path) { path in
      withBytes(of: folder) { folder in
        guard begins(path, with: folder) else { return false }
        return folder.last == slash || path.count == length || path[length] == slash
      }
    }
  }

  /// Whether there is a NUL in a path, at which the system would cut it off.
  static func holdsNul(_ path: String) -> Bool { withBytes(of: path) { $0.contains(0) } }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func string(_ bytes: Slice<Bytes>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }

  private static func withBytes<Value>(of path: String, _ body: (Bytes) -> Value) -> Value {
    if let value = path.utf8.withContiguousStorageIfAvailable(body) { return value }
    // A string that another language has made.
    var path = path
    return path.withUTF8(body)
  }

  /// Whether a path is of printable ASCII, and no name in it is hidden or too long: so it is nearly always.
  package static func isOrdinary(_ path: String) -> Bool {
    withBytes(of: path) { path in
      var length = 0
      for byte in path {
        length = byte == slash ? 0 : length + 1
        let isHidden = length == 1 && byte == UInt8(ascii: ".")
        if isHidden || length > longestName || !(0x20..<0x7F ~= byte) { return false }
      }
      return true
    }
  }

  /// The first folder in a path in which a version control system keeps its own files: other tools may
  /// run what is written there.
  package static func versionControlFolder(in path: String) -> String? {
    if isOrdinary(path) { return nil }
    return path.utf8.split(separator: slash).lazy.map { String(Substring($0)) }
      .first { versionControlNames.contains(folded($0)) }
  }

  static let versionControlNames: Set = [".git", ".hg", ".svn", ".bzr", ".jj", ".pijul"]

  /// The first name in a path that starts with a dot, except `..`: `"a/.b/c"` → `".b"`
  package static func hiddenName(in path: String) -> String? {
    path.utf8.split(separator: slash).lazy.map { String(Substring($0)) }
      .first { $0 != "." && $0 != ".." && folded($0).utf8.first == UInt8(ascii: ".") }
  }

  /// The form in which two names are equal if some disk takes them for the same file: disks may ignore
  /// case, invisible characters and how letters are composed. `"Pac\u{212A}age.swift"` → `"package.swift"`
  package static func folded(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    let visible = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(visible)).uppercased().lowercased()
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
