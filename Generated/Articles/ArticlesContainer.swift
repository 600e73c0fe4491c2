import ArticlesDomain

/// Has what the modules depend on, as the app starts with it.
@MainActor
package final class ArticlesContainer {
  package let worker: any ArticlesWorker

  package init(worker: any ArticlesWorker) {
    self.worker = worker
  }
}

// MARK: - ArticlesDependencies

extension ArticlesContainer: ArticlesDependencies {}
