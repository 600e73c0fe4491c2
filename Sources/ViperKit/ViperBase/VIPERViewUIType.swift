import Foundation

/// Where a view's user interface comes from.
public enum VIPERViewUIType {
  /// The initial view controller of a storyboard.
  case storyboard(name: String, bundle: Bundle?)
  /// A nib whose owner is the view.
  case nib(name: String, bundle: Bundle?)
  /// Code.
  case none
}
