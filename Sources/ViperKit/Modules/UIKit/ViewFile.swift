#if canImport(UIKit)
  import UIKit

  /// What a storyboard hands to `init(coder:)`.
  public typealias ViewCoder = NSCoder
  /// Where storyboards and nibs are looked for.
  public typealias ViewBundle = Bundle
#else
  /// Where storyboards and nibs are looked for.
  public typealias ViewBundle = AnyObject
#endif

/// Views from storyboards and nibs, where a file that is not there is a reported failure.
///
/// UIKit itself raises an exception then, which Swift cannot catch.
@MainActor
public enum ViewFile {
  /// The initial view controller of a storyboard, made by `creator` so that it gets what it needs.
  ///
  /// - Parameter otherwise: makes the view in code when the storyboard cannot give it.
  public static func storyboard<View: UIViewController>(
    _ name: String, bundle: ViewBundle? = nil,
    creator: @escaping (ViewCoder) -> View?, otherwise: () -> View
  ) -> View {
    guard exists(name, type: "storyboardc", in: bundle) else {
      ModuleFailure.report(.storyboardMissing(name))
      return otherwise()
    }
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    if let view = storyboard.instantiateInitialViewController(creator: creator) { return view }
    ModuleFailure.report(.storyboardMismatch(name, String(describing: View.self)))
    return otherwise()
  }

  /// The initial view controller of a storyboard, made by `init(coder:)`.
  public static func storyboard<View: UIViewController>(
    _ name: String, bundle: ViewBundle? = nil, otherwise: () -> View
  ) -> View {
    guard exists(name, type: "storyboardc", in: bundle) else {
      ModuleFailure.report(.storyboardMissing(name))
      return otherwise()
    }
    let initial = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    if let view = initial as? View { return view }
    ModuleFailure.report(.storyboardMismatch(name, String(describing: View.self)))
    return otherwise()
  }

  /// Loads a nib, with `view` as its owner, and connects the outlets. False if it is not there.
  @discardableResult
  public static func nib(
    _ name: String, bundle: ViewBundle? = nil, owner view: UIViewController
  ) -> Bool {
    guard exists(name, type: "nib", in: bundle) else {
      ModuleFailure.report(.nibMissing(name))
      return false
    }
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: view)
    return true
  }

  private static func exists(_ name: String, type: String, in bundle: ViewBundle?) -> Bool {
    #if canImport(UIKit)
      return (bundle ?? .main).path(forResource: name, ofType: type) != nil
    #else
      return type == "nib" ? UINib.isRegistered(name) : UIStoryboard.isRegistered(name)
    #endif
  }
}
