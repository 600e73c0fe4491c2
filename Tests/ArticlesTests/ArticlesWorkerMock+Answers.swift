import ArticlesDomain

extension ArticlesWorkerMock {
  static func answering(
    _ articles: [Article] = [], error: ArticlesError? = nil
  ) -> ArticlesWorkerMock {
    let worker = ArticlesWorkerMock()
    worker.fetchArticlesHandler = { () throws(ArticlesError) in
      if let error { throw error }
      return articles
    }
    worker.fetchArticleHandler = { id throws(ArticlesError) in
      guard error == nil, let article = articles.first(where: { $0.id == id }) else {
        throw error ?? .noData("there is no article \(id)")
      }
      return article
    }
    return worker
  }
}

extension Article {
  static let swift = Article(
    id: 7, title: "Swift", description: "A language", readablePublishDate: "Nov 21",
    url: "https://example.org/7", coverImage: nil, tags: ["swift", "ios"], user: .ada)

  static let vapor = Article(
    id: 8, title: "Vapor", description: "A framework", readablePublishDate: "Nov 22",
    url: "https://example.org/8", coverImage: nil, tags: ["vapor"], user: .grace)
}

extension User {
  static let ada = User(name: "Ada", username: "ada", profileImage: "ada.png")
  static let grace = User(name: "Grace", username: "grace", profileImage: "grace.png")
}
