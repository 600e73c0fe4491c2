final class FeedPresenter: FeedPresenterProtocol {
  weak var view: FeedView?
  private let interactor: FeedInteractorProtocol

  init(interactor: FeedInteractorProtocol) {
    self.interactor = interactor
  }

  func viewDidLoad() {
    interactor.loadTitles()
  }

  func didTapShare() {
    fatalError("FeedPresenter.didTapShare() is not written yet")
  }
}

extension FeedPresenter: FeedInteractorOutput {
  func didLoad(_ titles: [String]) {
    view?.show(titles)
  }
}
