import ViperPack

/// An explanation of a diagnostic: the first line of its section in
/// `Documentation.docc/Diagnostics`.
struct Explanation: Sendable {
  let id: String
  let page: String
  let line: String

  static let all = BuiltIn.explanations.compactMap(Explanation.init).sorted { $0.id < $1.id }

  /// - Parameter entry: an id, a page and a line, separated by spaces.
  private init?(_ entry: Substring) {
    let parts = entry.split(separator: " ", maxSplits: 2)
    guard parts.count == 3 else { return nil }
    (id, page, line) = (String(parts[0]), String(parts[1]), String(parts[2]))
  }

  var text: String { "\(id)\n\n\(wrapped(line, indent: 0))\nExample: \(Self.folder)/\(page)\n" }

  /// The folder of the pages in the repository.
  static let folder = "Sources/viper-gen/Documentation.docc/Diagnostics"
}
