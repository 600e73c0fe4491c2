import ViperText

/// How modules make an app, as the config has it: what starts, and what its links open.
package struct AppConfig: Sendable {
  /// A word of the config and where it stands.
  package struct Word: Hashable, Sendable {
    package let string: String
    package let location: SourceLocation
  }

  package struct Tab: Sendable {
    package let module: EmbeddedText
    package let title: String
    /// The name of a system image; empty for none.
    package let image: String
  }

  /// The URLs of a link, and the routes that lead to what they open.
  package struct Link: Sendable {
    package let path: LinkPath
    /// The module that it starts from: a tab, or the one that the app starts with.
    package let start: EmbeddedText
    package let steps: [Step]
  }

  /// A route that is called on the module that is then on top: `openDetail(id)`.
  package struct Step: Sendable {
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
  /// What starts in place of tabs.
  package let start: EmbeddedText?
  package let links: [Link]
  /// Whether there is a mistake in what starts, so that not all of it is known.
  package let lacksStarts: Bool

  /// The types that an app of a name may have: `ShopApp` and, in SwiftUI, `ShopRoot`.
  package static func typeNames(_ name: String) -> [String] { [typeName(name), rootName(name)] }
  /// `ShopApp`
  package static func typeName(_ name: String) -> String { name + "App" }
  /// What shows it in SwiftUI: `ShopRoot`
  package static func rootName(_ name: String) -> String { name + "Root" }

  /// The modules that are there from the start, in their order.
  package var starts: [EmbeddedText] { tabs.map(\.module) + [start].compactMap(\.self) }

  /// Where it names modules.
  package var namedModules: [EmbeddedText] { starts + links.map(\.start) }
}

/// The path of a link's URLs: `item/{id}`, `search?q={text}`.
package struct LinkPath: Sendable {
  package enum Part: Sendable {
    case text(String)
    case value(AppConfig.Word)
  }

  package let text: EmbeddedText
  package let parts: [Part]
  package let query: [(key: String, value: AppConfig.Word)]

  /// The values in it, in their order.
  package var placeholders: [AppConfig.Word] {
    parts.compactMap { if case .value(let word) = $0 { word } else { nil } } + query.map(\.value)
  }

  /// Whether a value may be missing from a URL: not one of the path.
  package func mayLack(_ placeholder: String) -> Bool {
    query.contains { $0.value.string == placeholder }
  }

  /// Equal for two that match the same URLs.
  package var shape: [String?] {
    parts.map { if case .text(let text) = $0 { text.lowercased() } else { nil } }
  }

  /// `item/new` comes before `item/{id}`, and that before `{name}/{id}`.
  package static func isMoreSpecific(_ one: LinkPath, _ other: LinkPath) -> Bool {
    for (left, right) in zip(one.shape, other.shape) where left != right {
      guard let left, let right else { return left != nil }
      return left < right
    }
    return one.parts.count < other.parts.count
  }
}
