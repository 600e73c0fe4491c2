/// A screen that stores the presented screen and does not show it.
private final class PresentingScreen: UIViewController {
  private(set) var presented: UIViewController?

  override func present(
    _ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presented = screen
  }
}
