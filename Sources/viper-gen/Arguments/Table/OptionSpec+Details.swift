import ViperCommandLine
import ViperCommands

extension OptionSpec {
  static func detail(_ detail: NewMember.Detail) -> OptionSpec {
    switch detail {
    case .doc: repeated("doc", "TEXT", "documentation comment")
    case .body:
      repeated("body", "STATEMENT", "implementation of the new method, one Swift statement")
    case .forward:
      repeated("forward", "MEMBER", "method that the new method calls: 'interactor.load'")
    case .then: repeated("then", "MEMBER", "method that receives the result of the call")
    case .catch: repeated("catch", "MEMBER", "method that receives the error of the call")
    case .while:
      repeated(
        "while", "MEMBER",
        "method that gets true when the forwarded call starts, and false when it ends")
    case .task:
      repeated(
        "task", "HOW",
        "which call goes on: each, latest or first; 'latest:loading' for a shared slot")
    case .cancel: repeated("cancel", "MEMBER", "method whose running call the new method cancels")
    case .to:
      repeated("to-module", "MODULE", values: .named(.modules), "module that the new method opens")
    case .by:
      repeated(
        "by", "HOW",
        "presentation style; with the pack 'viper': push, present, presentInNavigation, sheet, replaceRoot, embed, tab, close, showTabs or showStart"
      )
    case .part: repeated("in", "PART", "part of the view that embeds the module")
    case .with: repeated("with", "ARGUMENT", "value of an input of the module: 'id: trip.id'")
    case .swipe:
      repeated("swipe", "METHOD", "output method to call when the module is swiped away")
    case .alias: repeated("as", "NAME", "name of the service in builders and containers")
    case .for: repeated("for", "COMPONENT", "component that gets the input or the service")
    case .conforms: repeated("conforms", "PROTOCOL", "protocol that the entity conforms to")
    }
  }

  static let memberDetails = NewMember.Detail.allCases.map(detail)
}
