import ViperPack

/// What there is to say about a diagnostic beyond its message: the line with which its section of a
/// page in `Documentation.docc/Diagnostics` starts.
struct Explanation: Sendable {
  let id: String
  /// The name of the page, without its folder.
  let page: String
  /// What it means, and how it is mended.
  let line: String

  /// All, by their ids; a test holds them against the sources.
  static let all = BuiltIn.explanations.compactMap(Explanation.init).sorted { $0.id < $1.id }

  /// - Parameter entry: an id, a page and a line, separated by spaces.
  private init?(_ entry: Substring) {
    let parts = entry.split(separator: " ", maxSplits: 2)
    guard parts.count == 3 else { return nil }
    (id, page, line) = (String(parts[0]), String(parts[1]), String(parts[2]))
  }

  var text: String {
    "\(id)\n\n\(wrapped(line, indent: 0))\nExample: \(Self.folder)/\(page)\n"
  }

  /// Of the pages, in the repository.
  static let folder = "Sources/viper-gen/Documentation.docc/Diagnostics"
}
