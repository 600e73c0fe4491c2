import ArticlesDomain

/// The dependency container of the app.
@MainActor
public final class ArticlesVIPContainer {
  public let worker: any ArticlesWorker

  public init(worker: any ArticlesWorker) {
    self.worker = worker
  }
}

// MARK: - ArticlesVIPDependencies

extension ArticlesVIPContainer: ArticlesVIPDependencies {}
