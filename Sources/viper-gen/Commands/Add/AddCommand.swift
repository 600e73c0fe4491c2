import ViperCommandLine
import ViperCommands
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  func addElement(console: inout Console) throws(DiskError) -> ExitCode {
    try withModule(invocation.value(of: .to), console: &console) {
      project, spec, warnings, console throws(DiskError) in
      try change(project, by: try changes(of: spec, in: project), warnings, console: &console)
    }
  }

  private func changes(
    of spec: Project.SpecFile, in project: Project
  ) throws(DiskError) -> ChangeSet {
    var diagnostics: [Diagnostic] = []
    guard
      let addition = try SpecAddition(to: spec, of: project, on: context.disk, into: &diagnostics)
    else { return ChangeSet(diagnostics: diagnostics) }
    let lists = SpecList.all(of: addition.dialect)
    let word = invocation.operands[0]
    let named = lists.first { $0.word == word } ?? lists.first { $0.key == word }
    guard let list = named else {
      return ChangeSet(diagnostics: [.unknownList(word, known: lists.map(\.word))])
    }
    let value = value(for: list, into: &diagnostics)
    guard let value, let place = place(of: list, into: &diagnostics), !diagnostics.hasErrors
    else { return ChangeSet(diagnostics: diagnostics) }
    return try addition.changeSet(adding: value, to: place)
  }

  private func value(for list: SpecList, into diagnostics: inout [Diagnostic]) -> NewValue? {
    let source = SourceText(path: OperandSpec.value.placeholder, text: invocation.operands[1])
    let text = EmbeddedText(source)
    var reader = MemberReader(text, of: list, invocation)
    defer { diagnostics += reader.diagnostics }
    if let kind = list.kind { return reader.member(kind) }
    if list.element == .entity {
      var entity = NewEntity.read(source, into: &diagnostics)
      reader.addDetails(to: &entity)
      return entity?.value
    }
    return list.element == .group ? .object([.init("name", .text(text))]) : .text(text)
  }

  private func place(
    of list: SpecList, into diagnostics: inout [Diagnostic]
  ) -> SpecAddition.List? {
    let of = invocation.value(of: .of).map {
      EmbeddedText(SourceText(path: OptionSpec.of.flag, text: $0))
    }
    switch list.element {
    case .entityField, .serviceMethod, .handled, .helper:
      guard let of else {
        diagnostics.append(.missingOption(.of, of: list.word))
        return nil
      }
      return switch list.element {
      case .entityField: .element(of: of, in: "entities", list: list.key)
      case .serviceMethod: .element(of: of, in: "services", list: list.key)
      default: .member(of: of, in: list.key)
      }
    case .word, .field, .input, .service, .entity, .member, .output, .group:
      if let of { diagnostics.append(.meaninglessDetail(.of, of, of: list.word)) }
      return list.element == .output ? .output : .key(list.key)
    }
  }
}

extension Diagnostic {
  static func unknownList(_ word: String, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-list", "unknown list \(quoted(word))",
      help: didYouMean(word, known) ?? "use one of these lists: " + known.joined(separator: ", "))
  }

  static func missingOption(_ option: OptionSpec, of word: String) -> Self {
    Diagnostic(
      id: "missing-option", "'add \(word)' needs '\(option.flag)'",
      help: "add '\(option.flag) \(option.placeholder ?? "")'")
  }
}
