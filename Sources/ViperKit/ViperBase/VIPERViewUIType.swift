import Foundation

/// The source of a view.
public enum VIPERViewUIType {
  case storyboard(name: String, bundle: Bundle?)
  /// A nib whose owner is the view.
  case nib(name: String, bundle: Bundle?)
  case none
}
