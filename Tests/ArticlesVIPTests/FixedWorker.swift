import ArticlesDomain

/// Answers at once, always the same.
struct FixedWorker: ArticlesWorker {
  var articles: [Article] = []
  var error: ArticlesError?

  func fetchArticles() async throws(ArticlesError) -> [Article] {
    if let error { throw error }
    return articles
  }

  func fetchArticle(id: Article.ID) async throws(ArticlesError) -> Article {
    guard let article = articles.first(where: { $0.id == id }) else {
      throw error ?? .decoding("there is no article \(id)")
    }
    return article
  }
}

extension Article {
  static let swift = Article(
    id: 7, title: "Swift", description: "A language", readablePublishDate: "Nov 21",
    url: "https://example.org/7", coverImage: nil, tags: ["swift", "ios"], user: .ada)

  static let vapor = Article(
    id: 8, title: "Vapor", description: "A framework", readablePublishDate: "Nov 22",
    url: "https://example.org/8", coverImage: nil, tags: ["vapor"], user: .ada)
}

extension User {
  static let ada = User(name: "Ada", username: "ada", profileImage: "ada.png")
}
