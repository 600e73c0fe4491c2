import SwiftReading
import ViperText

/// A requirement of a contract as Swift has it, which no signature of a spec can say: static, an
/// initialiser, with `T!`, `weak`, or attributes. It is written as it stands.
package struct VerbatimMember: Sendable {
  /// `static func make() -> UIViewController`
  package let declaration: String
  /// As a person names it: `make()`.
  package let title: String
  package let location: SourceLocation
  /// What stands in front of the braces of an implementation; nil for what a class can't have in an
  /// extension, such as an initialiser.
  package let head: String?
  /// Whether its accessors are `get` and `set`.
  package let isSettable: Bool

  /// Nil, and an error, if the text is not one requirement.
  init?(_ text: EmbeddedText, into diagnostics: inout [Diagnostic]) {
    let prefix = Array("protocol P {\n".utf8)
    let bytes = prefix + text.bytes + Array("\n}\n".utf8)
    guard !text.bytes.contains(0x0A), !text.bytes.contains(0x0D), let file = SwiftFile(bytes),
      file.declarations.count == 1, let member = file.declarations.first?.members.first,
      file.declarations.first?.members.count == 1, Self.kinds.contains(member.kind),
      member.range == prefix.count..<prefix.count + text.bytes.count
    else {
      diagnostics.append(.notOneRequirement(text))
      return nil
    }
    declaration = text.string
    location = text.location
    let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
    let name = member.name.isEmpty ? file.text(member.keyword) : member.name
    title = member.parameterList == nil ? name : "\(name)(\(labels))"
    let accessors = member.body.map { file.text($0) } ?? ""
    isSettable = accessors.split { !$0.isLetter }.contains("set")
    switch member.kind {
    case .function: head = text.string
    case .variable where member.names.count == 1: head = Self.head(of: member, in: file)
    default: head = nil
    }
  }

  private static let kinds: Set<SwiftDeclaration.Kind> = [
    .function, .variable, .initializer, .subscript, .associatedtype,
  ]

  /// A variable without its accessors, and without `weak`, which only a stored one can be.
  private static func head(of member: SwiftDeclaration, in file: SwiftFile) -> String {
    let end = member.body?.lowerBound ?? member.range.upperBound
    let references: Set<SwiftWord> = [.weak, .unowned]
    let modifiers = member.modifiers.filter { !references.contains($0.word) }
    let words =
      member.attributes.map { file.text($0.range) } + modifiers.map { file.text($0.range) }
    let rest = file.text(member.keyword.lowerBound..<end)
    let text = (words + [rest]).joined(separator: " ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
