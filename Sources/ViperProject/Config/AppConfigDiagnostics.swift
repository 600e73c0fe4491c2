import ViperSpec
import ViperText

// All that is said of 'app' and 'readers' in a config, as they are written.

extension Diagnostic {
  static func badAppName(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-app-name", "'\(text.string)' can't begin the names of Swift types",
      at: text.location,
      help: nearSwiftIdentifier(for: text.string).map { "use \"\($0.capitalisedFirst)\"" }
        ?? "use letters and digits, such as \"Shop\"")
  }

  static func noStart(_ node: JSONNode, hasBoth: Bool) -> Diagnostic {
    let brace = node.location.range.lowerBound..<node.location.range.lowerBound + 1
    return Diagnostic(
      id: "app-start",
      hasBoth ? "the app has 'tabs' and 'start'" : "the app has neither 'tabs' nor 'start'",
      at: SourceLocation(source: node.location.source, range: brace),
      help: hasBoth
        ? "delete one of the two"
        : "name the module that it starts with: \"start\": \"Login\", or several as \"tabs\"")
  }

  static func repeatedTab(_ module: EmbeddedText, first: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "repeated-tab", "'\(module.string)' is a tab already", at: module.location,
      help: "delete one of the two tabs", notes: [.init("the first one", at: first.location)])
  }

  // MARK: - Links

  static func repeatedLink(_ path: EmbeddedText, first: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "repeated-link", "'\(path.string)' matches the same URLs as '\(first.string)'",
      at: path.location, help: "delete one of the two links, or begin it with another word",
      notes: [.init("the first one", at: first.location)])
  }

  static func emptyLink(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      id: "bad-link", "the link leads nowhere", at: node.location,
      help: "name a tab, or what the app starts with, and then the routes that lead on from there")
  }

  static func plainLink(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "bad-link", "a link is written as it reads, without '%' and '#'", at: location,
      help: "write 'my item' for 'my%20item'; what follows a '#' in a URL counts for no link")
  }

  static func linkWithScheme(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "bad-link", "a link is a path, and any scheme and web host may stand before it",
      at: location, help: "write \"item/{id}\" for \"shop://item/{id}\"")
  }

  static func emptyPart(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "bad-link", "two slashes follow each other in the link", at: location,
      help: "delete one of the two")
  }

  static func partlyPlaceholder(_ part: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "bad-link", "'\(part)' is no value in braces", at: location,
      help: "write a value as '{id}', and as a whole part of the path or of a query item")
  }

  static func badPlaceholder(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "bad-link", "'\(name)' can't be the name of a value", at: location,
      help: nearSwiftIdentifier(for: camelCased(name))
        .flatMap { isSwiftKeyword($0) ? nil : "use '{\($0)}'" }
        ?? "use a name such as '{id}'")
  }

  static func badQueryItem(_ item: String, at location: SourceLocation) -> Diagnostic {
    let key = String(item.filter { $0 != "{" && $0 != "}" }.prefix { $0 != "=" })
    let name = key.isEmpty ? "page" : key
    return Diagnostic(
      id: "bad-link", "'\(item)' is no query item with a value", at: location,
      help: "write '\(name)={\(nearSwiftIdentifier(for: camelCased(name)) ?? "value")}'")
  }

  static func repeatedPlaceholder(_ word: AppConfig.Word) -> Diagnostic {
    Diagnostic(
      id: "bad-link", "'\(word.string)' stands twice in the link", at: word.location,
      help: "give one of the two another name")
  }

  static func repeatedQueryItem(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "bad-link", "the query item '\(key)' stands twice in the link", at: location,
      help: "give one of the two another key")
  }

  static func badStep(_ text: EmbeddedText) -> Diagnostic {
    let word = String(text.string.prefix { $0 != "(" })
    let name = isSwiftIdentifier(word) ? word : "openDetail"
    return Diagnostic(
      id: "bad-link-step", "'\(text.string)' is no call of a route with values of the link",
      at: text.location,
      help: "write \"\(name)()\", with the link's values in order: \"\(name)(id)\"")
  }

  /// - Parameter value: what is no name: `0`
  static func constantInStep(_ value: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "bad-link-step", "'\(value)' is no value of the link", at: location,
      help: "put a value in braces into the link, \"item/{id}\", and hand that over; "
        + "what never changes is a default value of the route's parameter")
  }

  static func repeatedReader(_ type: EmbeddedText, first: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "repeated-reader", "'\(type.string)' is the type '\(first.string)', which has a reader",
      at: type.location, help: "delete one of the two readers",
      notes: [.init("the first one", at: first.location)])
  }

  static func badReader(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-reader", "a reader is one Swift expression", at: text.location,
      help: "write a function that makes a value of a String, such as \"Trip.ID.init\"")
  }
}
