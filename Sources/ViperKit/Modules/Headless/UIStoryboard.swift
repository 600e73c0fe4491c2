#if !canImport(UIKit)
  /// Headless version of `UIStoryboard`. Tests register storyboards in place of files.
  ///
  /// ```swift
  /// UIStoryboard.register("Login") { LoginView(coder: $0) }
  /// ```
  @preconcurrency @MainActor
  open class UIStoryboard {
    private static var scenes: [String: (ViewCoder) -> UIViewController?] = [:]
    public final let name: String

    public init(name: String, bundle: AnyObject?) {
      self.name = name
    }

    /// Registers a storyboard; `nil` removes it.
    public static func register(_ name: String, initial: ((ViewCoder) -> UIViewController?)?) {
      scenes[name] = initial
    }

    public static func isRegistered(_ name: String) -> Bool { scenes[name] != nil }

    /// The initial controller: from `creator` or, if that returns nil, the registered one.
    open func instantiateInitialViewController<Controller: UIViewController>(
      creator: ((ViewCoder) -> Controller?)? = nil
    ) -> Controller? {
      guard let registered = Self.scenes[name] else {
        ModuleFailure.report(.storyboardMissing(name))
        return nil
      }
      let coder = ViewCoder()
      return creator?(coder) ?? registered(coder) as? Controller
    }

    open func instantiateInitialViewController() -> UIViewController? {
      instantiateInitialViewController(creator: nil as ((ViewCoder) -> UIViewController?)?)
    }
  }

  /// Headless version of `UINib`.
  @preconcurrency @MainActor
  open class UINib {
    private static var contents: [String: (AnyObject?) -> Void] = [:]
    public final let name: String

    public init(nibName: String, bundle: AnyObject?) {
      name = nibName
    }

    /// Registers a nib, where `connect` sets the outlets of its owner; `nil` removes it.
    public static func register(_ name: String, connect: ((AnyObject?) -> Void)?) {
      contents[name] = connect
    }

    public static func isRegistered(_ name: String) -> Bool { contents[name] != nil }

    @discardableResult
    open func instantiate(withOwner owner: AnyObject?) -> [Any] {
      guard let connect = Self.contents[name] else {
        ModuleFailure.report(.nibMissing(name))
        return []
      }
      let controller = owner as? UIViewController
      controller?.headless.isConnected = true
      connect(owner)
      controller?.headless.isConnected = false
      return []
    }
  }
#endif
