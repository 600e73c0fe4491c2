#if !canImport(UIKit)
  /// Headless version of `UIAlertAction`.
  @preconcurrency @MainActor
  open class UIAlertAction {
    public enum Style: Sendable {
      case `default`, cancel, destructive
    }

    public final let title: String?
    public final let style: Style
    final let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.title = title
      self.style = style
      self.handler = handler
    }
  }

  /// Headless version of `UIAlertController`. `answer(_:)` taps a button.
  @preconcurrency @MainActor
  open class UIAlertController: UIViewController {
    public enum Style: Sendable {
      case actionSheet, alert
    }

    open var message: String?
    public private(set) final var preferredStyle = Style.alert
    public private(set) final var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
      self.message = message
      self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) {
      actions.append(action)
    }

    /// Dismisses the alert and runs the action with this title. False if it is missing.
    @discardableResult
    public final func answer(_ title: String) -> Bool {
      guard let action = actions.first(where: { $0.title == title }) else { return false }
      presentingViewController?.dismiss(animated: false)
      action.handler?(action)
      return true
    }
  }
#endif
