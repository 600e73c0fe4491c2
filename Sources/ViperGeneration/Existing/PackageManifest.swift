import SwiftReading

/// The targets of a package, as far as its manifest says them in plain words. Nothing is run for it.
struct PackageManifest {
  struct Target: Hashable {
    let name: String
    /// Seen from the package; nil for the usual place.
    let path: String?
    let isTest: Bool
  }

  private(set) var targets: [Target] = []
  /// Whether something of the package uses ViperKit from another one.
  private(set) var usesViperKit = false

  init(_ manifest: [UInt8]) {
    let all = SwiftLexer.read(manifest).tokens
    let tokens = all.tokens
    usesViperKit = tokens.contains { Self.text($0, manifest) == "\"ViperKit\"" }
    var index = 0
    while index + 2 < tokens.count {
      let word = Self.text(tokens[index + 1], manifest)
      guard tokens[index].kind == .period, tokens[index + 2].kind == .leftParen,
        ["target", "executableTarget", "testTarget"].contains(word)
      else {
        index += 1
        continue
      }
      index += 3
      let arguments = Self.arguments(of: tokens, at: &index, manifest)
      guard let name = arguments["name"], !targets.contains(where: { $0.name == name }) else {
        continue
      }
      targets.append(Target(name: name, path: arguments["path"], isTest: word == "testTarget"))
    }
  }

  /// The arguments of a call that are plain strings, by their labels; leaves the index behind the call.
  /// What is named in brackets inside, such as a dependency, is passed by.
  private static func arguments(
    of tokens: [SwiftToken], at index: inout Int, _ manifest: [UInt8]
  ) -> [String: String] {
    var arguments: [String: String] = [:]
    var depth = 1
    while index < tokens.count, depth > 0 {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .string where depth == 1 && tokens[index - 1].kind == .colon:
        let text = text(tokens[index], manifest)
        if text.hasPrefix("\""), !text.contains("\\") {
          arguments[self.text(tokens[index - 2], manifest)] = String(text.dropFirst().dropLast())
        }
      default: break
      }
      index += 1
    }
    return arguments
  }

  private static func text(_ token: SwiftToken, _ manifest: [UInt8]) -> String {
    String(decoding: manifest[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }
}
