import SwiftReading
import ViperText

/// A requirement that specs can only write as Swift code, such as a static member.
package struct SwiftCodeMember: Sendable {
  package let declaration: String
  /// `make()`
  package let title: String
  package let location: SourceLocation
  /// The text before the braces of an implementation; nil for members that can't be in an
  /// extension.
  package let head: String?
  package let isSettable: Bool

  package init(nonisolated member: Member) {
    declaration = "nonisolated " + member.declaration
    title = member.compoundName
    location = member.location
    switch member {
    case .method:
      head = declaration
      isSettable = false
    case .property(let property):
      head = "nonisolated var " + swiftEscaped(property.name) + ": " + property.type.text
      isSettable = property.isSettable
    }
  }

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

  /// Without the accessors, `weak` and `unowned`, which only stored properties can have.
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

  /// Whether the property has a setter that a property of the spec lacks.
  package func replaces(_ member: Member) -> Bool {
    guard case .property(let property) = member else { return false }
    return isSettable && !property.isSettable && head == property.head
  }
}

extension [SwiftCodeMember] {
  /// A member has a setter if one of the protocols requires it.
  ///
  /// - Parameter members: the other members of the class.
  package func distinct(besides members: [Member]) -> [SwiftCodeMember] {
    var heads: Set<String> = []
    for case .property(let property) in members
    where property.isSettable || !contains(where: { $0.replaces(.property(property)) }) {
      heads.insert(property.head)
    }
    return (filter(\.isSettable) + filter { !$0.isSettable }).filter {
      heads.insert($0.head ?? $0.declaration).inserted
    }
  }
}

extension Property {
  fileprivate var head: String { "var " + swiftEscaped(name) + ": " + type.text }
}

extension Module {
  package func verbatim(of role: String) -> [SwiftCodeMember] {
    contracts.filter { $0.contract.conformer == role }.flatMap(\.verbatim)
      .distinct(besides: members(of: role).map(\.member))
  }
}
