/// Functions on paths, which are strings with `/`. Paths are absolute, unless a comment says more.
///
/// The functions compare bytes, because a `Character` would join a slash with a combining mark
/// after it.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// `"a/b.swift"` → `"a"`, `"b.swift"` → `""`, `"/a"` → `"/"`
  package static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// Lists the folders around a path, the nearest first: `"/a/b/c"` → `"/a/b"`, `"/a"`, `"/"`
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
    guard let last = path.utf8.lastIndex(of: slash) else { return path }
    return String(Substring(path.utf8[last...].dropFirst()))
  }

  /// `"a/b.viper.json"` → `"json"`, `"a.b/c"` → `""`
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(Substring(name.utf8[dot...].dropFirst()))
  }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Joins two paths: `"a"`, `"b"` → `"a/b"`. An absolute second path is the result.
  package static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty || folder == "." { return path }
    if path.isEmpty || path == "." { return folder }
    return folder.utf8.last == slash ? folder + path : folder + "/" + path
  }

  /// Removes each `.`, double slashes, and each `..` with the name before it: `"a/./b/../c"` →
  /// `"a/c"`, `"../a"` → `"../a"`, `""` → `"."`
  package static func normal(_ path: String) -> String {
    let joined = normalParts(of: path).joined(separator: "/")
    return isAbsolute(path) ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Resolves a path relative to `folder`, and normalizes it.
  package static func absolute(_ path: String, in folder: String) -> String {
    normal(join(folder, path))
  }

  /// Makes an absolute path relative to an absolute folder: `"/a/b/c"` from `"/a/d"` → `"../b/c"`,
  /// from `"/a/b/c"` → `"."`
  package static func relative(_ path: String, to folder: String) -> String {
    let target = normalParts(of: path)
    let base = normalParts(of: folder)
    let common = zip(target, base).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let parts =
      Array(repeating: Substring(".."), count: base.count - common) + target.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether a normalized path equals `folder` or is inside it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let next = path.utf8.dropFirst(folder.utf8.count).first
    return folder.utf8.last == slash || next == nil || next == slash
  }

  /// Whether a path has only printable ASCII, and no name in it is hidden or too long.
  package static func isOrdinary(_ path: String) -> Bool {
    var length = 0
    for byte in path.utf8 {
      length = byte == slash ? 0 : length + 1
      let isHidden = length == 1 && byte == UInt8(ascii: ".")
      if isHidden || length > longestName || !(0x20..<0x7F ~= byte) { return false }
    }
    return true
  }

  private static func names(in path: String) -> some Sequence<String> {
    path.utf8.split(separator: slash).lazy.map { String(Substring($0)) }
  }

  /// Other tools may run files in the folder of a version control system.
  package static func versionControlFolder(in path: String) -> String? {
    isOrdinary(path) ? nil : names(in: path).first { versionControlNames.contains(folded($0)) }
  }

  static let versionControlNames: Set = [".git", ".hg", ".svn", ".bzr", ".jj", ".pijul"]

  /// Finds the first hidden name in a path, except `..`: `"a/.b/c"` → `".b"`
  package static func hiddenName(in path: String) -> String? {
    names(in: path).first { $0 != "." && $0 != ".." && folded($0).utf8.first == UInt8(ascii: ".") }
  }

  /// Makes a form that two names share if a disk may use one file for both names. Disks may ignore
  /// case, invisible characters, and the composition of letters. `"Pac\u{212A}age.swift"` →
  /// `"package.swift"`
  package static func folded(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    let visible = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(visible)).uppercased().lowercased()
  }

  package static let longestName = 255

  package static func hasLongName(_ path: String) -> Bool {
    path.utf8.split(separator: slash).contains { $0.count > longestName }
  }

  /// Whether a shell would use a home folder: `"~/a"`, `"~tim/a"`.
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

/// The form of paths in messages: relative to the working directory, unless the user typed absolute
/// paths.
package struct PathDisplay: Hashable, Sendable {
  package let workingFolder: String
  package let isAbsolute: Bool

  package init(workingFolder: String, isAbsolute: Bool = false) {
    self.workingFolder = workingFolder
    self.isAbsolute = isAbsolute
  }

  package func callAsFunction(_ path: String) -> String {
    isAbsolute ? path : FilePath.relative(path, to: workingFolder)
  }
}
