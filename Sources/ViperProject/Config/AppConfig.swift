import ViperText

/// The config's `app`: the first screens, and the deep links.
package struct AppConfig: Sendable {
  package struct Word: Hashable, Sendable, Located, CustomStringConvertible {
    package let string: String
    package let location: SourceLocation

    package var description: String { string }
  }

  package struct Tab: Sendable {
    package let module: EmbeddedText
    package let title: String
    /// The name of a system image; may be empty.
    package let image: String
  }

  /// A deep link: the URLs it matches, and the routes to the screen it opens.
  package struct Link: Sendable {
    package let path: LinkPath
    /// The tab or start module where the routes start.
    package let start: EmbeddedText
    package let steps: [Step]
  }

  /// A route of the module on top: `openDetail(id)`.
  package struct Step: Sendable, Located {
    package struct Argument: Sendable {
      package let label: Word?
      package let placeholder: Word
    }

    package let route: Word
    package let arguments: [Argument]
    package let location: SourceLocation
  }

  package let name: EmbeddedText
  package let tabs: [Tab]
  /// The first module. Beside tabs, a route replaces it by them.
  package let start: EmbeddedText?
  package let links: [Link]
  /// Whether an error hides some of the tabs or the start module.
  package let lacksStarts: Bool

  /// Names the types of an app: `ShopApp` and, in SwiftUI, `ShopRoot`.
  package static func typeNames(_ name: String) -> [String] { [typeName(name), rootName(name)] }
  package static func typeName(_ name: String) -> String { name + "App" }
  package static func rootName(_ name: String) -> String { name + "Root" }

  package var starts: [EmbeddedText] { [start].compactMap(\.self) + tabs.map(\.module) }

  package var namedModules: [EmbeddedText] { starts + links.map(\.start) }
}

/// The path of a deep link: `item/{id}`, `search?q={text}`.
package struct LinkPath: Sendable {
  package enum Part: Sendable {
    case text(String)
    case value(AppConfig.Word)
  }

  package let text: EmbeddedText
  package let parts: [Part]
  package let query: [(key: String, value: AppConfig.Word)]

  package var placeholders: [AppConfig.Word] {
    parts.compactMap { if case .value(let word) = $0 { word } else { nil } } + query.map(\.value)
  }

  /// A value that two paths share if they match the same URLs.
  package var shape: [String?] {
    parts.map { if case .text(let text) = $0 { text.lowercased() } else { nil } }
  }

  /// Orders paths: `item/new`, `item/{id}`, `{name}/{id}`.
  package static func isMoreSpecific(_ one: LinkPath, _ other: LinkPath) -> Bool {
    for (left, right) in zip(one.shape, other.shape) where left != right {
      guard let left, let right else { return left != nil }
      return left < right
    }
    return one.parts.count < other.parts.count
  }
}
