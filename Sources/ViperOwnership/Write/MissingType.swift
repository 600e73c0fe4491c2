import SwiftMerge
import ViperText

/// A type of the module that no file in its folder declares: renamed, moved or deleted.
struct MissingType {
  private let name: String
  private let line: String
  /// The only unknown type of the file, which may be the renamed type.
  private let other: DeclaredType?
  private let source: SourceText

  init(
    _ name: String, line: String, besides wanted: [DeclaredType], in declared: [DeclaredType],
    of source: SourceText
  ) {
    let known = Set(wanted.map(\.name))
    let others = declared.filter { !$0.isExtension && !known.contains($0.name) }
    self.name = name
    self.line = line
    self.source = source
    other = others.count == 1 ? others.first : nil
  }

  func diagnostic(_ reason: String?, role: String?) -> Diagnostic {
    var help = (other.map { "rename '\($0.name)' to: " } ?? "add to this file: ") + line
    if let role, let other {
      help += "; or add to the spec: \"names\": { \"\(role)\": \"\(other.name)\" }"
    }
    return Diagnostic(
      id: "missing-type",
      "'\(name)' isn't declared in any file of the module's folder"
        + (reason.map { ", and " + $0 } ?? ""),
      at: source.location(of: other?.place ?? source.lineRange(at: 0)), help: help)
  }
}
