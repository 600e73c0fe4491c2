/// Fetches articles from wherever they are kept.
public protocol ArticlesWorker: Sendable {
  /// All articles, the newest first.
  ///
  /// - Throws: `ArticlesError`.
  func fetchArticles() async throws(ArticlesError) -> [Article]

  /// One article.
  ///
  /// - Throws: `ArticlesError`.
  func fetchArticle(id: Article.ID) async throws(ArticlesError) -> Article
}
