import Foundation

/// Reads articles from a file that holds an answer of the service.
public struct FileArticlesWorker: ArticlesWorker {
  let path: String

  public init(path: String) {
    self.path = path
  }

  public func fetchArticles() async throws(ArticlesError) -> [Article] {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .noData("the file '\(path)' cannot be read")
    }
    return try ArticlesAnswer(data: data).decode(as: [Article].self)
  }

  public func fetchArticle(id: Article.ID) async throws(ArticlesError) -> Article {
    guard let article = try await fetchArticles().first(where: { $0.id == id }) else {
      throw .noData("the file '\(path)' has no article \(id)")
    }
    return article
  }
}
