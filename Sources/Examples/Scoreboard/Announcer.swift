/// Keeps a listener alive: it hears of changes until this goes.
@available(iOS 17, macOS 14, *)
@MainActor
public final class Subscription<Change> {
  fileprivate let listener: @MainActor (Change) -> Void

  fileprivate init(_ listener: @escaping @MainActor (Change) -> Void) {
    self.listener = listener
  }
}

/// Notifies all listeners of changes, in order.
@available(iOS 17, macOS 14, *)
@MainActor
final class Announcer<Change> {
  private struct Entry {
    weak var subscription: Subscription<Change>?
  }

  private var entries: [Entry] = []

  func subscribe(_ listener: @escaping @MainActor (Change) -> Void) -> Subscription<Change> {
    let subscription = Subscription(listener)
    entries.removeAll { $0.subscription == nil }
    entries.append(Entry(subscription: subscription))
    return subscription
  }

  /// Listeners can be added and removed during the loop.
  func announce(_ change: Change) {
    for entry in entries { entry.subscription?.listener(change) }
  }
}
