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
    if let outerPlace { return outerPlace.alert(alert) }  // SwiftUI
    return run(ModuleFailure.attempt(toShow: alert.title, on: name)) { source, attempt in
      presentWhenFree(source, attempt) { $0.present(alert.makeController(), animated: animated) }
    }
  }
}

extension ModuleAlert {
  @MainActor
  fileprivate func makeController() -> UIAlertController {
    let controller = UIAlertController(
      title: title, message: message.isEmpty ? nil : message, preferredStyle: .alert)
    // UIKit raises an exception for a second cancel action.
    var hasCancel = false
    for answer in actions {
      let style = answer.role == .cancel && hasCancel ? .default : answer.role.actionStyle
      hasCancel = hasCancel || answer.role == .cancel
      controller.addAction(
        UIAlertAction(title: answer.title, style: style) { _ in answer.perform() })
    }
    return controller
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
