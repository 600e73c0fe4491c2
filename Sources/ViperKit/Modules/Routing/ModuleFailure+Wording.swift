#if canImport(UIKit)
  import UIKit
#endif

/// All that failures of view controllers say, in one place.
extension ModuleFailure {
  /// `"push 'DetailView' from 'ListView'"`
  @MainActor static func attempt(
    _ verb: String, _ view: UIViewController, from source: UIViewController?
  ) -> String {
    guard let source else { return "\(verb) \(name(view))" }
    return "\(verb) \(name(view)) from \(name(source))"
  }

  @MainActor static func name(_ view: UIViewController) -> String {
    "'\(String(describing: type(of: view)))'"
  }

  static func sourceGone(_ attempt: String) -> ModuleFailure {
    ModuleFailure(
      id: "source-gone", attempt: attempt,
      reason: "the view controller to start from is gone",
      advice: "set the router's 'viewController', and keep that on screen")
  }

  @MainActor static func noStack(_ attempt: String, _ source: UIViewController) -> ModuleFailure {
    ModuleFailure(
      id: "no-navigation-stack", attempt: attempt,
      reason: "\(name(source)) is in no navigation stack",
      advice: "put it into a UINavigationController, or use 'present'")
  }

  @MainActor static func isNavigationController(
    _ attempt: String, _ view: UIViewController
  ) -> ModuleFailure {
    ModuleFailure(
      id: "is-navigation-controller", attempt: attempt,
      reason: "\(name(view)) is a navigation controller, and a stack takes none",
      advice: "push its root view controller, or present it")
  }

  @MainActor static func alreadyShown(_ attempt: String, _ view: UIViewController) -> ModuleFailure
  {
    ModuleFailure(
      id: "already-shown", attempt: attempt,
      reason: "\(name(view)) is shown already",
      advice: "build a new one, or close it first")
  }

  @MainActor static func alreadyPresenting(
    _ attempt: String, _ source: UIViewController, _ presented: UIViewController
  ) -> ModuleFailure {
    ModuleFailure(
      id: "already-presenting", attempt: attempt,
      reason: "\(name(source)) presents \(name(presented)) already",
      advice: "close that first, or present from it")
  }

  @MainActor static func notOnScreen(_ attempt: String, _ source: UIViewController) -> ModuleFailure
  {
    ModuleFailure(
      id: "not-on-screen", attempt: attempt,
      reason: "\(name(source)) is in no window",
      advice: "show it in a window first")
  }

  @MainActor static func noWindow(_ attempt: String, _ source: UIViewController) -> ModuleFailure {
    ModuleFailure(
      id: "no-window", attempt: attempt,
      reason: "\(name(source)) is in no window whose root could be replaced",
      advice: "show it in a window first")
  }

  @MainActor static func foreignContainer(
    _ attempt: String, _ source: UIViewController
  ) -> ModuleFailure {
    ModuleFailure(
      id: "foreign-container", attempt: attempt,
      reason: "the view to embed it in does not lie in the view of \(name(source))",
      advice: "add that view to it first")
  }

  @MainActor static func noTabs(_ attempt: String, _ source: UIViewController) -> ModuleFailure {
    ModuleFailure(
      id: "no-tab-bar", attempt: attempt,
      reason: "\(name(source)) is in no tab bar",
      advice: "put it into a UITabBarController")
  }

  static func noSuchTab(_ attempt: String) -> ModuleFailure {
    ModuleFailure(
      id: "no-such-tab", attempt: attempt,
      reason: "the tab bar has no such tab",
      advice: "add it to the tab bar's 'viewControllers' first")
  }

  @MainActor static func notInStack(_ attempt: String, _ view: UIViewController) -> ModuleFailure {
    ModuleFailure(
      id: "not-in-stack", attempt: attempt,
      reason: "\(name(view)) is not in this navigation stack",
      advice: "push it first")
  }

  @MainActor static func nothingToClose(_ source: UIViewController) -> ModuleFailure {
    ModuleFailure(
      id: "nothing-to-close", attempt: "close \(name(source))",
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
