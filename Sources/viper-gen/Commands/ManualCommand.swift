import ViperCommandLine

extension CommandRun {
  func printManual(console: inout Console) -> ExitCode {
    let isMarkdown = invocation.value(of: .manualFormat) == ManualLanguage.markdown.rawValue
    console.write(context.table.rendered(isMarkdown ? "commands" : "manual").text)
    return .fine
  }
}
