final class FeedInteractor: FeedInteractorProtocol {
  weak var output: FeedInteractorOutput?

  func loadTitles() {
    output?.didLoad(["One", "Two"])
  }
}
