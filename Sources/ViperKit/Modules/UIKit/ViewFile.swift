#if canImport(UIKit)
  import UIKit

  /// The parameter of `init(coder:)`.
  public typealias ViewCoder = NSCoder
  /// The bundle of storyboards and nibs.
  public typealias ViewBundle = Bundle
#else
  /// The bundle of storyboards and nibs.
  public typealias ViewBundle = AnyObject
#endif

/// Loads views from storyboards and nibs, and reports missing files.
///
/// UIKit raises an exception in this case, which Swift can't catch.
@MainActor
public enum ViewFile {
  /// The initial view controller of a storyboard, created by `creator`.
  ///
  /// - Parameter otherwise: creates the view in code if loading fails.
  public static func storyboard<View: UIViewController>(
    _ name: String, bundle: ViewBundle? = nil,
    creator: @escaping (ViewCoder) -> View?, otherwise: () -> View
  ) -> View {
    load(name, bundle, otherwise) { $0.instantiateInitialViewController(creator: creator) }
  }

  /// The initial view controller of a storyboard, created by `init(coder:)`.
  public static func storyboard<View: UIViewController>(
    _ name: String, bundle: ViewBundle? = nil, otherwise: () -> View
  ) -> View {
    load(name, bundle, otherwise) { $0.instantiateInitialViewController() as? View }
  }

  private static func load<View>(
    _ name: String, _ bundle: ViewBundle?, _ otherwise: () -> View,
    _ initialView: (UIStoryboard) -> View?
  ) -> View {
    guard exists(name, type: "storyboardc", in: bundle) else {
      ModuleFailure.report(.storyboardMissing(name))
      return otherwise()
    }
    if let view = initialView(UIStoryboard(name: name, bundle: bundle)) { return view }
    ModuleFailure.report(.storyboardMismatch(name, String(describing: View.self)))
    return otherwise()
  }

  /// Loads a nib with `view` as its owner. False if the file is missing.
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
