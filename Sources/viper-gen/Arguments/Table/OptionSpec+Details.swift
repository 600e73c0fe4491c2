import ViperGeneration

extension OptionSpec {
  /// The option for a key that says more of a member.
  static func detail(_ detail: NewMember.Detail) -> OptionSpec { details[detail] ?? doc }

  /// Those that say more of the member before them, in the order of the keys in a spec.
  static let memberDetails = NewMember.Detail.allCases.map(detail)

  /// What an option says of a member; nil for any other option.
  var memberDetail: NewMember.Detail? {
    Self.details.first { $0.value.name == name }?.key
  }

  private static let doc = repeated("doc", "TEXT", "the comment of the member before it")
  private static let details: [NewMember.Detail: OptionSpec] = [
    .doc: doc,
    .body: repeated("body", "STATEMENT", "the statement that does what the member says"),
    .forward: repeated("forward", "MEMBER", "what the member calls: 'interactor.load'"),
    .then: repeated("then", "MEMBER", "who is told the result of that call"),
    .catch: repeated("catch", "MEMBER", "who is told its error"),
    .while: repeated("while", "MEMBER", "who is told that it runs"),
    .task: repeated("task", "HOW", "what a second call does: each, latest or first"),
    .cancel: repeated("cancel", "MEMBER", "the member whose call it ends"),
    .to: repeated("to-module", "MODULE", "the module that the member opens"),
    .by: repeated("by", "HOW", "how it does that: push, present, close, …"),
    .part: repeated("in", "PART", "the part of the view that it embeds it in"),
    .with: repeated("with", "ARGUMENT", "what an input is filled with: 'id: trip.id'"),
    .for: repeated("for", "COMPONENT", "the component that takes the input before it"),
  ]
}
