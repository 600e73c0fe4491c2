import ViperCommandLine
import ViperGeneration
import ViperText

/// Reads members with the options that follow each: `--view-output 'viewDidLoad()' --forward interactor.load`
struct MemberReader {
  /// A text that the user has given, with what follows it.
  struct Given {
    let option: OptionSpec
    let text: EmbeddedText
    var details: [(detail: NewMember.Detail, option: OptionSpec, text: EmbeddedText)] = []
  }

  private(set) var all: [Given] = []
  var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - options: those that give a text of a list.
  ///   - first: what the first options follow, where that is no option itself.
  init(_ invocation: Invocation, of options: [OptionSpec], after first: Given? = nil) {
    if let first { all.append(first) }
    for given in invocation.sequence {
      let text = EmbeddedText(SourceText(path: "--" + given.name, text: given.value))
      if let option = options.first(where: { $0.name == given.name }) {
        all.append(Given(option: option, text: text))
      } else if let option = OptionSpec.memberDetails.first(where: { $0.name == given.name }),
        let detail = option.memberDetail
      {
        add(detail, option, text)
      }
    }
  }

  private mutating func add(
    _ detail: NewMember.Detail, _ option: OptionSpec, _ text: EmbeddedText
  ) {
    guard let last = all.indices.last else {
      diagnostics.append(.nothingBefore(option, text))
      return
    }
    let first = all[last].details.first { $0.detail == detail }
    if let first, !detail.isRepeatable {
      diagnostics.append(.repeatedOption(option, first: first.text.string, second: text.string))
    } else {
      all[last].details.append((detail, option, text))
    }
  }

  /// What was given to an option as members, or inputs; other details than those allowed are reported.
  mutating func members(
    of option: OptionSpec, allowing details: [NewMember.Detail], _ kind: NewMember.Kind = .member
  ) -> [NewValue] {
    all.filter { $0.option.name == option.name }
      .map { member(of: $0, allowing: details, kind) }
  }

  mutating func member(
    of given: Given, allowing details: [NewMember.Detail], _ kind: NewMember.Kind
  ) -> NewValue {
    var member = NewMember(given.text, kind)
    for (detail, option, text) in given.details {
      if details.contains(detail) {
        member.add(detail, text)
      } else {
        diagnostics.append(.meaninglessDetail(option, text, of: given.option))
      }
    }
    return member.value(into: &diagnostics)
  }

  /// The comment and the protocols of an entity.
  mutating func addDetails(of given: Given, to entity: inout NewEntity?) {
    for (detail, option, text) in given.details {
      switch detail {
      case .doc: entity?.doc = text
      case .conforms: entity?.conforms.append(text)
      default: diagnostics.append(.meaninglessDetail(option, text, of: given.option))
      }
    }
  }

  /// Reports everything that was said of texts about which there is nothing to say.
  mutating func refuseDetails(of given: Given) {
    for (_, option, text) in given.details {
      diagnostics.append(.meaninglessDetail(option, text, of: given.option))
    }
  }
}

extension Diagnostic {
  static func nothingBefore(_ option: OptionSpec, _ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "nothing-before", "'\(option.flag)' stands before the member that it is said of",
      at: text.location, help: "write it behind the member")
  }

  /// - Parameter list: the option that the text was given to, or the list that it goes to.
  static func meaninglessDetail(
    _ option: OptionSpec, _ text: EmbeddedText, of list: OptionSpec
  ) -> Diagnostic {
    Diagnostic(
      id: "meaningless-option", "'\(option.flag)' has no meaning for \(quoted(list.name))",
      at: text.location, help: "leave it out")
  }
}
