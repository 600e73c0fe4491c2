import Foundation

/// The example app with a terminal in place of a screen: the modules are those of the app itself.
@main
struct ArticlesProgram {
  @MainActor
  static func main() async {
    let options: Options
    do throws(UsageMistake) {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("articles: \(error.message)\n".utf8))
      exit(2)
    }
    if options.wantsHelp {
      print(Options.help)
      return
    }
    let terminal = Terminal()
    let session = Session(worker: options.worker, terminal: terminal)
    await session.start()
    while let line = terminal.readLine() {
      guard await session.obey(line) else { return }
    }
    terminal.endLine()
  }
}
