import ArticlesDomain
import Testing
import ViperKit

@testable import ArticlesModules

/// No module outlives its view, whatever it was doing.
@MainActor
struct ReleaseTests {
  /// The parts of a module, held weakly.
  struct Parts {
    weak var view: UIViewController?
    weak var presenter: AnyObject?
    weak var interactor: AnyObject?
    weak var router: AnyObject?

    var areGone: Bool {
      view == nil && presenter == nil && interactor == nil && router == nil
    }

    var areThere: Bool {
      view != nil && presenter != nil && interactor != nil && router != nil
    }
  }

  func parts(of view: ArticleListView?) -> Parts {
    let presenter = view?.presenter as? ArticleListPresenter
    return Parts(
      view: view, presenter: presenter, interactor: presenter?.interactor,
      router: presenter?.router)
  }

  func parts(of view: ArticleDetailView?) -> Parts {
    let presenter = view?.presenter as? ArticleDetailPresenter
    return Parts(
      view: view, presenter: presenter, interactor: presenter?.interactor,
      router: presenter?.router)
  }

  func parts(of view: ArticleAuthorView?) -> Parts {
    let presenter = view?.presenter as? ArticleAuthorPresenter
    return Parts(
      view: view, presenter: presenter, interactor: presenter?.interactor,
      router: presenter?.router)
  }

  @Test func allModulesGoAfterUse() async throws {
    let server = try LoopbackServer(ReadingTests.service)
    let stage = Stage(worker: server.worker())
    await stage.settle()
    stage.list?.content.pages.tapItem()
    await stage.settle()
    stage.detail?.navigationItem.rightBarButtonItem?.tap()
    let list = parts(of: stage.list)
    let detail = parts(of: stage.detail)
    let author = parts(of: stage.author)
    #expect(list.areThere && detail.areThere && author.areThere)

    (stage.author?.view.subviews.first as? AuthorCard)?.closeButton.tap()
    await stage.settle()
    #expect(author.areGone)
    stage.detail?.navigationController?.popViewController(animated: false)
    #expect(detail.areGone)
    await stage.settle()
    stage.stack.setViewControllers([], animated: false)
    #expect(list.areGone)
  }

  @Test func releasingTheListCancelsItsRequest() async throws {
    let server = try LoopbackServer { _, _ in .silence }
    var events = server.events.makeAsyncIterator()
    let stage = Stage(worker: server.worker())
    let list = parts(of: stage.list)
    let asked = await events.next()
    #expect(asked == .asked("/api/articles"))
    #expect(list.areThere)

    stage.stack.setViewControllers([], animated: false)

    #expect(list.view == nil && list.presenter == nil && list.router == nil)
    let left = await events.next()
    #expect(left == .left("/api/articles"))
    while list.interactor != nil { await Task.yield() }
    #expect(list.areGone)
  }

  @Test func releasingTheDetailCancelsItsRequest() async throws {
    let server = try LoopbackServer { path, _ in
      path == "/api/articles" ? .recorded("articles") : .stalled
    }
    var events = server.events.makeAsyncIterator()
    let stage = Stage(worker: server.worker())
    _ = await events.next()
    await stage.settle()
    stage.list?.content.pages.tapItem()
    let detail = parts(of: stage.detail)
    let asked = await events.next()
    #expect(asked == .asked("/api/articles/4101"))
    #expect(detail.areThere)

    stage.detail?.navigationController?.popViewController(animated: false)

    #expect(detail.view == nil && detail.presenter == nil && detail.router == nil)
    let rest = [await events.next(), await events.next()]
    #expect(rest.contains(.left("/api/articles/4101")))
    while detail.interactor != nil { await Task.yield() }
    #expect(detail.areGone)
  }

  @Test func aModuleUnderAnAlertIsReleasedWithItsWindow() async throws {
    let server = try LoopbackServer { _, _ in .closed }
    var list = Parts()
    do {
      let stage = Stage(worker: server.worker())
      await stage.settle()
      #expect(stage.alert != nil)
      list = parts(of: stage.list)
    }
    #expect(list.areGone)
  }
}
