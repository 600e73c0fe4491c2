#if canImport(SwiftUI)
  import SwiftUI

  /// What a module shows: a SwiftUI view, or any value where there is no SwiftUI.
  public typealias ModuleContent = View
#else
  /// What a module shows: a SwiftUI view, or any value where there is no SwiftUI.
  public typealias ModuleContent = Any
#endif

/// A module's view at its place in the navigation.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public final class ModuleDestination: Identifiable {
  public let place: NavigationPlace
  /// The part of the view around it that shows it; empty for what is not embedded in a part.
  public let part: String
  /// The view as it was built, or the view controller that it hosts. Its type is lost here, so that
  /// one stack can hold modules that know nothing of each other; `content(as:)` gives it back.
  public let content: Any
  /// The view controller that it hosts.
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

  /// The view or the view controller, if it is of that type.
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
