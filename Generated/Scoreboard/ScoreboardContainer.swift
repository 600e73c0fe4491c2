import ScoreboardDomain

/// The dependency container of the app.
@available(iOS 17, macOS 14, *)
@MainActor
public final class ScoreboardContainer {
  public let library: GameLibrary

  public init(library: GameLibrary) {
    self.library = library
  }
}

// MARK: - ScoreboardDependencies

@available(iOS 17, macOS 14, *)
extension ScoreboardContainer: ScoreboardDependencies {}
