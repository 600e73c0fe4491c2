import ArticlesDomain
import ArticlesModules
import ViperKit

/// Shows the modules that are on screen and does to them what a finger would.
@MainActor
final class Session {
  private let terminal: Terminal
  private let window = TerminalWindow()
  /// Whether there were no articles, or something typed meant nothing.
  private(set) var hasFailed = false

  init(worker: any ArticlesWorker, terminal: Terminal) {
    self.terminal = terminal
    let list = ArticleListBuilder.build(dependencies: ArticlesContainer(worker: worker))
    window.rootViewController = list.attachToNavigationController()
  }

  /// Shows the list, once its articles are there, and does what is typed until the end.
  func run() async {
    window.makeKeyAndVisible()
    await settle()
    draw()
    while let line = terminal.readLine() {
      guard await obey(line) else { return }
    }
    terminal.endLine()
  }

  /// Does what a line says. False after the one that ends the session.
  private func obey(_ line: String) async -> Bool {
    do throws(UsageMistake) {
      switch try Command(line) {
      case nil: draw()
      case .quit: return false
      case .help: terminal.show(Command.overview)
      case .list:
        alert?.answer("OK")
        showTitles()
      case .ok where alert == nil: throw UsageMistake("there is no message to put away")
      case .ok:
        alert?.answer("OK")
        draw()
      case .reload where alert != nil:
        alert?.answer("Try again")
        await settle()
        draw()
      case let command?:
        alert?.answer("OK")
        try act(command)
        await settle()
        draw()
      }
    } catch {
      hasFailed = true
      terminal.show("? \(error.message)")
    }
    return true
  }
}

// MARK: - What is on screen

extension Session {
  private var stack: UINavigationController? {
    window.rootViewController as? UINavigationController
  }

  private var alert: UIAlertController? {
    stack?.presentedViewController as? UIAlertController
  }

  /// The module that is on top; an alert is none.
  private var top: UIViewController? {
    alert == nil ? stack?.visibleViewController : stack?.topViewController
  }

  private var isLoading: Bool {
    (top as? ArticleListView)?.content.isLoading ?? (top as? ArticleDetailView)?.content.isLoading
      ?? false
  }

  private func settle() async {
    while stack?.presentedViewController?.isBeingDismissed == true { await Task.yield() }
    guard isLoading else { return }
    terminal.showWaiting()
    while isLoading { await window.nextChange() }
    terminal.hideWaiting()
  }

  private func draw() {
    var page = terminal.newPage()
    switch alert ?? top {
    case let alert as UIAlertController:
      hasFailed = true
      page.draw(alert)
    case let list as ArticleListView: page.draw(list.content, title: list.title ?? "")
    case let detail as ArticleDetailView: page.draw(detail.content, title: detail.title ?? "")
    case let author as ArticleAuthorView:
      page.draw(card(of: author))
    default: break
    }
    terminal.show(page)
  }

  private func showTitles() {
    guard let list = stack?.viewControllers.first as? ArticleListView else { return }
    var page = terminal.newPage()
    page.drawTitles(of: list.content, title: list.title ?? "")
    terminal.show(page)
  }
}

// MARK: - What a finger would do

extension Session {
  private func act(_ command: Command) throws(UsageMistake) {
    switch top {
    case let list as ArticleListView: try act(command, on: list)
    case let detail as ArticleDetailView: try act(command, on: detail)
    case let author as ArticleAuthorView: try act(command, on: author)
    default: break
    }
  }

  private func act(_ command: Command, on list: ArticleListView) throws(UsageMistake) {
    let pages = list.content
    switch command {
    case .next: try turn(pages, to: pages.currentPage + 1, or: "this is the last page")
    case .previous: try turn(pages, to: pages.currentPage - 1, or: "this is the first page")
    case .page(let number): try turn(pages, to: number.saturating(minus: 1))
    case .open(let number):
      if let number { try turn(pages, to: number.saturating(minus: 1)) }
      if !pages.select() { throw UsageMistake("there is nothing to open") }
    case .reload: list.presenter.didTapReload()
    case .back: throw UsageMistake("this is the first screen; 'quit' ends")
    case .author: throw UsageMistake("'open' the article first")
    case .list, .ok, .help, .quit: break
    }
  }

  private func turn(
    _ pages: ArticlePagesView, to page: Int, or mistake: String? = nil
  ) throws(UsageMistake) {
    if pages.turn(to: page) { return }
    switch pages.articles.count {
    case 0: throw UsageMistake("there are no pages")
    case 1: throw UsageMistake("there is only one page")
    case let count: throw UsageMistake(mistake ?? "there are pages 1 to \(count)")
    }
  }

  private func act(_ command: Command, on detail: ArticleDetailView) throws(UsageMistake) {
    switch command {
    case .author:
      guard detail.content.article != nil else { throw UsageMistake("there is no article yet") }
      detail.presenter.didTapAuthor()
    case .back: stack?.popViewController(animated: false)
    case .reload: detail.presenter.didTapReload()
    default: throw UsageMistake("'back' leads to the list, where that can be done")
    }
  }

  private func act(_ command: Command, on author: ArticleAuthorView) throws(UsageMistake) {
    guard command == .back else { throw UsageMistake("'back' leads to the article") }
    card(of: author)?.close()
  }

  private func card(of author: ArticleAuthorView) -> AuthorCard? {
    author.view.subviews.lazy.compactMap { $0 as? AuthorCard }.first
  }
}

extension Int {
  /// Without a trap at the end of the numbers.
  fileprivate func saturating(minus other: Int) -> Int {
    let (difference, isOver) = subtractingReportingOverflow(other)
    return isOver ? Int.min : difference
  }
}
