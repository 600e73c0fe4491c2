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
  /// Whether the module belongs to this project.
  let isOwn: Bool

  package init(
    spec: Spec, dialect: Dialect, uiFramework: Dialect.UIFramework, names: ModuleNames, isOwn: Bool
  ) {
    (self.spec, self.dialect, self.uiFramework) = (spec, dialect, uiFramework)
    (self.names, self.isOwn) = (names, isOwn)
  }

  /// The component with the routes.
  private var leadingRole: String? {
    dialect.holders.routes ?? uiFramework.anchors.keys.sorted().first
      ?? uiFramework.extras.keys.sorted().first
  }

  func isYours(_ route: SpecMember) -> Bool {
    route.implementations.isEmpty || leadingRole.map(spec.isYours) == true
  }

  /// The routes, and the protocols that declare them.
  var routes: [(contract: String, member: SpecMember)] {
    dialect.contracts.filter { $0.conformer == leadingRole && !$0.isHelpers }.flatMap { contract in
      (spec.contracts[contract.key] ?? []).map { (names.contracts[contract.key] ?? "", $0) }
    }
  }
}

/// An app, with all names in the config resolved.
package struct AppPlan: Sendable {
  struct Start: Sendable {
    let module: AppModule
    /// The index and the look of the tab; nil for the start module.
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
    /// How the next module is shown; nil if the pack doesn't define this.
    let way: Dialect.App.Way?
    let isYours: Bool
  }

  let name: String
  /// The start module and the tabs.
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

  /// The modules whose routers deep links ask for.
  package var linked: Set<String> { Set(links.flatMap(\.steps).map(\.module.spec.name)) }

  /// The UI framework of the window and the tab bar, which the first module determines.
  var uiFramework: Dialect.UIFramework? { starts.first?.module.uiFramework }
  var framework: String { uiFramework?.framework ?? "" }
}

/// A value in a URL.
struct LinkValue: Sendable {
  let name: String
  let type: SwiftType
  let isOptional: Bool
  /// The function that converts a string; nil if the type has an initializer for that.
  let reader: String?
}

/// The types that deep links support without `readers` in the config.
enum StandardReaders {
  /// The function for each type; nil for types with an initializer.
  static let all: [String: String?] = [
    "Int": nil, "String": nil, "Bool": nil, "Double": nil, "UUID": "UUID.init(uuidString:)",
    "URL": "URL.init(string:)",
  ]
}
