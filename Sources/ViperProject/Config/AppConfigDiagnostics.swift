import ViperSpec
import ViperText

extension Diagnostic {
  static func badAppName(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "invalid-app-name",
      "'\(text.string)' isn't a valid beginning for the names of Swift types",
      at: text.location,
      help: nearSwiftIdentifier(for: text.string).map { "use \"\($0.capitalizedFirst)\"" }
        ?? "use letters and digits, such as \"Shop\"")
  }

  static func noStart(_ node: JSONNode, hasBoth: Bool) -> Diagnostic {
    let brace = node.location.range.lowerBound..<node.location.range.lowerBound + 1
    return Diagnostic(
      id: "invalid-app-start",
      hasBoth ? "the app has 'tabs' and 'start'" : "the app has neither 'tabs' nor 'start'",
      at: SourceLocation(source: node.location.source, range: brace),
      help: hasBoth
        ? "delete one of the two"
        : "add the first module as \"start\": \"Login\", or several modules as \"tabs\"")
  }

  static func repeatedTab(_ module: EmbeddedText, first: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "duplicate-tab", "'\(module.string)' is already a tab", at: module.location,
      help: "delete one of the two tabs",
      notes: [.init("'\(first.string)' is first declared here", at: first.location)])
  }

  // MARK: - Links

  static func repeatedLink(_ path: EmbeddedText, first: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "duplicate-deep-link", "'\(path.string)' matches the same URLs as '\(first.string)'",
      at: path.location, help: "delete one of the two deep links, or change the beginning of one",
      notes: [.init("'\(first.string)' is first declared here", at: first.location)])
  }

  static func emptyLink(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      id: "invalid-deep-link", "the deep link has no destination", at: node.location,
      help: "name a tab or the start module first, and then the routes to the screen")
  }

  static func plainLink(_ character: Character, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "invalid-deep-link", "a deep link can't contain '\(character)'", at: location,
      help: character == "%"
        ? "write characters without escaping, such as 'my item' for 'my%20item'"
        : "delete '#' and the text after '#', which deep links ignore")
  }

  static func linkWithScheme(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "invalid-deep-link", "a deep link is a path without a scheme or host",
      at: location, help: "write \"item/{id}\" for \"shop://item/{id}\"")
  }

  static func emptyPart(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "invalid-deep-link", "the deep link contains '//'", at: location,
      help: "delete one '/'")
  }

  static func partlyPlaceholder(_ part: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "invalid-deep-link", "'\(part)' isn't a valid placeholder", at: location,
      help: "use a placeholder such as '{id}' for a whole path component or query value")
  }

  static func badPlaceholder(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "invalid-deep-link", "'\(name)' isn't a valid name for a placeholder", at: location,
      help: nearSwiftIdentifier(for: camelCased(name))
        .flatMap { isSwiftKeyword($0) ? nil : "use '{\($0)}'" }
        ?? "use a name such as '{id}'")
  }

  static func badQueryItem(_ item: String, at location: SourceLocation) -> Diagnostic {
    let key = String(item.filter { $0 != "{" && $0 != "}" }.prefix { $0 != "=" })
    let name = key.isEmpty ? "page" : key
    return Diagnostic(
      id: "invalid-deep-link", "'\(item)' isn't a valid query item", at: location,
      help: "write '\(name)={\(nearSwiftIdentifier(for: camelCased(name)) ?? "value")}'")
  }

  static func repeatedPlaceholder(_ word: AppConfig.Word) -> Diagnostic {
    Diagnostic(
      id: "invalid-deep-link", "'\(word.string)' appears twice in the deep link", at: word.location,
      help: "rename one of the two")
  }

  static func repeatedQueryItem(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "invalid-deep-link", "the query item '\(key)' appears twice in the deep link",
      at: location,
      help: "change the key of one of the two")
  }

  static func badStep(_ text: EmbeddedText) -> Diagnostic {
    let word = String(text.string.prefix { $0 != "(" })
    let name = isSwiftIdentifier(word) ? word : "openDetail"
    return Diagnostic(
      id: "invalid-deep-link-step", "'\(text.string)' isn't a call of a route",
      at: text.location,
      help: "write \"\(name)()\", or \"\(name)(id)\" with the deep link's values in order")
  }

  /// - Parameter value: a constant: `0`
  static func constantInStep(_ value: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "invalid-deep-link-step", "'\(value)' isn't a value of the deep link", at: location,
      help: "add a placeholder to the deep link, as in \"item/{id}\", and pass its value; "
        + "for a constant, give the route's parameter a default value")
  }

  static func repeatedReader(_ type: EmbeddedText, first: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "duplicate-reader",
      "the type '\(type.string)' already has a reader, as '\(first.string)'",
      at: type.location, help: "delete one of the two readers",
      notes: [.init("'\(first.string)' is first declared here", at: first.location)])
  }

  static func badReader(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "invalid-reader", "a reader must be a single Swift expression", at: text.location,
      help: "use a function that converts a String to the type, such as \"Trip.ID.init\"")
  }
}
