/// The text of all failures. Names come without quotes: `"ListView"`.
nonisolated extension ModuleFailure {
  /// `"push", "DetailView", from: "ListView"` → `"push 'DetailView' from 'ListView'"`
  static func attempt(_ verb: String, _ view: String, from source: String?) -> String {
    source.map { "\(verb) '\(view)' from '\($0)'" } ?? "\(verb) '\(view)'"
  }

  /// `"Not saved", on: "ListView"` → `"show the alert 'Not saved' on 'ListView'"`
  static func attempt(toShow alert: String, on source: String) -> String {
    "show the alert '\(alert)' on '\(source)'"
  }

  @MainActor static func name(of object: AnyObject) -> String {
    (object as? any HostingModule)?.moduleName ?? String(describing: type(of: object))
  }

  static func sourceGone(_ attempt: String) -> ModuleFailure {
    ModuleFailure(
      id: "source-gone", attempt: attempt,
      reason: "the view to start from is gone",
      advice: "hand the router its view, and keep that on screen")
  }

  static func noStack(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "no-navigation-stack", attempt: attempt,
      reason: "'\(source)' is in no navigation stack",
      advice: "show it in a navigation stack, or use 'present'")
  }

  static func isNavigationController(_ attempt: String, _ view: String) -> ModuleFailure {
    ModuleFailure(
      id: "is-navigation-controller", attempt: attempt,
      reason: "'\(view)' is a navigation controller, and no other can hold it",
      advice: "use its root view controller, or 'present'")
  }

  static func alreadyShown(_ attempt: String, _ view: String) -> ModuleFailure {
    ModuleFailure(
      id: "already-shown", attempt: attempt,
      reason: "'\(view)' is shown already",
      advice: "build a new one, or close it first")
  }

  static func alreadyPresenting(
    _ attempt: String, _ source: String, _ presented: String
  ) -> ModuleFailure {
    ModuleFailure(
      id: "already-presenting", attempt: attempt,
      reason: "'\(source)' presents '\(presented)' already",
      advice: "close that first, or present from it")
  }

  static func notOnScreen(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "not-on-screen", attempt: attempt,
      reason: "'\(source)' is in no window",
      advice: "show it in a window first")
  }

  static func noWindow(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "no-window", attempt: attempt,
      reason: "'\(source)' is in no window whose root could be replaced",
      advice: "show it in a window first")
  }

  static func foreignContainer(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "foreign-container", attempt: attempt,
      reason: "the view to embed it in does not lie in the view of '\(source)'",
      advice: "add that view to it first")
  }

  static func noTabs(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "no-tab-bar", attempt: attempt,
      reason: "'\(source)' is in no tab bar",
      advice: "show it as a tab first")
  }

  static func noSuchTab(_ attempt: String) -> ModuleFailure {
    ModuleFailure(
      id: "no-such-tab", attempt: attempt,
      reason: "the tab bar has no such tab",
      advice: "add it to the tab bar first")
  }

  /// `"show the tabs of the app from"`
  static func verb(forTabs tabs: Bool) -> String {
    "show the \(tabs ? "tabs" : "start") of the app from"
  }

  static func noAppRoots(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "no-app-roots", attempt: attempt,
      reason: "'\(source)' is in no app with a start module and tabs",
      advice: "show it in the app of 'viper-gen.json'")
  }

  static func notInStack(_ attempt: String, _ view: String) -> ModuleFailure {
    ModuleFailure(
      id: "not-in-stack", attempt: attempt,
      reason: "'\(view)' is not in this navigation stack",
      advice: "push it first")
  }

  static func isRoot(_ attempt: String, _ view: String) -> ModuleFailure {
    ModuleFailure(
      id: "is-root", attempt: attempt,
      reason: "'\(view)' is the first of its navigation stack",
      advice: "use 'close', or 'replaceRoot'")
  }

  static func notPresented(_ attempt: String, _ view: String) -> ModuleFailure {
    ModuleFailure(
      id: "not-presented", attempt: attempt,
      reason: "'\(view)' presents nothing and was not presented",
      advice: "use 'close'")
  }

  static func nothingToClose(_ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "nothing-to-close", attempt: "close '\(source)'",
      reason: "it is neither pushed, presented nor embedded",
      advice: "show another module with 'replaceRoot'")
  }

  static func storyboardMissing(_ name: String) -> ModuleFailure {
    ModuleFailure(
      id: "storyboard-missing", attempt: "load the storyboard '\(name)'",
      reason: "there is no such storyboard in the bundle",
      advice: "add '\(name).storyboard' to the target, or correct its name")
  }

  static func storyboardMismatch(_ name: String, _ expected: String) -> ModuleFailure {
    ModuleFailure(
      id: "storyboard-mismatch", attempt: "load the storyboard '\(name)'",
      reason: "its initial view controller is no '\(expected)'",
      advice: "set that class, and 'Is Initial View Controller', in the storyboard")
  }

  static func nibMissing(_ name: String) -> ModuleFailure {
    ModuleFailure(
      id: "nib-missing", attempt: "load the nib '\(name)'",
      reason: "there is no such nib in the bundle",
      advice: "add '\(name).xib' to the target, or correct its name")
  }
}

@MainActor
protocol HostingModule {
  var moduleName: String { get }
  var modulePlace: AnyObject? { get }
  var moduleContent: Any? { get }
}
