import ArticlesDomain

/// The dependency container of the app.
@MainActor
public final class ArticlesContainer {
  public let worker: any ArticlesWorker

  public init(worker: any ArticlesWorker) {
    self.worker = worker
  }
}

// MARK: - ArticlesDependencies

extension ArticlesContainer: ArticlesDependencies {}
