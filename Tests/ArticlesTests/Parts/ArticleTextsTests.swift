import ArticlesDomain
import Testing

@testable import ArticlesModules

/// Articles as texts that are ready to show.
@Suite struct ArticleTextsTests {
  @Test func thePageOfAnArticle() {
    #expect(
      ArticleText(.swift)
        == ArticleText(
          title: "Swift", byline: "Ada, Nov 21", tags: "#swift #ios", description: "A language",
          link: "https://example.org/7"))
  }

  @Test func anArticleInTheList() {
    #expect(
      DisplayedArticle(article: .vapor)
        == DisplayedArticle(
          id: 8, title: "Vapor", description: "A framework", publishDate: "Nov 22", imageURL: nil,
          authorName: "Grace", tags: "#vapor"))
  }
}
