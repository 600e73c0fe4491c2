import ExamplesViews
import Foundation
import Observation
import ScoreboardDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// All games, the newest first, with a way into each and one to a new game.
@available(iOS 17, macOS 14, *)
final class GameListViewController: UIViewController {
  let viewModel: any GameListViewModel

  let table = UITableView()
  private static let cell = "game"
  /// The games on screen, one for each cell.
  private var rows: [GameRow] = []

  init(viewModel: any GameListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("GameListViewController is made by GameListBuilder")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Games"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [viewModel] _ in viewModel.didTapNewGame() })
    table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    table.dataSource = self
    table.delegate = self
    view.fill(table)
    follow()
  }
}

// MARK: - What the view model shows

@available(iOS 17, macOS 14, *)
extension GameListViewController {
  /// Shows all values, now and after each change.
  private func follow() {
    withObservationTracking {
      show(rows: viewModel.rows)
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }

  private func show(rows: [GameRow]) {
    self.rows = rows
    table.reloadData()
  }
}

// MARK: - UITableViewDataSource

@available(iOS 17, macOS 14, *)
extension GameListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    guard rows.indices.contains(indexPath.row) else { return cell }
    let row = rows[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.secondaryText = row.isFinished ? "\(row.score), finished" : row.score
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

// MARK: - UITableViewDelegate

@available(iOS 17, macOS 14, *)
extension GameListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard rows.indices.contains(indexPath.row) else { return }
    viewModel.didSelectGame(id: rows[indexPath.row].id)
  }
}
