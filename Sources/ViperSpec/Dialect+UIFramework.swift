import SwiftReading

extension Dialect {
  /// A UI framework that a pack supports.
  package struct UIFramework: Hashable, Sendable {
    package var key: String
    /// The library that draws the view, such as `UIKit`; empty for none.
    package var framework = ""
    /// The superclass of views; empty for none.
    package var superclass = ""
    /// The values of `by` in specs, such as `push`; empty if specs can't have routes.
    package var routes: [String] = []
    package var swipedRoutes: [String] {
      routes.filter { $0 == "sheet" || [.over, .overInStack].contains(app?.ways[$0]) }
    }
    package static func opensNothing(_ by: String) -> Bool {
      ["close", "showStart", "showTabs"].contains(by)
    }
    /// The libraries of other UI frameworks whose modules routes can open.
    package var opens: Set<String> = []
    /// By component, its inherited members. A method without parameters is written like a property.
    package var inherited: [String: Set<String>] = [:]
    /// The folders of ViperKit's `Modules` that modules need.
    package var runtime: [String] = []
    /// Nil if no app can start with such a module.
    package var app: App?
    /// By contract, the component that conforms instead of the contract's own conformer.
    package var conformers: [String: String] = [:]
    package var stateHolder: String?
    /// By component, additional arguments that the module doesn't declare.
    package var extras: [String: [Field]] = [:]
    /// By component, its property for the view that the builder creates.
    package var anchors: [String: String] = [:]
    package var observable: Set<String> = []
    /// The generic type around observed values, such as `Dynamic`; empty for none.
    package var wrapper = ""

    package init(key: String) { self.key = key }

    /// `String` → `Dynamic<String>`
    func wrapped(_ type: SwiftType) -> SwiftType {
      wrapper.isEmpty ? type : .named(wrapper, [type])
    }

    package var usesRuntime: Bool { !runtime.isEmpty }
  }

  /// How an app shows the modules of a UI framework.
  package struct App: Hashable, Sendable {
    package enum Way: String, CaseIterable, Sendable {
      case stack
      case over
      case overInStack
      case root
      case inside
      case tab
      case back
      /// The app replaces everything by its start module or its tabs.
      case app
    }

    package var runtime: [String] = []
    package var needsWindow = false
    /// The ways, by the value of `by` in routes.
    package var ways: [String: Way] = [:]

    package init() {}
  }
}
