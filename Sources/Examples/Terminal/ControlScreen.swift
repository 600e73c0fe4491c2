#if !canImport(UIKit)
  import ExamplesViews
  import Foundation
  import ViperKit

  /// A view controller's screen: the texts of its labels, and its controls as commands.
  @MainActor
  struct ControlScreen: TerminalScreen {
    let controller: UIViewController

    var heading: String { controller.title ?? "" }

    /// The buttons of the navigation bar.
    var note: String { barButtons.map { "[\($0.name)]" }.joined(separator: " ") }

    var lines: [TerminalLine] { controller.viewIfLoaded.map(Self.lines(of:)) ?? [] }

    func appear() {}
  }

  // MARK: - What is shown

  extension ControlScreen {
    private static func lines(of view: UIView) -> [TerminalLine] {
      if view.isHidden { return [] }
      switch view {
      case let field as UITextField:
        return [.value(field.text.flatMap { $0.isEmpty ? nil : $0 } ?? "…", name: field.name)]
      case let stack as UIStackView where stack.axis == .horizontal:
        let parts = stack.arrangedSubviews.flatMap(lines(of:)).map(\.inline)
        return parts.isEmpty ? [] : [.text(parts.joined(separator: "  "))]
      case let stack as UIStackView: return stack.arrangedSubviews.flatMap(lines(of:))
      case let table as UITableView: return rows(of: table)
      case let pages as UICollectionView: return pages.visibleCells.flatMap(lines(of:))
      default:
        let own = text(of: view).map { [TerminalLine.text($0)] } ?? []
        return own + view.subviews.flatMap(lines(of:))
      }
    }

    private static func rows(of table: UITableView) -> [TerminalLine] {
      table.visibleCells.enumerated().flatMap { index, cell in
        guard let content = cell.contentConfiguration as? UIListContentConfiguration else {
          return lines(of: cell)
        }
        return [.row(index + 1, content.text ?? "", detail: content.secondaryText ?? "")]
      }
    }

    /// The text of one view; nil for none.
    private static func text(of view: UIView) -> String? {
      switch view {
      case let label as UILabel: label.text.flatMap { $0.isEmpty ? nil : $0 }
      case let button as UIButton: "[\(button.shownTitle)]"
      case let image as UIImageView: image.image.map { _ in "(picture)" }
      case let wheel as UIActivityIndicatorView: wheel.isAnimating ? "Loading…" : nil
      case let refreshing as UIRefreshControl: refreshing.isRefreshing ? "Refreshing…" : nil
      case let dots as UIPageControl: dots.dots
      default: nil
      }
    }
  }

  extension TerminalLine {
    /// The text next to other views.
    fileprivate var inline: String {
      switch self {
      case .text(let text), .drawn(let text): text
      case .value(let value, let name): "\(name) \(value)"
      case .row(let number, let text, let detail): "\(number) \(text) \(detail)"
      case .picture: ""
      }
    }
  }

  extension UIPageControl {
    /// None where there would be too many, or only one.
    fileprivate var dots: String? {
      guard (2...12).contains(numberOfPages) else { return nil }
      return (0..<numberOfPages).map { $0 == currentPage ? "●" : "○" }.joined(separator: " ")
    }
  }

  // MARK: - What can be typed

  extension UIButton {
    /// UIKit draws a cross on a button that closes.
    var shownTitle: String { currentTitle ?? (buttonType == .close ? "Close" : "") }
    /// The accessibility label, if any.
    var name: String { accessibilityLabel ?? shownTitle }
  }

  extension UITextField {
    var name: String { accessibilityLabel ?? placeholder ?? "Text" }
  }

  extension UIBarButtonItem {
    var name: String { title ?? headlessSystemItem.map { "\($0)".capitalized } ?? "" }
  }

  extension ControlScreen {
    private var barButtons: [UIBarButtonItem] {
      let item = controller.navigationItem
      return [item.leftBarButtonItem, item.rightBarButtonItem].compactMap(\.self)
    }

    var commands: [TerminalCommand] {
      let bar = barButtons.map { button in
        TerminalCommand(button.name.lowercased(), "is a button at the top") { button.tap() }
      }
      let views = controller.viewIfLoaded.map(Self.controls(in:)) ?? []
      return bar + views.flatMap(Self.commands(of:))
    }

    /// A view and all in it that a finger reaches.
    static func controls(in view: UIView) -> [UIView] {
      view.isHidden ? [] : [view] + view.subviews.flatMap(controls(in:))
    }

    private static func commands(of view: UIView) -> [TerminalCommand] {
      switch view {
      case let button as UIButton where button.isEnabled:
        [TerminalCommand(button.name.lowercased(), "is a button") { button.tap() }]
      case let field as UITextField where field.isEnabled:
        [
          TerminalCommand(field.name.lowercased(), "TEXT", "types into the field") { text in
            field.type(text)
            return []
          }
        ]
      case let table as UITableView: [open(table)]
      case let pages as UICollectionView where pages.isPagingEnabled: commands(of: pages)
      case let refreshing as UIRefreshControl:
        [TerminalCommand("pull", "pulls the screen down to refresh it") { refreshing.pull() }]
      default: []
      }
    }

    private static func open(_ table: UITableView) -> TerminalCommand {
      TerminalCommand("open", "NUMBER", "taps a row") { number throws(CommandError) in
        let row = try TerminalCommand.row(number, of: table.visibleCells.count, "row")
        table.tapRow(at: IndexPath(row: row, section: 0))
        return []
      }
    }

    private static func commands(of pages: UICollectionView) -> [TerminalCommand] {
      let count = pages.dataSource?.collectionView(pages, numberOfItemsInSection: 0) ?? 0
      let current = pages.indexPathsForVisibleItems.first?.item ?? 0
      func turn(_ name: String, by step: Int, end: String) -> TerminalCommand {
        TerminalCommand(name, "", "swipes to the \(name) page") { _ throws(CommandError) in
          guard pages.swipe(to: current + step) else { throw CommandError(end) }
          return []
        }
      }
      return [
        turn("next", by: 1, end: "this is the last page"),
        turn("previous", by: -1, end: "this is the first page"),
        TerminalCommand("page", "NUMBER", "swipes to a page") { number throws(CommandError) in
          pages.swipe(to: try TerminalCommand.row(number, of: count, "page"))
          return []
        },
        TerminalCommand("open", "[NUMBER]", "taps the page") { number throws(CommandError) in
          if !number.isEmpty {
            pages.swipe(to: try TerminalCommand.row(number, of: count, "page"))
          }
          pages.tapItem()
          return []
        },
      ]
    }
  }
#endif
