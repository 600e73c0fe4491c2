protocol FeedView: AnyObject {
  func show(_ titles: [String])
}

protocol FeedPresenterProtocol: AnyObject {
  func viewDidLoad()
}

protocol FeedInteractorProtocol: AnyObject {
  func loadTitles()
}

protocol FeedInteractorOutput: AnyObject {
  func didLoad(_ titles: [String])
}
