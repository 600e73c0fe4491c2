import SwiftReading

extension Dialect {
  /// A UI framework as a pack supports it.
  package struct Flavour: Hashable, Sendable {
    package var key: String
    /// The library that draws, such as `UIKit`; empty for none. Several UI frameworks may use one
    /// library.
    package var framework = ""
    /// The superclass of views; empty for none. A spec may name another one.
    package var superclass = ""
    /// The ways in which a generated route opens a module; empty if it can't.
    package var routes: [String] = []
    /// The libraries of other UI frameworks whose modules its routes open.
    package var opens: Set<String> = []
    /// By component, the members that it inherits: `title`, `loadView`, `present(_:by:)`. A method
    /// without parameters is listed like a property.
    package var inherited: [String: Set<String>] = [:]
    /// The folders of ViperKit's `Modules` that its modules need.
    package var runtime: [String] = []
    /// How an app shows its modules; nil if no app can start with one.
    package var app: App?
    /// Types from elsewhere that its modules need. No type of a spec may hide them.
    package var types: Set<String> = []
    /// By contract, the component that conforms to it instead of the usual one.
    package var conformers: [String: String] = [:]
    package var stateHolder: String?
    /// By component, the arguments it takes beyond those the module declares.
    package var extras: [String: [Field]] = [:]
    /// The components that the user always owns, such as a screen.
    package var alwaysYours: Set<String> = []
    /// By component, its property for the view that the builder creates.
    package var anchors: [String: String] = [:]
    package var observable: Set<String> = []
    /// The generic type around the values of an observed contract, such as `Dynamic`; empty for
    /// none.
    package var wrapper = ""

    package init(key: String) {
      self.key = key
    }

    /// `String` → `Dynamic<String>`
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
      /// The module returns to the one that opened it.
      case back
    }

    /// The folders of ViperKit's `Modules` that the app needs in addition.
    package var runtime: [String] = []
    /// Whether showing a module over others requires a window.
    package var needsWindow = false
    /// By the word for how a route opens a module.
    package var ways: [String: Way] = [:]

    package init() {}
  }
}
