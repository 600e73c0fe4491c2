import Observation
import ScoreboardDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Two teams and their players, from which a game is made.
@available(iOS 17, macOS 14, *)
final class GameCreatorViewController: UIViewController {
  let viewModel: any GameCreatorViewModel

  /// What the user types.
  var home = TeamDraft(name: "", players: ["", "", ""])
  var away = TeamDraft(name: "", players: ["", "", ""])
  /// What the label below the fields says.
  private(set) var message: String?

  init(viewModel: any GameCreatorViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("GameCreatorViewController is made by GameCreatorBuilder")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    follow()
  }
}

// MARK: - What the view model shows

@available(iOS 17, macOS 14, *)
extension GameCreatorViewController {
  /// Shows everything now, and again whenever something of it changes.
  private func follow() {
    withObservationTracking {
      show(message: viewModel.message)
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }

  private func show(message: String?) {
    self.message = message
  }
}
