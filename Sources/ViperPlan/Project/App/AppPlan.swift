import SwiftReading
import ViperPack
import ViperProject
import ViperSpec
import ViperText

/// What is known of a module that an app may lead through.
package struct AppModule: Sendable {
  let spec: Spec
  let dialect: Dialect
  let flavour: Dialect.Flavour
  let names: ModuleNames
  /// Whether it is a module of the project, and not of another one whose modules are known.
  let isOwn: Bool

  package init(
    spec: Spec, dialect: Dialect, flavour: Dialect.Flavour, names: ModuleNames, isOwn: Bool
  ) {
    self.spec = spec
    self.dialect = dialect
    self.flavour = flavour
    self.names = names
    self.isOwn = isOwn
  }

  /// The role that leads to other modules.
  private var leadingRole: String? {
    dialect.holders.routes ?? flavour.anchors.keys.sorted().first
      ?? flavour.extras.keys.sorted().first
  }

  /// Whether the user writes what it does when one of its routes is called.
  func isYours(_ route: ContractMember) -> Bool {
    route.implementations.isEmpty || leadingRole.map(spec.isYours) == true
  }

  /// What its router can be asked, each with the name of the protocol that asks for it.
  var routes: [(contract: String, member: ContractMember)] {
    dialect.contracts.filter { $0.conformer == leadingRole }.flatMap { contract in
      (spec.contracts[contract.key] ?? []).map { (names.contracts[contract.key] ?? "", $0) }
    }
  }
}

/// What an app means: every word of the config looked up.
package struct AppPlan: Sendable {
  struct Start: Sendable {
    let module: AppModule
    let title: String
    let image: String
  }

  struct Link: Sendable {
    let path: LinkPath
    let start: Start
    /// The start's place in the config, which is that of its tab.
    let place: Int
    let values: [LinkValue]
    let steps: [Step]
    /// The modules that it shows.
    let trail: LinkTrail

    /// The module that it leads to.
    var end: String { trail.end.spec.name }
  }

  struct Step: Sendable {
    let module: AppModule
    /// The protocol of the module's router.
    let contract: String
    /// `openDetail(id: id)`
    let call: String
    /// Where the module that it opens or closes is shown; nil where the pack does not say.
    let way: Dialect.App.Way?
    /// Whether the user writes the route.
    let isYours: Bool
  }

  /// `Shop`
  let name: String
  let isTabbed: Bool
  let starts: [Start]
  let links: [Link]

  var typeName: String { AppConfig.typeName(name) }
  /// What shows it in SwiftUI.
  var rootName: String { AppConfig.rootName(name) }

  /// What it says of modules, by their names: `tab Feed`, `link item/{id}`
  package var notes: [String: [String]] {
    var notes: [String: [String]] = [:]
    for start in starts {
      notes[start.module.spec.name] = [isTabbed ? "tab " + start.title : "start"]
    }
    for link in links {
      notes[link.end, default: []].append("link " + link.path.text.string)
    }
    return notes
  }

  /// What draws its window, and the bar of its tabs: what draws the first of its modules.
  var flavour: Dialect.Flavour? { starts.first?.module.flavour }
  var framework: String { flavour?.framework ?? "" }
}

/// A value of a URL, and how it is read.
struct LinkValue: Sendable {
  let name: String
  let type: SwiftType
  let isOptional: Bool
  /// A Swift function that makes it of a text; nil for a type that does so itself.
  let reader: String?
}

/// The types that links can have values of without the config's `readers`.
enum StandardReaders {
  /// By the type, a function that makes a value of a text; nil where the type does so itself.
  static let all: [String: String?] = [
    "Int": nil, "String": nil, "Bool": nil, "Double": nil, "UUID": "UUID.init(uuidString:)",
    "URL": "URL.init(string:)",
  ]
}
