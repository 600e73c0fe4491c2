import ScoreboardDomain

/// Has what the modules depend on, as the app starts with it.
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
