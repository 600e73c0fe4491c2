import ArticlesDomain
import Foundation
import Testing
import ViperKit

@testable import ArticlesModules

/// The whole app against servers that fail.
@MainActor
struct FailureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let answer: Answer
    let message: String
  }

  nonisolated static let cases: [Case] = [
    Case(
      testDescription: "500", answer: .body("[]", status: 500),
      message: "No articles came: the service answered with status 500."),
    Case(
      testDescription: "404", answer: .body("{}", status: 404),
      message: "No articles came: the service answered with status 404."),
    Case(
      testDescription: "an empty body", answer: .body(""),
      message: "No articles came: the service answered nothing."),
    Case(
      testDescription: "a closed connection", answer: .closed,
      message: "No articles came: the connection to 127.0.0.1:PORT broke off."),
    Case(
      testDescription: "an answer that breaks off", answer: .half,
      message: "No articles came: the connection to 127.0.0.1:PORT broke off."),
    Case(
      testDescription: "no answer", answer: .silence,
      message: "No articles came: no answer within 0.3 seconds."),
    Case(
      testDescription: "an answer that does not end", answer: .stalled,
      message: "No articles came: no answer within 0.3 seconds."),
    Case(
      testDescription: "broken JSON", answer: .body("[{\"id\": 1,"),
      message: "What came is no article: it is not valid JSON."),
    Case(
      testDescription: "a web page", answer: .body("<html></html>"),
      message: "What came is no article: it is not valid JSON."),
    Case(
      testDescription: "an object", answer: .body("{\"error\": \"too many requests\"}"),
      message: "What came is no article: it is not a list."),
    Case(
      testDescription: "numbers", answer: .body("[1]"),
      message: "What came is no article: article 1 is not an object."),
  ]

  @Test(arguments: cases)
  func aFailureIsShownAndLoadingEnds(_ row: Case) async throws {
    let server = try LoopbackServer { _, _ in row.answer }
    let stage = Stage(worker: server.worker(timeout: row.timeout))

    await stage.settle()

    let content = try #require(stage.list?.content)
    let message = row.message.replacing("PORT", with: "\(server.port)")
    #expect(stage.alert?.message == message)
    #expect(content.emptyText == message)
    #expect(!content.isLoading)
  }

  @Test func aServerThatIsDownIsShown() async throws {
    let server = try LoopbackServer { _, _ in .closed }
    server.stop()
    for await _ in server.events {}
    let stage = Stage(worker: server.worker())

    await stage.settle()

    #expect(
      stage.alert?.message
        == "No articles came: there is no service at 127.0.0.1:\(server.port).")
  }

  @Test(arguments: ["", "articles", "ftp://127.0.0.1/api/articles", "http://", "http:/articles"])
  func anInvalidServerAddressIsShown(_ address: String) async {
    let stage = Stage(worker: HTTPArticlesWorker(address: address))

    await stage.settle()

    #expect(stage.alert?.message?.hasPrefix("'\(address)' is no address of articles") == true)
  }

  @Test func tryingAgainFetchesAgain() async throws {
    let server = try LoopbackServer { _, count in
      count == 1 ? .body("", status: 503) : .recorded("articles")
    }
    let stage = Stage(worker: server.worker())
    await stage.settle()

    #expect(stage.alert?.answer("Try again") == true)
    #expect(stage.list?.content.isLoading == true)
    await stage.settle()

    #expect(stage.list?.content.articles.count == 3)
    #expect(stage.alert == nil)
  }

  @Test func aFailedReloadLeavesTheArticlesThatAreThere() async throws {
    let server = try LoopbackServer { _, count in count == 1 ? .recorded("articles") : .closed }
    let stage = Stage(worker: server.worker())
    await stage.settle()
    stage.list?.content.pages.swipe(to: 1)

    stage.list?.navigationItem.rightBarButtonItem?.tap()
    await stage.settle()

    #expect(stage.list?.content.articles.count == 3)
    #expect(stage.list?.content.dots.currentPage == 1)
    #expect(stage.alert != nil)
  }

  @Test func anArticleThatCannotBeFetchedIsShownAsFailed() async throws {
    let server = try LoopbackServer { path, count in
      path == "/api/articles" ? .recorded("articles") : count == 2 ? .closed : .recorded("article")
    }
    let stage = Stage(worker: server.worker())
    await stage.settle()
    stage.list?.content.pages.tapItem()
    await stage.settle()
    let detail = try #require(stage.detail)
    #expect(detail.content.article == nil)

    detail.navigationItem.rightBarButtonItem?.tap()
    #expect(stage.author == nil)
    #expect(stage.alert?.answer("Try again") == true)
    await stage.settle()

    #expect(detail.content.article?.title == "A weak way back")
  }
}

extension FailureTests.Case {
  var timeout: TimeInterval {
    message.contains("0.3") ? 0.3 : 60
  }
}
