import ArticlesDomain
import Foundation

/// What the command line asks for.
struct Options: Equatable {
  enum Source: Equatable {
    case shipped
    case file(String)
    case url(String)
  }

  var source = Source.shipped
  var timeout = 10.0
  var wantsHelp = false

  static let help = """
    Reads articles in the terminal.

    usage: articles [--file PATH | --url ADDRESS] [--timeout SECONDS]

      --file PATH        articles from a file that holds an answer of a service
      --url ADDRESS      articles from a service; the public one is
                         \(HTTPArticlesWorker.publicAddress)
      --timeout SECONDS  how long an answer of the service may take (10)
      --help             this text

    Without --file and --url there are some articles that come along. The commands are
    'list', 'next', 'open', …; 'help' explains them.
    """

  init() {}

  /// - Parameter arguments: without the program's own name.
  init(_ arguments: [String]) throws(UsageMistake) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--file": try take(.file(Self.value(of: option, from: &rest)))
      case "--url": try take(.url(Self.value(of: option, from: &rest)))
      case "--timeout":
        let text = try Self.value(of: option, from: &rest)
        guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
          throw UsageMistake("'\(text)' is no number of seconds up to 3600")
        }
        timeout = seconds
      case "--help", "-h": wantsHelp = true
      default: throw UsageMistake("unknown argument '\(option)'; 'articles --help' lists all")
      }
    }
  }

  private mutating func take(_ source: Source) throws(UsageMistake) {
    guard self.source == .shipped else {
      throw UsageMistake("one of '--file' and '--url' is enough")
    }
    self.source = source
  }

  private static func value(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(UsageMistake) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw UsageMistake("'\(option)' needs a value")
    }
    return value
  }
}

extension Options {
  /// Where the articles come from.
  var worker: any ArticlesWorker {
    switch source {
    case .shipped: FileArticlesWorker(path: Self.shippedFile)
    case .file(let path): FileArticlesWorker(path: path)
    case .url(let address): HTTPArticlesWorker(address: address, timeout: timeout)
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

/// Something on the command line that cannot be meant.
struct UsageMistake: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
