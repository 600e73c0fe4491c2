/// The source of banners.
public protocol BannerService: Sendable {
  /// - Parameter path: which place in the app they are for.
  func banners(path: String) async throws -> [Banner]
}

/// The source of courses.
public protocol WikiService: Sendable {
  func courses(department: Int, categoryId: String) async throws -> [Course]
}

/// The data of the app without a network.
public struct SampleCatalogue: BannerService, WikiService {
  public init() {}

  public func banners(path: String) async throws -> [Banner] {
    [
      Banner(id: 1, title: "Summer school", path: "sun.max.fill"),
      Banner(id: 2, title: "Open day", path: "door.left.hand.open"),
    ]
  }

  public func courses(department: Int, categoryId: String) async throws -> [Course] {
    [Course(id: 1, title: "Swift from the beginning", hours: 24)]
  }
}
