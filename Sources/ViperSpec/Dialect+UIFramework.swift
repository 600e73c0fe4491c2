import SwiftReading

extension Dialect {
  /// A UI framework that a pack supports.
  package struct UIFramework: Hashable, Sendable {
    package var key: String
    /// The library that draws the view, such as `UIKit`; empty for none. Several UI frameworks may
    /// share a library.
    package var framework = ""
    /// The superclass of views; empty for none.
    package var superclass = ""
    /// The values of `by` in specs, such as `push`; empty if specs can't have routes.
    package var routes: [String] = []
    /// The values of `by` for modules that the user can swipe away.
    package var swipedRoutes: [String] {
      routes.filter { $0 == "sheet" || [.over, .overInStack].contains(app?.ways[$0]) }
    }
    /// Whether routes of a presentation style open no module.
    package static func opensNothing(_ by: String) -> Bool {
      ["close", "showStart", "showTabs"].contains(by)
    }
    /// The libraries of other UI frameworks whose modules routes can open.
    package var opens: Set<String> = []
    /// By component, its inherited members: `title`, `loadView`, `present(_:by:)`. A method without
    /// parameters is written like a property.
    package var inherited: [String: Set<String>] = [:]
    /// The folders of ViperKit's `Modules` that modules need.
    package var runtime: [String] = []
    /// How an app shows the modules; nil if no app can start with such a module.
    package var app: App?
    /// By contract, the component that conforms instead of the contract's own conformer.
    package var conformers: [String: String] = [:]
    package var stateHolder: String?
    /// By component, additional arguments that the module doesn't declare.
    package var extras: [String: [Field]] = [:]
    /// By component, its property for the view that the builder creates.
    package var anchors: [String: String] = [:]
    package var observable: Set<String> = []
    /// The generic type around the values of an observed contract, such as `Dynamic`; empty for
    /// none.
    package var wrapper = ""

    package init(key: String) {
      self.key = key
    }

    /// Adds the wrapper: `String` → `Dynamic<String>`
    func wrapped(_ type: SwiftType) -> SwiftType {
      wrapper.isEmpty ? type : .named(wrapper, [type])
    }

    package var usesRuntime: Bool { !runtime.isEmpty }
  }

  /// How an app shows the modules of a UI framework.
  package struct App: Hashable, Sendable {
    /// The place where a route shows the module that it opens or closes.
    package enum Way: String, CaseIterable, Sendable {
      case stack
      case over
      case overInStack
      case root
      case inside
      case tab
      /// The app returns to the module that opened this module.
      case back
      /// The app replaces everything by its start module or its tabs.
      case app
    }

    /// The folders of ViperKit's `Modules` that the app needs in addition.
    package var runtime: [String] = []
    /// Whether showing a module over others requires a window.
    package var needsWindow = false
    /// The ways, by the value of `by` in routes.
    package var ways: [String: Way] = [:]

    package init() {}
  }
}
