import ViperBuild
import ViperCommandLine

/// `viper-gen build` alone. Packages that use the plugin from source compile only this.
@main
enum ViperGenBuild {
  static func main() {
    let table = CommandTable(commands: [.build]) { _ in .build }
    runProgram(table: table) { outcome, console in
      switch outcome {
      case .run(let invocation):
        return CommandRun.run(
          invocation, in: .process(.process, table: table), console: &console,
          CommandRun.buildFiles)
      case .help:
        console.write(
          "viper-gen-build does what 'viper-gen build' does: see 'viper-gen help build'\n")
        return .fine
      case .version:
        console.write("viper-gen \(Version.current)\n")
        return .fine
      case .nothing:
        console.writeError("Usage: viper-gen-build build [PATH...] [options]\n")
        return .failure
      case .rejected(let diagnostics):
        console.report(diagnostics)
        return .failure
      }
    }
  }
}
