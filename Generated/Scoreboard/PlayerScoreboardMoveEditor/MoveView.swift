import ExamplesViews
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// A move's button, with the count beside it.
@available(iOS 17, macOS 14, *)
final class MoveView: UIStackView {
  let button = UIButton(type: .system)
  let count = UILabel(style: .body)
  private var title = ""

  convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
    spacing = 4
    button.setTitle(title, for: .normal)
    addArrangedSubview(button)
    addArrangedSubview(count)
  }

  /// The player's name. VoiceOver uses it to distinguish the buttons.
  var player = "" {
    didSet { button.accessibilityLabel = "\(player) \(title)" }
  }

  func onTap(_ action: @escaping @MainActor () -> Void) {
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}
