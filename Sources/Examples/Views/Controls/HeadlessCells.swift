import Foundation

#if !canImport(UIKit)
  import ViperKit

  /// The superclass of headless cells.
  @preconcurrency @MainActor
  open class HeadlessCell: UIView {
    final var identifier = ""

    public required override init(frame: CGRect) {
      super.init(frame: frame)
    }

    public required init?(coder: ViewCoder) {
      super.init(coder: coder)
    }
  }

  /// The cells of a table or a collection, and those that wait to be used again.
  @MainActor
  final class HeadlessCells<Cell: HeadlessCell> {
    private unowned let container: UIView
    private var used: [String: [Cell]] = [:]
    private var current: [Cell]?
    /// The class of each identifier's cells.
    var classes: [String: Cell.Type] = [:]

    init(in container: UIView) {
      self.container = container
    }

    /// A cell that is not needed any more, or a new one.
    func dequeue(_ identifier: String) -> Cell {
      if let cell = used[identifier]?.popLast() { return cell }
      let cell = (classes[identifier] ?? Cell.self).init(frame: .zero)
      cell.identifier = identifier
      return cell
    }

    /// The loaded cells. Calls `load` for none.
    func shown(_ load: () -> [Cell]) -> [Cell] {
      if let current { return current }
      let cells = load()
      current = cells
      for cell in cells { container.addSubview(cell) }
      return cells
    }

    /// Releases the cells for reuse.
    func forget() {
      for cell in current ?? [] {
        cell.removeFromSuperview()
        used[cell.identifier, default: []].append(cell)
      }
      current = nil
    }
  }
#endif
