#if !canImport(UIKit)
  /// Stands in for UIKit's storyboard. Without files to load there is a register that tests fill.
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

    /// Makes a storyboard known by name; `nil` forgets it.
    public static func register(_ name: String, initial: ((ViewCoder) -> UIViewController?)?) {
      scenes[name] = initial
    }

    /// Whether a storyboard of that name is known.
    public static func isRegistered(_ name: String) -> Bool { scenes[name] != nil }

    /// The first scene's controller: what `creator` makes, else what is registered.
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

  /// Stands in for UIKit's nib: the register holds what connecting it to its owner does.
  @preconcurrency @MainActor
  open class UINib {
    private static var contents: [String: (AnyObject?) -> Void] = [:]
    public final let name: String

    public init(nibName: String, bundle: AnyObject?) {
      name = nibName
    }

    /// Makes a nib known by name; `connect` sets the outlets of its owner; `nil` forgets it.
    public static func register(_ name: String, connect: ((AnyObject?) -> Void)?) {
      contents[name] = connect
    }

    /// Whether a nib of that name is known.
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
