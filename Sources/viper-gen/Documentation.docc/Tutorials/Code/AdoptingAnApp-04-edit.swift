import UIKit

final class FeedViewController: UIViewController, FeedView {
  var presenter: FeedPresenterProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  func show(_ titles: [String]) {
    title = titles.first
  }
}
