import SwiftReading

extension Dialect {
  /// A way to build user interfaces.
  package struct Flavour: Hashable, Sendable {
    /// The word in a spec's `ui`.
    package var key: String
    /// The library that draws, `UIKit`; empty for none. Flavours may share one.
    package var framework = ""
    /// What the class of a view inherits from unless a spec says otherwise; empty for nothing.
    package var superclass = ""
    /// How a route of a generated component may open a module; empty if it can't.
    package var routes: [String] = []
    /// The libraries of other flavours whose modules its routes open, too.
    package var opens: Set<String> = []
    /// By role, what the component has from its superclass: `title`, `loadView`, `present(_:by:)`;
    /// without parameters a method is called as a property would be.
    package var inherited: [String: Set<String>] = [:]
    /// The folders of ViperKit's `Modules` that its modules need.
    package var runtime: [String] = []
    /// What an app knows of its modules; nil if none can start with them.
    package var app: App?
    /// The types that its modules need from elsewhere, so that no type of a spec may hide them.
    package var types: Set<String> = []
    /// By contract, who conforms to it here in place of the usual role.
    package var conformers: [String: String] = [:]
    /// Who keeps the state here, in place of the usual role.
    package var stateHolder: String?
    /// By role, what it is made with beside what the module declares: its place in the navigation.
    package var extras: [String: [Field]] = [:]
    /// The roles whose types the user writes whatever the spec says, such as a screen.
    package var alwaysYours: Set<String> = []
    /// By role, the property through which it knows what is on the screen: the view that the
    /// builder makes.
    package var anchors: [String: String] = [:]
    /// The roles whose classes are `@Observable`.
    package var observable: Set<String> = []
    /// The generic type around what an observed contract shows, `Dynamic`; empty for none.
    package var wrapper = ""

    package init(key: String) {
      self.key = key
    }

    /// A type as an observed contract shows it: `String` → `Dynamic<String>`.
    func wrapped(_ type: SwiftType) -> SwiftType {
      wrapper.isEmpty ? type : .named(wrapper, [type])
    }

    /// Whether its modules need ViperKit.
    package var usesRuntime: Bool { !runtime.isEmpty }
  }

  /// What an app knows of the modules of a flavour.
  package struct App: Hashable, Sendable {
    /// Where the module that a route opens, or closes, is shown.
    package enum Way: String, CaseIterable, Sendable {
      /// On the stack that the opening module is in.
      case stack
      /// Over everything, without a stack.
      case over
      /// Over everything, in a stack of its own.
      case overInStack
      /// In place of everything, in a stack of its own.
      case root
      /// Inside of the opening module.
      case inside
      /// As another tab, in a stack of its own.
      case tab
      /// Nowhere: the module goes back to the one that opened it.
      case back
    }

    /// The folders of ViperKit's `Modules` that the app needs beside those of its modules.
    package var runtime: [String] = []
    /// Whether a module lies over others only in a window.
    package var needsWindow = false
    /// By the word for how a route opens a module.
    package var ways: [String: Way] = [:]

    package init() {}
  }
}
