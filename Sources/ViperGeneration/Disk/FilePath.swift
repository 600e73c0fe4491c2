/// Paths as plain strings with `/`, as the user gave them.
package enum FilePath {
  /// `"a/b.swift"` → `"a"`, `"b.swift"` → `""`, `"/a"` → `"/"`
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// `"a/b.swift"` → `"b.swift"`
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// `"a"`, `"b"` → `"a/b"`; an absolute second part stands alone, `.` and an empty first one
  /// vanish.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    if path.isEmpty || path == "." { return folder }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Without `.`, doubled slashes and those `..` that follow a name: `"a/./b/../c"` → `"a/c"`,
  /// `"../a"` → `"../a"`, `""` → `"."`
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The path from the root, seen from `folder`, which is absolute.
  package static func absolute(_ path: String, in folder: String) -> String {
    normal(join(folder, path))
  }

  /// How an absolute path is written seen from an absolute folder: `"/a/b/c"` from `"/a/d"` →
  /// `"../b/c"`, from `"/a/b/c"` → `"."`
  package static func relative(_ path: String, to folder: String) -> String {
    let target = normal(path).split(separator: "/")
    let base = normal(folder).split(separator: "/")
    let common = zip(target, base).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: base.count - common)
      + target.dropFirst(common).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether a normal path is a folder or lies in it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
