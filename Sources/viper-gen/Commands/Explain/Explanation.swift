import ViperPack

/// What there is to say about a diagnostic beyond its message.
///
/// It is a section of a page in `Documentation.docc/Diagnostics`: the id as its heading, what it
/// means, an indented example of what leads to it, and how it is mended.
struct Explanation: Sendable {
  let id: String
  /// What it means.
  let meaning: String
  /// What leads to it, as it stands in a file or on a command line.
  let example: String
  /// How it is mended.
  let mend: String

  /// All, by their ids; a test holds them against the sources.
  static let all = BuiltIn.diagnosticPages.flatMap(explanations).sorted { $0.id < $1.id }

  /// The sections of a page that have all four parts.
  static func explanations(in page: String) -> [Explanation] {
    page.split(separator: "\n## ").dropFirst().compactMap(Explanation.init)
  }

  private init?(section: Substring) {
    let parts = section.split(separator: "\n\n")
    guard parts.count == 4 else { return nil }
    id = String(parts[0])
    meaning = Self.joined(parts[1])
    example = parts[2].split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: "\n  ")
    mend = Self.joined(parts[3])
  }

  private static func joined(_ paragraph: Substring) -> String {
    paragraph.split(separator: "\n").joined(separator: " ")
  }

  var page: String {
    id + "\n\n" + wrapped(meaning, indent: 0) + "\nFor example:\n  " + example + "\n\n"
      + wrapped(mend, indent: 0)
  }
}
