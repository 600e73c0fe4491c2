import ViperCommandLine
import ViperGeneration
import ViperText

/// Reads an element of a list with the options that say more of it: `'viewDidLoad()' --forward interactor.load`
struct MemberReader {
  private let list: SpecList
  private let text: EmbeddedText
  private var details: [(detail: NewMember.Detail, option: OptionSpec, text: EmbeddedText)] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ text: EmbeddedText, of list: SpecList, _ invocation: Invocation) {
    (self.list, self.text) = (list, text)
    for given in invocation.sequence {
      let text = EmbeddedText(SourceText(path: "--" + given.name, text: given.value))
      if let option = OptionSpec.memberDetails.first(where: { $0.name == given.name }),
        let detail = option.memberDetail
      {
        add(detail, option, text)
      }
    }
  }

  private mutating func add(
    _ detail: NewMember.Detail, _ option: OptionSpec, _ text: EmbeddedText
  ) {
    let first = details.first { $0.detail == detail }
    if let first, !detail.isRepeatable {
      diagnostics.append(.repeatedOption(option, first: first.text.string, second: text.string))
    } else {
      details.append((detail, option, text))
    }
  }

  /// The member, or the input; other details than those of its list are reported.
  mutating func member(_ kind: NewMember.Kind) -> NewValue {
    var member = NewMember(text, kind)
    for (detail, option, text) in details {
      if list.details.contains(detail) {
        member.add(detail, text)
      } else {
        diagnostics.append(.meaninglessDetail(option, text, of: list.word))
      }
    }
    return member.value(into: &diagnostics)
  }

  /// The comment and the protocols of an entity.
  mutating func addDetails(to entity: inout NewEntity?) {
    for (detail, option, text) in details {
      switch detail {
      case .doc: entity?.doc = text
      case .conforms: entity?.conforms.append(text)
      default: diagnostics.append(.meaninglessDetail(option, text, of: list.word))
      }
    }
  }

  /// Reports everything that was said of a text about which there is nothing to say.
  mutating func refuseDetails() {
    for (_, option, text) in details {
      diagnostics.append(.meaninglessDetail(option, text, of: list.word))
    }
  }
}

extension Diagnostic {
  /// - Parameter list: the list that the text goes to.
  static func meaninglessDetail(
    _ option: OptionSpec, _ text: EmbeddedText, of list: String
  ) -> Diagnostic {
    Diagnostic(
      id: "unexpected-option", "'\(option.flag)' can't be used with \(quoted(list))",
      at: text.location, help: "leave it out")
  }
}
