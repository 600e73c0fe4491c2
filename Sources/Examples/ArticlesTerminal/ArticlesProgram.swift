import ArticlesDomain
import ArticlesModules
import ArticlesVIP
import ExamplesTerminal
import Foundation

/// The reader of articles in a terminal, in the one or the other architecture.
@main
struct ArticlesProgram {
  private static let options = [
    TerminalOption("--file", value: "PATH", "articles from a file with an answer of a service"),
    TerminalOption(
      "--url", value: "ADDRESS",
      "articles from a service, such as \(HTTPArticlesWorker.publicAddress)"),
    TerminalOption(
      "--timeout", value: "SECONDS", "how long an answer of the service may take (10)"),
    TerminalOption("--vip", "the modules of the pack 'vip' in place of those of 'viper'"),
  ]

  @MainActor
  static func main() async {
    let program = TerminalProgram(
      "articles", about: "Reads articles; without options those that come along.", options: options)
    await program.run { arguments in
      let worker = try worker(arguments)
      let start =
        arguments["--vip"] == nil
        ? ArticlesApp(dependencies: ArticlesContainer(worker: worker)).start
        : ArticlesVIPApp(dependencies: ArticlesVIPContainer(worker: worker)).start
      return (WindowApp(start), "")
    }
  }

  /// The source of the articles.
  private static func worker(
    _ arguments: TerminalArguments
  ) throws(UsageError) -> any ArticlesWorker {
    let text = arguments["--timeout"] ?? "10"
    guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
      throw UsageError("'\(text)' is no number of seconds up to 3600")
    }
    switch (arguments["--file"], arguments["--url"]) {
    case (nil, nil): return FileArticlesWorker(path: shippedFile)
    case (let path?, nil): return FileArticlesWorker(path: path)
    case (nil, let address?): return HTTPArticlesWorker(address: address, timeout: seconds)
    default: throw UsageError("one of '--file' and '--url' is enough")
    }
  }

  /// The file in the resources beside the program. `Bundle.module` would trap where they are missing.
  private static var shippedFile: String {
    let folder = Bundle.main.bundleURL
    let places = ["resources", "bundle"].map {
      folder.appendingPathComponent("viper-gen_ArticlesTerminal.\($0)/articles.json").path
    }
    return places.first(where: FileManager.default.fileExists(atPath:)) ?? places[0]
  }
}
