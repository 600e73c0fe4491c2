import Foundation

/// A command line that means nothing.
@available(iOS 17, macOS 14, *)
struct UsageMistake: Error {
  let message: String
}

/// What stands behind `trips` on the command line.
@available(iOS 17, macOS 14, *)
struct TerminalArguments {
  static let usage = "usage: trips [FILE]"
  static let help = """
    Plans road trips.

    \(usage)

    FILE keeps the trips; without it they are kept in
    \(defaultPath).
    Commands come from the terminal or from a pipe; 'help' lists them.
    """

  let path: String
  let wantsHelp: Bool

  init(_ arguments: some Sequence<String>) throws(UsageMistake) {
    var path: String?
    var wantsHelp = false
    var takesOptions = true
    for argument in arguments {
      switch argument {
      case "--" where takesOptions: takesOptions = false
      case "--help" where takesOptions, "-h" where takesOptions, "help" where takesOptions:
        wantsHelp = true
      case _ where takesOptions && argument.hasPrefix("-"):
        throw UsageMistake(message: "there is no option '\(argument)'")
      case "": throw UsageMistake(message: "the name of the file is empty")
      default:
        if let path {
          throw UsageMistake(message: "one file is enough: '\(path)' or '\(argument)'")
        }
        path = argument
      }
    }
    self.path = path ?? Self.defaultPath
    self.wantsHelp = wantsHelp
  }

  private static var defaultPath: String {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders.first ?? FileManager.default.homeDirectoryForCurrentUser
    return folder.appendingPathComponent("trips/trips.json").path
  }
}
