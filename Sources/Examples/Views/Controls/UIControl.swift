#if !canImport(UIKit)
  import ViperKit

  /// Headless version of `UIControl`.
  @preconcurrency @MainActor
  open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      public static let touchUpInside = Event(rawValue: 1 << 6)
      public static let valueChanged = Event(rawValue: 1 << 12)
    }

    public struct State: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      public static let normal: State = []
    }

    private var actions: [(action: UIAction, events: Event)] = []

    open var isEnabled = true {
      didSet { setNeedsDisplay() }
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
      actions.append((action, controlEvents))
    }

    /// Runs the actions of these events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
      for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
        action.performWithSender(self, target: nil)
      }
    }

    /// Whether the user can reach it: it is enabled, and neither it nor its superviews are hidden.
    final var isWithinReach: Bool {
      var next: UIView? = self
      while let view = next {
        if view.isHidden { return false }
        next = view.superview
      }
      return isEnabled
    }
  }

  /// Headless version of `UIButton`. `tap()` taps it.
  @preconcurrency @MainActor
  open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
      case custom, system, close
    }

    public private(set) final var buttonType = ButtonType.custom
    private var title: String?

    public convenience init(type buttonType: ButtonType) {
      self.init(frame: .zero)
      self.buttonType = buttonType
    }

    /// Without layout no state but the normal one can be seen.
    open func setTitle(_ title: String?, for state: State) {
      guard state == .normal else { return }
      self.title = title
      setNeedsDisplay()
    }

    open var currentTitle: String? { title }

    /// False if no finger reaches it.
    @discardableResult
    public final func tap() -> Bool {
      guard isWithinReach else { return false }
      sendActions(for: .touchUpInside)
      return true
    }
  }

  /// Headless version of `UITextField`. `type(_:)` enters a text.
  @preconcurrency @MainActor
  open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
      case none, line, bezel, roundedRect
    }

    open var borderStyle = BorderStyle.none
    open var placeholder: String?
    open var text: String? {
      didSet { setNeedsDisplay() }
    }

    /// Replaces the text. False if the user can't reach the field.
    @discardableResult
    public final func type(_ text: String) -> Bool {
      guard isWithinReach else { return false }
      self.text = text
      return true
    }
  }

  /// Headless version of `UIPageControl`. `turn(to:)` selects a page.
  @preconcurrency @MainActor
  open class UIPageControl: UIControl {
    private var page = 0

    open var hidesForSinglePage = false
    open var numberOfPages = 0 {
      didSet { currentPage = page }
    }

    /// Never outside of the pages.
    open var currentPage: Int {
      get { page }
      set {
        page = max(0, min(newValue, numberOfPages - 1))
        setNeedsDisplay()
      }
    }

    /// False if the page is missing, or the user can't reach the control.
    @discardableResult
    public final func turn(to page: Int) -> Bool {
      guard isWithinReach, page >= 0, page < numberOfPages else { return false }
      currentPage = page
      sendActions(for: .valueChanged)
      return true
    }
  }
#endif
