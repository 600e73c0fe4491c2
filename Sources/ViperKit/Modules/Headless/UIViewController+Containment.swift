#if !canImport(UIKit)
  extension UIViewController {
    /// This controller, the one that contains it, and so on outwards.
    final var lineage: [UIViewController] {
      var line = [self]
      var next = parent
      while let controller = next {
        line.append(controller)
        next = controller.parent
      }
      return line
    }

    /// The nearest container of a kind, this controller left out.
    final func nearest<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
      lineage.dropFirst().lazy.compactMap { $0 as? Kind }.first
    }

    /// Makes `child` a child of this one alone. A controller does not become its own ancestor.
    final func adopt(_ child: UIViewController) {
      guard child.parent !== self, !lineage.contains(where: { $0 === child }) else { return }
      child.leaveContainer()
      child.willMove(toParent: self)
      contained.append(child)
      child.container = self
    }

    final func leaveContainer() {
      guard let parent = container else { return }
      parent.contained.removeAll { $0 === self }
      container = nil
      didMove(toParent: nil)
    }
  }
#endif
