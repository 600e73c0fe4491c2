import SwiftMerge
import ViperText

extension ContractCheck {
  struct Text {
    let source: SourceText
    let declared: DeclaredNames

    var members: [DeclaredMember] { declared.members }

    /// Finds a type's declaration, but not its extensions.
    func place(of type: String) -> SourceLocation? {
      declared.types.first { $0.name == type && !$0.isExtension }
        .map { SourceLocation(source: source, range: $0.place) }
    }

    func declares(_ type: String) -> Bool { place(of: type) != nil }
  }

  typealias Found = (member: DeclaredMember, source: SourceText)

  /// Files, and an index of their members.
  struct Texts {
    let all: [Text]
    let members: MemberIndex<Found>

    init(_ all: [Text]) {
      self.all = all
      members = MemberIndex(
        all.flatMap { text in text.members.map { ($0, text.source) } }, by: \.member)
    }
  }
}

extension [ContractCheck.Text] {
  func place(of type: String) -> SourceLocation? { lazy.compactMap { $0.place(of: type) }.first }
}
