import ViperCommandLine
import ViperGeneration

extension OptionSpec {
  /// The option for a key that adds details to a member.
  static func detail(_ detail: NewMember.Detail) -> OptionSpec {
    switch detail {
    case .doc: repeated("doc", "TEXT", "the comment of the member before it")
    case .body: repeated("body", "STATEMENT", "the statement that does what the member says")
    case .forward: repeated("forward", "MEMBER", "what the member calls: 'interactor.load'")
    case .then: repeated("then", "MEMBER", "who is told the result of that call")
    case .catch: repeated("catch", "MEMBER", "who is told its error")
    case .while: repeated("while", "MEMBER", "who is told that it runs")
    case .task: repeated("task", "HOW", "what a second call does: each, latest or first")
    case .cancel: repeated("cancel", "MEMBER", "the member whose call it ends")
    case .to:
      repeated(
        "to-module", "MODULE", values: .named(.modules), "the module that the member opens")
    case .by: repeated("by", "HOW", "how it does that: push, present, close, …")
    case .part: repeated("in", "PART", "the part of the view that it embeds it in")
    case .with: repeated("with", "ARGUMENT", "what an input is filled with: 'id: trip.id'")
    case .swipe:
      repeated("swipe", "METHOD", "the method of its output for a sheet that is swiped away")
    case .alias: repeated("as", "NAME", "what builders and containers call the service")
    case .for: repeated("for", "COMPONENT", "the component that takes the input or the service")
    case .conforms: repeated("conforms", "PROTOCOL", "a protocol of the entity")
    }
  }

  static let memberDetails = NewMember.Detail.allCases.map(detail)

  /// The detail of a member that this option sets; nil for other options.
  var memberDetail: NewMember.Detail? {
    NewMember.Detail.allCases.first { Self.detail($0).name == name }
  }
}
