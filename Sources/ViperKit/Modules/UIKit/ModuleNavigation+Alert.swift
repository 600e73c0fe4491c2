#if canImport(UIKit)
  import UIKit
#endif

extension ModuleNavigation {
  /// Shows an alert over the source and its containers.
  ///
  /// ```swift
  /// func showProblem(_ text: String) {
  ///   ModuleNavigation(from: viewController).alert(ModuleAlert("Not saved", message: text))
  /// }
  /// ```
  @discardableResult
  public func alert(_ alert: ModuleAlert, animated: Bool = true) -> ModuleFailure? {
    if let place { return place.alert(alert) }  // with SwiftUI
    return run(ModuleFailure.attempt(toShow: alert.title, on: name)) { source, attempt in
      whenFree(source, attempt) { $0.present(UIAlertController(alert), animated: animated) }
    }
  }
}

extension UIAlertController {
  fileprivate convenience init(_ alert: ModuleAlert) {
    self.init(
      title: alert.title, message: alert.message.isEmpty ? nil : alert.message,
      preferredStyle: .alert)
    // UIKit raises an exception for a second cancel action.
    var hasCancel = false
    for answer in alert.actions {
      let style = answer.role == .cancel && hasCancel ? .default : answer.role.actionStyle
      hasCancel = hasCancel || answer.role == .cancel
      addAction(UIAlertAction(title: answer.title, style: style) { _ in answer.perform() })
    }
  }
}

extension ModuleAlert.Role {
  fileprivate var actionStyle: UIAlertAction.Style {
    switch self {
    case .plain: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
