#if !canImport(UIKit)
  /// Headless version of `UIAction`. Run it with `performWithSender(_:target:)`.
  @preconcurrency @MainActor
  open class UIAction {
    public final let title: String
    public final let image: UIImage?
    private let handler: (UIAction) -> Void

    public init(
      title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
    ) {
      self.title = title
      self.image = image
      self.handler = handler
    }

    public final func performWithSender(_ sender: Any?, target: Any?) {
      handler(self)
    }
  }

  /// Headless version of `UIImage`, without pixels.
  public final class UIImage: Sendable {
    let systemName: String?

    public init?(systemName name: String) {
      systemName = name
    }

    public init?(data: some Collection<UInt8>) {
      guard !data.isEmpty else { return nil }
      systemName = nil
    }
  }

  /// Headless version of `UIColor`.
  public final class UIColor: Sendable {
    let name: String

    private init(_ name: String) {
      self.name = name
    }

    public static let systemBackground = UIColor("systemBackground")
  }
#endif
