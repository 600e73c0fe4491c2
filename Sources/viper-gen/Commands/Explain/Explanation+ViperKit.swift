extension Explanation {
  /// What ViperKit says while an app runs.
  static let viperKit: [Explanation] = [
    Explanation(
      "already-presenting",
      """
      A view controller can present one other at a time, and this one does so already. A \
      failure of ViperKit while the app runs.
      """,
      example: "router.openDetail() called twice",
      mend: "Close what is presented first, or present from that."),
    Explanation(
      "already-shown",
      """
      The view controller to be shown is on screen already, and UIKit cannot show it twice. \
      A failure of ViperKit while the app runs.
      """,
      example: "navigation.push(detail) called twice with one controller",
      mend: "Build a new module for each time it is opened, or close it first."),
    Explanation(
      "foreign-container",
      """
      The view that a module should be embedded in is not part of the view of the module \
      that embeds it. A failure of ViperKit while the app runs.
      """,
      example: "embedding into a view of another screen",
      mend: "Add that view to the module's own view first."),
    Explanation(
      "is-navigation-controller",
      """
      A navigation controller cannot be pushed onto another one. A failure of ViperKit while \
      the app runs.
      """,
      example: "navigation.push(UINavigationController())",
      mend: "Push its root view controller, or present it."),
    Explanation(
      "is-root",
      """
      The first view controller of a navigation stack cannot be popped. A failure of \
      ViperKit while the app runs.
      """,
      example: "navigation.pop() on the first screen",
      mend: "Use 'close', or 'replaceRoot'."),
    Explanation(
      "nib-missing",
      "The bundle holds no nib of that name. A failure of ViperKit while the app runs.",
      example: "a view 'LoginView' without LoginView.xib",
      mend: "Add the file to the target, or correct the name."),
    Explanation(
      "no-navigation-stack",
      """
      A push needs a navigation controller around the screen. A failure of ViperKit while \
      the app runs.
      """,
      example: "a route by 'push' from a screen without one",
      mend: "Put the first screen into a UINavigationController, or open it by 'present'."),
    Explanation(
      "no-such-tab",
      "The tab bar has fewer tabs than asked for. A failure of ViperKit while the app runs.",
      example: "selecting tab 4 of 3",
      mend: "Add the tab first."),
    Explanation(
      "no-tab-bar",
      "There is no tab bar around the screen. A failure of ViperKit while the app runs.",
      example: "a route by 'tab' outside of a UITabBarController",
      mend: "Show the screen as a tab first."),
    Explanation(
      "no-window",
      """
      The screen is in no window, so there is no root to replace. A failure of ViperKit \
      while the app runs.
      """,
      example: "replaceRoot before the window is there",
      mend: "Show the screen in a window first."),
    Explanation(
      "not-conforming",
      """
      A part handed to a builder of ViperBase's kind does not conform to the protocol that \
      the builder connects it by. A failure of ViperKit while the app runs.
      """,
      example: "a view without its view protocol",
      mend: "Add the conformance."),
    Explanation(
      "not-in-stack",
      """
      The screen to go back to is not in this navigation stack. A failure of ViperKit while \
      the app runs.
      """,
      example: "popping to a screen that was replaced",
      mend: "Push it first."),
    Explanation(
      "not-on-screen",
      "The screen to start from is in no window. A failure of ViperKit while the app runs.",
      example: "presenting from a screen that was closed",
      mend: "Show it first."),
    Explanation(
      "not-presented",
      """
      The screen was not presented, so it cannot be dismissed. A failure of ViperKit while \
      the app runs.
      """,
      example: "dismissing a screen that was pushed",
      mend: "Use 'close', which finds the right way."),
    Explanation(
      "nothing-to-close",
      """
      The screen was neither pushed, presented nor embedded. A failure of ViperKit while the \
      app runs.
      """,
      example: "'close' on the first screen of the app",
      mend: "Show another module with 'replaceRoot'."),
    Explanation(
      "source-gone",
      "The router's view does not exist any more. A failure of ViperKit while the app runs.",
      example: "a route after the screen was closed",
      mend: "Keep the module on screen while it routes."),
    Explanation(
      "storyboard-mismatch",
      """
      The storyboard's initial view controller has another class. A failure of ViperKit \
      while the app runs.
      """,
      example: "Login.storyboard whose first controller is a UIViewController",
      mend: "Set the class, and 'Is Initial View Controller', in the storyboard."),
    Explanation(
      "storyboard-missing",
      "The bundle holds no storyboard of that name. A failure of ViperKit while the app runs.",
      example: "a view 'Login' without Login.storyboard",
      mend: "Add the file to the target, or correct the name."),
  ]
}
