// UIKit's table, as far as the examples name it.

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  public var text: String?
  public var secondaryText: String?
}

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public init(style: CellStyle, reuseIdentifier: String?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator }
  open var accessoryType: AccessoryType = .none
  open var contentConfiguration: (any UIContentConfiguration)?
  open func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}

@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
}

@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@preconcurrency @MainActor open class UITableView: UIScrollView {
  weak open var dataSource: (any UITableViewDataSource)?
  weak open var delegate: (any UITableViewDelegate)?
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { fatalError() }
  open func reloadData() {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

@preconcurrency @MainActor
open class UITableViewController: UIViewController,
  UITableViewDelegate, UITableViewDataSource
{
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError()
  }
  public required init?(coder: NSCoder) { fatalError() }
  open var tableView: UITableView!
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { fatalError() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
