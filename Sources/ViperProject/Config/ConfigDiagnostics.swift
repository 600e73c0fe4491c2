import ViperSpec
import ViperText

extension Diagnostic {
  static func emptyFolder(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-folder", "'\(showingControls(text.string))' isn't a valid folder name", at: text,
      help: "for the config's folder, use \".\"")
  }

  static func tildeFolder(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-folder", "'\(text)' can't begin with '~', which only shells replace", at: text,
      help: "use a path relative to the config's folder, or an absolute path")
  }

  static func folderOutside(_ text: EmbeddedText, of bounds: String) -> Self {
    Diagnostic(
      id: "invalid-folder", "'\(text)' is outside the project folder '\(bounds)'", at: text,
      help:
        "choose a folder inside the project folder, or add a 'viper-gen.json' to a folder above both"
    )
  }

  static func folderOfVersionControl(_ text: EmbeddedText, _ name: String) -> Self {
    Diagnostic(
      id: "invalid-folder", "'\(text)' is inside '\(name)', the folder of a version control system",
      at: text, help: "choose a folder for sources")
  }

  static func hiddenFolder(_ text: EmbeddedText, _ name: String) -> Self {
    Diagnostic(
      id: "invalid-folder",
      "'\(text)' is hidden by '\(name)', and other tools may run files in hidden folders", at: text,
      help: "choose a folder for sources")
  }

  static func controlCharacterInHeader(_ text: EmbeddedText, _ scalar: Unicode.Scalar) -> Self {
    let digits = String(String(0x1_0000 + scalar.value, radix: 16, uppercase: true).dropFirst())
    return Diagnostic(
      id: "invalid-control-character", "the header contains the control character U+\(digits)",
      at: text, help: "delete the character; only '\\n' between lines is allowed")
  }

  static func noFolder(_ text: EmbeddedText, id: String, with contents: String) -> Self {
    Diagnostic(
      id: id, "can't find the folder '\(text)'", at: text,
      help: "use the path from the config to a folder with \(contents)")
  }

  static func badPlatform(_ text: EmbeddedText, _ part: String) -> Self {
    let name = part.split(separator: " ").first.map(String.init) ?? ""
    let near = Config.platforms.contains(name) ? nil : nearMatch(for: name, in: Config.platforms)
    return Diagnostic(
      id: "invalid-platform", "'\(part)' isn't a platform with a version", at: text,
      help: near.map { "did you mean '\($0)'?" }
        ?? "write as in Swift, but without '*': \"iOS 17, macOS 14\"; platforms: "
        + Config.platforms.joined(separator: ", "))
  }

  static func repeatedPlatform(_ text: EmbeddedText, _ name: String) -> Self {
    Diagnostic(
      id: "invalid-platform", "'\(name)' appears twice in 'available'", at: text,
      help: "delete one of the two")
  }

  static func unknownValue(_ key: String, _ text: EmbeddedText, known: [String]) -> Self {
    return Diagnostic(
      id: "unknown-value", "'\(text)' isn't a value of '\(key)'", at: text,
      help: didYouMean(text.string, known, or: "use one of these values: "))
  }

  static func bareHeader(_ text: EmbeddedText, line: String) -> Self {
    Diagnostic(
      id: "invalid-header", "every line of the header must be a comment, found '\(line)'", at: text,
      help: "begin each line with '// '")
  }

  static func badTestModule(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-import", "'\(text)' isn't a valid Swift module name", at: text,
      help: "write the name of the target that contains the modules, as tests import it")
  }

  static func badContainer(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-container", "'\(text)' isn't a valid Swift type name", at: text,
      help: "write the name of the type that has all services, such as \"AppContainer\"")
  }

  static func longSample(_ location: SourceLocation) -> Self {
    let found = location.source.string(in: location.range)
    return Diagnostic(
      id: "invalid-sample",
      "a sample must be a single expression, found '\(found)' after the expression", at: location,
      help: "for several samples of a type, use an array")
  }

  static func emptySample(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-sample", "the sample is empty", at: text,
      help: "write an expression, such as \"Trip(id: 1)\"")
  }

  static func badWord(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-word", "'\(text)' can't be used in a Swift name", at: text,
      help: "use letters and digits, such as \"Wireframe\"")
  }

  package static func runtimeWithPlugin(at location: SourceLocation?) -> Self {
    Diagnostic(
      id: "unsupported-runtime-file",
      "'runtime' is 'file', but a build doesn't generate a file with ViperKit", at: location,
      help: "delete 'runtime', and add the product ViperKit to the target's dependencies")
  }

  static func badAppName(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-app-name", "'\(text)' isn't a valid beginning for the names of Swift types",
      at: text,
      help: nearSwiftIdentifier(for: text.string).map { "use \"\($0.capitalizedFirst)\"" }
        ?? "use letters and digits, such as \"Shop\"")
  }

  static func noStart(_ node: JSONNode) -> Self {
    Diagnostic(
      id: "invalid-app-start", "the app has neither 'tabs' nor 'start'",
      at: node.location.firstByte,
      help: "add the first module as \"start\": \"Login\", or several modules as \"tabs\"")
  }

  static func repeatedTab(_ module: EmbeddedText, first: EmbeddedText, isStart: Bool) -> Self {
    Diagnostic(
      id: "duplicate-tab", "'\(module)' is already \(isStart ? "the start module" : "a tab")",
      at: module, help: isStart ? "delete the tab" : "delete one of the two tabs",
      note: .first(first.string, at: first))
  }

  // MARK: - Deep links

  static func repeatedLink(_ path: EmbeddedText, first: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-deep-link", "'\(path)' matches the same URLs as '\(first)'", at: path,
      help: "delete one of the two deep links, or change the beginning of one",
      note: .first(first.string, at: first))
  }

  static func emptyLink(_ node: JSONNode) -> Self {
    Diagnostic(
      id: "invalid-deep-link", "the deep link has no destination", at: node,
      help: "name a tab or the start module first, and then the routes to the screen")
  }

  static func plainLink(_ character: Character, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-deep-link", "a deep link can't contain '\(character)'", at: location,
      help: character == "%"
        ? "write characters without escaping, such as 'my item' for 'my%20item'"
        : "delete '#' and the text after '#', which deep links ignore")
  }

  static func linkWithScheme(_ location: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-deep-link", "a deep link is a path without a scheme or host", at: location,
      help: "write \"item/{id}\" for \"shop://item/{id}\"")
  }

  static func emptyPart(_ location: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-deep-link", "the deep link contains '//'", at: location, help: "delete one '/'")
  }

  static func partlyPlaceholder(_ part: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-deep-link", "'\(part)' isn't a valid placeholder", at: location,
      help: "use a placeholder such as '{id}' for a whole path component or query value")
  }

  static func badPlaceholder(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-deep-link", "'\(name)' isn't a valid name for a placeholder", at: location,
      help: nearSwiftIdentifier(for: camelCased(name))
        .flatMap { isSwiftKeyword($0) ? nil : "use '{\($0)}'" }
        ?? "use a name such as '{id}'")
  }

  static func badQueryItem(_ item: String, at location: SourceLocation) -> Self {
    let key = String(item.filter { $0 != "{" && $0 != "}" }.prefix { $0 != "=" })
    let name = key.isEmpty ? "page" : key
    return Diagnostic(
      id: "invalid-deep-link", "'\(item)' isn't a valid query item", at: location,
      help: "write '\(name)={\(nearSwiftIdentifier(for: camelCased(name)) ?? "value")}'")
  }

  static func repeatedPlaceholder(_ word: AppConfig.Word) -> Self {
    Diagnostic(
      id: "invalid-deep-link", "'\(word)' appears twice in the deep link", at: word,
      help: "rename one of the two")
  }

  static func repeatedQueryItem(_ key: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-deep-link", "the query item '\(key)' appears twice in the deep link",
      at: location, help: "change the key of one of the two")
  }

  static func badStep(_ text: EmbeddedText) -> Self {
    let word = String(text.string.prefix { $0 != "(" })
    let name = isSwiftIdentifier(word) ? word : "openDetail"
    return Diagnostic(
      id: "invalid-deep-link-step", "'\(text)' isn't a call of a route", at: text,
      help: "write \"\(name)()\", or \"\(name)(id)\" with the deep link's values in order")
  }

  static func constantInStep(_ value: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-deep-link-step", "'\(value)' isn't a placeholder of the deep link", at: location,
      help: "add a placeholder to the deep link, as in \"item/{id}\", and pass its value; "
        + "for a constant, give the route's parameter a default value")
  }

  static func repeatedReader(_ type: EmbeddedText, first: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-reader", "the type '\(type)' already has a reader, as '\(first)'", at: type,
      help: "delete one of the two readers", note: .first(first.string, at: first))
  }

  static func badReader(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-reader", "a reader must be a single Swift expression", at: text,
      help: "use a function that converts a String to the type, such as \"Trip.ID.init\"")
  }
}
