import SwiftReading
import ViperPack
import ViperProject
import ViperSpec
import ViperText

/// A module that an app can show.
package struct AppModule: Sendable {
  let spec: Spec
  let dialect: Dialect
  let uiFramework: Dialect.UIFramework
  let names: ModuleNames
  let isOwn: Bool

  package init(
    spec: Spec, dialect: Dialect, uiFramework: Dialect.UIFramework, names: ModuleNames, isOwn: Bool
  ) {
    (self.spec, self.dialect, self.uiFramework) = (spec, dialect, uiFramework)
    (self.names, self.isOwn) = (names, isOwn)
  }

  private var leadingRole: String? {
    dialect.holders.routes ?? uiFramework.anchors.keys.sorted().first
      ?? uiFramework.extras.keys.sorted().first
  }

  func isYours(_ route: SpecMember) -> Bool {
    route.implementations.isEmpty || leadingRole.map(spec.isYours) == true
  }

  var routes: [(contract: String, member: SpecMember)] {
    dialect.contracts.filter { $0.conformer == leadingRole && !$0.isHelpers }.flatMap { contract in
      (spec.contracts[contract.key] ?? []).map { (names.contracts[contract.key] ?? "", $0) }
    }
  }
}

/// An app with resolved names.
package struct AppPlan: Sendable {
  struct Start: Sendable {
    let module: AppModule
    /// Nil for the start module.
    let tab: (index: Int, title: String, image: String)?
  }

  struct Link: Sendable {
    let path: LinkPath
    let start: Start
    let values: [LinkValue]
    let steps: [Step]
    let trail: LinkTrail

    var end: String { trail.end.spec.name }
  }

  struct Step: Sendable {
    let module: AppModule
    let contract: String
    let call: String
    /// Nil if the pack doesn't define this.
    let way: Dialect.App.Way?
    let isYours: Bool
  }

  let name: String
  let starts: [Start]
  let links: [Link]

  var typeName: String { AppConfig.typeName(name) }
  var rootName: String { AppConfig.rootName(name) }

  /// `tab Feed` or `deep link item/{id}`, by module.
  package var notes: [String: [String]] {
    var notes: [String: [String]] = [:]
    for start in starts {
      notes[start.module.spec.name] = [start.tab.map { "tab " + $0.title } ?? "start"]
    }
    for link in links { notes[link.end, default: []].append("deep link " + link.path.text.string) }
    return notes
  }

  package var linked: Set<String> { Set(links.flatMap(\.steps).map(\.module.spec.name)) }

  /// The UI framework of the first module.
  var uiFramework: Dialect.UIFramework? { starts.first?.module.uiFramework }
  var framework: String { uiFramework?.framework ?? "" }
}

/// A value in a URL.
struct LinkValue: Sendable {
  let name: String
  let type: SwiftType
  let isOptional: Bool
  /// Nil if the type has an initializer for strings.
  let reader: String?
}

enum StandardReaders {
  /// The function that converts a string to each type. Nil if `Type(string)` works.
  static let all: [String: String?] = [
    "Int": nil, "String": nil, "Bool": nil, "Double": nil, "UUID": "UUID.init(uuidString:)",
    "URL": "URL.init(string:)",
  ]
}

/// Finds the types of a deep link's values from the parameters that take them.
struct LinkValueTypes {
  let readers: [String: String]
  private(set) var types: [String: (type: SwiftType, isNeeded: Bool)] = [:]

  mutating func add(
    _ parameter: Parameter, of method: SourceLocation, for placeholder: AppConfig.Word,
    into diagnostics: inout [Diagnostic]
  ) {
    let type = parameter.type.withoutAttributes
    let plain = if case .optional(let base) = type.node { base } else { type }
    let isPlain = !parameter.isInout && !parameter.isAutoclosure
    guard isPlain, reader(of: plain) != nil else {
      diagnostics.append(
        .unreadType(parameter, of: method, placeholder, known: readers.keys.sorted()))
      return
    }
    let earlier = types[placeholder.string]
    if let earlier, !earlier.type.matches(plain) {
      diagnostics.append(.otherType(placeholder, type: plain, before: earlier.type))
      return
    }
    let known = plain == plain.withoutModules ? earlier?.type : nil
    types[placeholder.string] = (known ?? plain, earlier?.isNeeded == true || !type.isOptional)
  }

  func values(for path: LinkPath) -> [LinkValue] {
    path.placeholders.compactMap { word in
      guard let (type, isNeeded) = types[word.string] else { return nil }
      let isInQuery = path.query.contains { $0.value.string == word.string }
      return LinkValue(
        name: word.string, type: type, isOptional: !isNeeded && isInQuery,
        reader: reader(of: type) ?? nil)
    }
  }

  /// Nil for an unknown type. The inner value is nil if `Type(string)` works.
  private func reader(of type: SwiftType) -> String?? {
    let identities = [type, type.withoutModules].map { SwiftType.identity(of: $0.text) }
    let own: String? = identities.lazy.compactMap { readers[$0] }.first
    return own == nil ? StandardReaders.all[identities[0]] : own
  }
}
