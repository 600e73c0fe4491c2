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

/// Why there are no articles.
public enum ArticlesError: Error, Hashable, Sendable {
  case invalidURL
  case noData
  /// What the service sent is no article; the text says what was expected, and where.
  case decoding(String)
}
