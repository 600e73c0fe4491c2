import ViperKit

@MainActor
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor
func settle() async {
  for _ in 0..<10 { await Task.yield() }
}

extension UIViewController {
  /// Shows it in a new window, which the caller keeps.
  func inWindow() -> UIWindow {
    let window = UIWindow()
    window.rootViewController = self
    window.makeKeyAndVisible()
    return window
  }
}

final class Screen: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, log: Log = Log()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: ViewCoder) { nil }

  override func loadView() {
    super.loadView()
    log.add("\(name) load")
  }
  override func viewDidLoad() { log.add("\(name) didLoad") }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.add("\(name) isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    log.add("\(name) willMove(\(parent == nil ? "out" : "in"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.add("\(name) didMove(\(parent == nil ? "out" : "in"))")
  }
}
