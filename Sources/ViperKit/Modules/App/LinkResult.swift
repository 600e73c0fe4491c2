/// The result of opening a URL.
nonisolated public enum LinkResult: Hashable, Sendable {
  /// The name of the module that is shown now.
  case opened(String)
  /// The name of a module that is shown after a running dismissal.
  case opening(String)
  case failed(LinkFailure)
}

/// Why a URL couldn't be opened.
nonisolated public enum LinkFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The app has no matching link.
  case unknownLink
  /// A required value is missing.
  case missingValue(String)
  /// A value has the wrong type.
  case wrongValue(String, of: String, type: String)
  /// A module on the link's path isn't on screen.
  case notThere(String)
  /// A route failed.
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
