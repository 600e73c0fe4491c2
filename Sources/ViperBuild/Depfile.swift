/// The dependencies of a build in the format of make and Ninja.
///
///     Derived/stamp: App/Login.viper.json viper-gen.json
///     App/Login.viper.json:
///     viper-gen.json:
///
/// The lines without inputs prevent make from failing when an input is deleted.
struct Depfile {
  let targets: [String]
  let inputs: [String]

  var text: String {
    let inputs = inputs.map(Self.escaped)
    let first = targets.map(Self.escaped).joined(separator: " ") + ":"
    return ([first] + inputs).joined(separator: " \\\n  ") + "\n"
      + inputs.map { $0 + ":\n" }.joined()
  }

  /// The first path that make can't read, even when escaped.
  var unreadable: String? { (targets + inputs).first { !Self.isReadable($0) } }

  private static func isReadable(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    guard let first = bytes.first, let last = bytes.last else { return false }
    // A line break or `!=` would start a command, `%` a pattern.
    let special = Set("%=;|*?[".utf8)
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && !special.contains($0) }) else {
      return false
    }
    if first == UInt8(ascii: "~") || "\\& ".utf8.contains(last) { return false }
    // An archive member.
    if last == UInt8(ascii: ")"), bytes.contains(UInt8(ascii: "(")) { return false }
    if bytes.firstRange(of: Array(#"\:"#.utf8)) != nil { return false }
    // A special target such as `.SILENT` or `.c.o`.
    let isPlain = bytes.contains(UInt8(ascii: "/")) || first != UInt8(ascii: ".")
    return isPlain
      || !bytes.dropFirst().allSatisfy { (0x41...0x5A).contains($0) || $0 == 0x5F }
        && !bytes.dropFirst().contains(first)
  }

  /// Whether an existing file is a depfile and may be replaced: its last lines repeat the inputs.
  static func isDepfile(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty else { return true }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let inputs = lines.dropFirst().prefix { $0.hasPrefix("  ") }
      .map { $0.dropFirst(2).replacing(#/ \\$/#, with: "") }
    return lines[0].hasSuffix(": \\") && !inputs.isEmpty
      && lines.dropFirst(1 + inputs.count).map(String.init) == inputs.map { $0 + ":" } + [""]
  }

  /// `"a b"` → `"a\ b"`, `"a$b"` → `"a$$b"`, `"a#b"` → `"a\#b"`, `"a:b"` → `"a\:b"`. Backslashes
  /// are doubled only before a space and `#`.
  static func escaped(_ path: String) -> String {
    var text: [UInt8] = []
    var backslashes = 0
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "#"):
        text += Array(repeating: UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: ":"): text.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "$"): text.append(byte)
      default: break
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
