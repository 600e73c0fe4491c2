import SwiftMerge
import ViperText

extension ContractCheck {
  /// A file and what it declares.
  struct Text {
    let source: SourceText
    let members: [DeclaredMember]
    /// What is declared, as `SwiftOutline.placedNames` says it; of a file that has been moved.
    var names: Set<String> = []
  }

  typealias Found = (member: DeclaredMember, source: SourceText)

  /// Some files and where their members are.
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
