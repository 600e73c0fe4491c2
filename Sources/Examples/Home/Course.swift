/// A course of the catalog.
public struct Course: Sendable, Hashable, Identifiable {
  public let id: Int
  public let title: String
  public let hours: Int

  public init(id: Int, title: String, hours: Int) {
    self.id = id
    self.title = title
    self.hours = hours
  }
}

/// An announcement of the school.
public struct Banner: Sendable, Hashable, Identifiable {
  public let id: Int
  public let title: String
  /// The name of its image.
  public let path: String
  /// Banners that are over stay in the answers of the service for a while.
  public let isOver: Bool

  public init(id: Int, title: String, path: String, isOver: Bool = false) {
    self.id = id
    self.title = title
    self.path = path
    self.isOver = isOver
  }
}
