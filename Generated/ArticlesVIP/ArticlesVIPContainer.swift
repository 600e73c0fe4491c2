import ArticlesDomain

/// Has what the modules depend on, as the app starts with it.
@MainActor
public final class ArticlesVIPContainer {
  public let worker: any ArticlesWorker

  public init(worker: any ArticlesWorker) {
    self.worker = worker
  }
}

// MARK: - ArticlesVIPDependencies

extension ArticlesVIPContainer: ArticlesVIPDependencies {}
