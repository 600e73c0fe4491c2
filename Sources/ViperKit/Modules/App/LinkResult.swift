/// What became of a URL that an app was asked to open.
nonisolated public enum LinkResult: Hashable, Sendable {
  /// The name of the module that is shown now.
  case opened(String)
  /// The name of a module that is shown as soon as what lies over the app has left the screen. What
  /// fails by then, `ModuleFailure.reporter` is told.
  case opening(String)
  case failed(LinkFailure)
}

/// Why a URL could not be opened.
nonisolated public enum LinkFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// No link of the app is like the URL.
  case unknownLink
  /// The URL lacks a value that the link needs.
  case missingValue(String)
  /// A value of the URL is not of the type that the link needs.
  case wrongValue(String, of: String, type: String)
  /// A module that the link leads through is not on the screen.
  case notThere(String)
  /// A route did not lead on.
  case navigation(ModuleFailure)

  public var description: String {
    switch self {
    case .unknownLink: "no link of the app is like this"
    case .missingValue(let name): "the value of '\(name)' is missing"
    case .wrongValue(let value, let name, let type): "'\(value)' is no \(type) for '\(name)'"
    case .notThere(let module): "'\(module)' is not on the screen"
    case .navigation(let failure): failure.description
    }
  }
}

extension ModuleFailure {
  static func linkNotFollowed(_ url: String, _ failure: LinkFailure) -> ModuleFailure {
    ModuleFailure(
      id: "link-not-followed", attempt: "follow '\(url)'", reason: failure.description,
      advice: "follow it again from where the app is now")
  }
}
