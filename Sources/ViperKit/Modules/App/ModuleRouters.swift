/// The routers that deep links use, by their place in the navigation. Both references are weak.
@MainActor
public enum ModuleRouters {
  private struct Entry {
    weak var place: AnyObject?
    weak var router: AnyObject?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// - Parameter place: the view controller or, in SwiftUI, the `NavigationPlace`.
  public static func register(_ router: AnyObject, at place: AnyObject) {
    entries = entries.filter { $0.value.place != nil }
    entries[ObjectIdentifier(place)] = Entry(place: place, router: router)
  }

  static func router(at place: AnyObject) -> AnyObject? {
    guard let entry = entries[ObjectIdentifier(place)], entry.place === place else { return nil }
    return entry.router
  }
}
