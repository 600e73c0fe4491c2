#if !canImport(UIKit)
  /// Stands in for something that a control does. `performWithSender(_:target:)` does it.
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

  /// Stands in for UIKit's image: it knows where it is from, and has no points.
  public final class UIImage: Sendable {
    /// The name of a system image; nil for others.
    let systemName: String?

    public init?(systemName name: String) {
      systemName = name
    }

    public init?(data: some Collection<UInt8>) {
      guard !data.isEmpty else { return nil }
      systemName = nil
    }
  }

  /// Stands in for UIKit's colour: it knows its name.
  public final class UIColor: Sendable {
    let name: String

    private init(_ name: String) {
      self.name = name
    }

    public static let systemBackground = UIColor("systemBackground")
  }
#endif
