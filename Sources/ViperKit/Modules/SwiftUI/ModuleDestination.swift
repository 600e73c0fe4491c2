#if canImport(SwiftUI)
  import SwiftUI

  /// The content of a module: a SwiftUI view, or any value on systems without SwiftUI.
  public typealias ModuleContent = View
#else
  /// The content of a module: a SwiftUI view, or any value on systems without SwiftUI.
  public typealias ModuleContent = Any
#endif

/// A module's view and its place in the navigation.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public final class ModuleDestination: Identifiable {
  public let place: NavigationPlace
  /// The part of the outer view that shows it; empty for the whole view.
  public let part: String
  /// The view, or the hosted view controller. Its type is erased, because a stack holds unrelated
  /// modules. `content(as:)` restores it.
  public let content: Any
  let hosted: AnyObject?
  #if canImport(SwiftUI)
    let view: AnyView
  #endif

  init<Content: ModuleContent>(
    at place: NavigationPlace, in part: String = "", _ build: (NavigationPlace) -> Content
  ) {
    let built = build(place)
    self.part = part
    self.place = place
    hosted = (built as? any HostingContent)?.hosted
    content = hosted ?? built
    #if canImport(SwiftUI)
      view = AnyView(built)
    #endif
    place.name = hosted.map { ModuleFailure.name(of: $0) } ?? String(describing: Content.self)
  }

  /// The view or view controller, if it has this type.
  public func content<Content>(as type: Content.Type) -> Content? {
    content as? Content
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModuleDestination: Hashable {
  nonisolated public static func == (one: ModuleDestination, other: ModuleDestination) -> Bool {
    one === other
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
