import ExamplesViews
import Foundation
import ScoreboardDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The fields of a team: its name and its players.
@available(iOS 17, macOS 14, *)
final class TeamFields: UIStackView {
  private(set) var name = UITextField()
  private(set) var players: [UITextField] = []

  convenience init(side: String) {
    self.init(frame: .zero)
    axis = .vertical
    spacing = 8
    players = (1...Team.size).map { _ in UITextField() }
    name.placeholder = "\(side) Team"
    for (index, field) in players.enumerated() {
      field.placeholder = "\(side) Player \(index + 1)"
    }
    for field in [name] + players {
      field.borderStyle = .roundedRect
      addArrangedSubview(field)
    }
  }

  /// What the user has typed.
  var draft: TeamDraft {
    TeamDraft(name: name.text ?? "", players: players.map { $0.text ?? "" })
  }
}
