import ViperCommandLine
import ViperCommands
import ViperText

/// Reads an element and its options: `'viewDidLoad()' --forward interactor.load`
struct MemberReader {
  private let list: SpecList
  private let text: EmbeddedText
  private var details: [(detail: NewMember.Detail, text: EmbeddedText)] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ text: EmbeddedText, of list: SpecList, _ invocation: Invocation) {
    (self.list, self.text) = (list, text)
    for given in invocation.values {
      let text = EmbeddedText(SourceText(path: "--" + given.name, text: given.value))
      for detail in NewMember.Detail.allCases where OptionSpec.detail(detail).name == given.name {
        add(detail, text)
      }
    }
  }

  private mutating func add(_ detail: NewMember.Detail, _ text: EmbeddedText) {
    let option = OptionSpec.detail(detail)
    guard list.element.details.contains(detail) else {
      diagnostics.append(.meaninglessDetail(option, text, of: list.word))
      return
    }
    let first = details.first { $0.detail == detail }
    if let first, !detail.isRepeatable {
      diagnostics.append(.repeatedOption(option, first: first.text.string, second: text.string))
    } else {
      details.append((detail, text))
    }
  }

  mutating func member(_ kind: NewMember.Kind) -> NewValue {
    var member = NewMember(text, kind)
    for (detail, text) in details { member.details[detail, default: []].append(text) }
    return member.value(into: &diagnostics)
  }

  func addDetails(to entity: inout NewEntity?) {
    entity?.doc = details.first { $0.detail == .doc }?.text
    entity?.conforms += details.filter { $0.detail == .conforms }.map(\.text)
  }
}

extension Diagnostic {
  static func meaninglessDetail(
    _ option: OptionSpec, _ text: EmbeddedText, of list: String
  ) -> Self {
    Diagnostic(
      id: "unexpected-option", "'\(option.flag)' can't be used with \(quoted(list))", at: text,
      help: option.name == OptionSpec.of.name && list == "service"
        ? "to add a method to the service, use 'add method'" : "leave out '\(option.flag)'")
  }
}
