import ArticlesDomain
import ArticlesViews
import Testing
import ViperKit

@testable import ArticlesModules

/// The whole app against a server that answers as it should.
@MainActor
struct ReadingTests {
  static let service: @Sendable (String, Int) -> Answer = { path, _ in
    path == "/api/articles" ? .recorded("articles") : .recorded("article")
  }

  @Test func appearingLoadsTheArticles() async throws {
    let server = try LoopbackServer(Self.service)
    let stage = Stage(worker: server.worker())
    let content = try #require(stage.list?.content)
    #expect(content.isLoading)

    await stage.settle()

    #expect(content.articles.map(\.id) == [4101, 4098, 4092])
    let first = try #require(content.articles.first)
    #expect(first.title == "Five protocols and one screen")
    #expect(first.authorName == "Mira Okafor")
    #expect(first.publishDate == "Nov 20")
    #expect(first.tags == "#swift #viper #architecture")
    #expect(first.imageURL == "https://articles.example/pictures/4101.png")
    #expect(content.articles[1].imageURL == nil)
    #expect(content.articles[2].title == "テストを先に書く理由")
    #expect(
      content.shownTexts.prefix(3) == [
        "Five protocols and one screen", "Mira Okafor, Nov 20", "#swift #viper #architecture",
      ])
    #expect(stage.alert == nil)
  }

  @Test func loadingLastsUntilTheServerAnswers() async throws {
    let server = try LoopbackServer { _, _ in .held("[]") }
    let stage = Stage(worker: server.worker())
    var events = server.events.makeAsyncIterator()

    let event = await events.next()
    #expect(event == .asked("/api/articles"))
    #expect(stage.list?.content.isLoading == true)
    server.goOn()
    await stage.settle()

    #expect(stage.list?.content.isLoading == false)
  }

  @Test func anEmptyListShowsAMessage() async throws {
    let server = try LoopbackServer { _, _ in .body("[]") }
    let stage = Stage(worker: server.worker())

    await stage.settle()

    let content = try #require(stage.list?.content)
    #expect(content.articles.isEmpty)
    #expect(content.emptyText == "There are no articles.")
    #expect(content.shownTexts == ["There are no articles."])
    #expect(!content.pages.swipe(to: 1))
    content.pages.tapItem()
    #expect(stage.detail == nil)
    #expect(stage.alert == nil)
  }

  @Test func aReloadKeepsThePageIfItStillExists() async throws {
    let server = try LoopbackServer { _, count in
      count == 3 ? .body("[]") : .recorded("articles")
    }
    let stage = Stage(worker: server.worker())
    await stage.settle()
    let list = try #require(stage.list)
    list.content.pages.swipe(to: 2)

    list.navigationItem.rightBarButtonItem?.tap()
    await stage.settle()
    #expect(list.content.dots.currentPage == 2)

    list.navigationItem.rightBarButtonItem?.tap()
    await stage.settle()
    #expect(list.content.dots.currentPage == 0)
  }

  @Test func theSelectedArticleOpensAndBackLeadsToTheList() async throws {
    let server = try LoopbackServer(Self.service)
    let stage = Stage(worker: server.worker())
    await stage.settle()
    let list = try #require(stage.list)
    list.content.pages.swipe(to: 1)

    list.content.pages.tapItem()
    await stage.settle()

    let detail = try #require(stage.detail)
    #expect(
      detail.content.article
        == ArticleText(
          title: "A weak way back", byline: "Sam Whitfield, Nov 18", tags: "#swift #memory",
          description: "Views own presenters, presenters own interactors, and the ways back are "
            + "weak. Draw the arrows once, and you never look for a retain cycle again.",
          link: "https://articles.example/samw/samw-4098"))
    #expect(detail.content.column.texts.first == "A weak way back")
    detail.navigationController?.popViewController(animated: false)
    #expect(stage.stack.topViewController === list)
    #expect(list.content.isLoading)
    await stage.settle()
    #expect(list.content.dots.currentPage == 1)
    let paths = try await server.paths()
    #expect(paths == ["/api/articles", "/api/articles/4098", "/api/articles"])
  }

  @Test func theAuthorIsASheetOverTheArticle() async throws {
    let server = try LoopbackServer(Self.service)
    let stage = Stage(worker: server.worker())
    await stage.settle()
    stage.list?.content.pages.tapItem()
    await stage.settle()
    let detail = try #require(stage.detail)

    detail.navigationItem.rightBarButtonItem?.tap()

    let author = try #require(stage.author)
    #expect(author.modalPresentationStyle == .pageSheet)
    let card = try #require(author.view.subviews.first as? AuthorCard)
    #expect(card.column.texts == ["Sam Whitfield", "@samw"])
    #expect(card.closeButton.tap())
    await stage.settle()
    #expect(stage.author == nil)
    #expect(stage.detail === detail)
  }

  @Test func theLastOfTwoReloadsCounts() async throws {
    let server = try LoopbackServer { _, count in
      count == 1 ? .silence : .recorded("articles")
    }
    let stage = Stage(worker: server.worker())
    var events = server.events.makeAsyncIterator()
    let first = await events.next()
    #expect(first == .asked("/api/articles"))

    stage.list?.navigationItem.rightBarButtonItem?.tap()
    await stage.settle()

    #expect(stage.list?.content.articles.count == 3)
    #expect(stage.alert == nil)
    let rest = [await events.next(), await events.next()]
    #expect(rest.contains(.left("/api/articles")))
  }
}
