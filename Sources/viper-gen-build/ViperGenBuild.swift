import ViperBuild
import ViperCommandLine

/// `viper-gen build` alone. Packages that use the plugin from source compile only this.
@main
enum ViperGenBuild {
  static func main() {
    let table = CommandTable(commands: [.build]) { _ in .build }
    runProgram(table: table) { outcome, console in
      outcome.perform(help: help, console: &console) { invocation, console in
        CommandRun.run(
          invocation, in: .process(.process, table: table), console: &console,
          CommandRun.buildFiles)
      }
    }
  }

  private static func help(_ topic: HelpTopic?) -> String {
    topic == nil
      ? "Usage: viper-gen-build build [PATH...] [options]\n"
      : "viper-gen-build does what 'viper-gen build' does: see 'viper-gen help build'\n"
  }
}
