/// `manual`: prints the manual page.
struct ManualCommand {
  let table: CommandTable

  func run(console: inout Console) -> ExitCode {
    console.write(ManualPage(table: table, version: Version.current).text)
    return .fine
  }
}
