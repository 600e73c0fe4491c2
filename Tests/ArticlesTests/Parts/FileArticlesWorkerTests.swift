import ArticlesDomain
import Foundation
import Testing

struct FileArticlesWorkerTests {
  let answers = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Answers")

  @Test func aFileGivesItsArticles() async throws {
    let worker = FileArticlesWorker(path: answers.appendingPathComponent("articles.json").path)
    #expect(try await worker.fetchArticles().map(\.id) == [4101, 4098, 4092])
    #expect(try await worker.fetchArticle(id: 4098).title == "A weak way back")
  }

  @Test func anArticleThatIsNotInTheFileIsNamed() async {
    let path = answers.appendingPathComponent("articles.json").path
    await #expect(throws: ArticlesError.noData("the file '\(path)' has no article 1")) {
      try await FileArticlesWorker(path: path).fetchArticle(id: 1)
    }
  }

  @Test func aMissingFileIsNamed() async {
    await #expect(throws: ArticlesError.noData("the file 'no/such.json' cannot be read")) {
      try await FileArticlesWorker(path: "no/such.json").fetchArticles()
    }
  }

  @Test func anObjectInsteadOfAListIsRejected() async {
    let path = answers.appendingPathComponent("article.json").path
    await #expect(throws: ArticlesError.decoding("it is not a list")) {
      try await FileArticlesWorker(path: path).fetchArticles()
    }
  }
}
