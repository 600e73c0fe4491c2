#if !canImport(UIKit)
  extension HeadlessController {
    /// This controller, the one that contains it, and so on outwards.
    var lineage: [UIViewController] {
      var line: [UIViewController] = []
      var next: UIViewController? = controller
      while let controller = next {
        line.append(controller)
        next = controller.parent
      }
      return line
    }

    /// The nearest container of a kind, this controller left out.
    func nearest<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
      lineage.dropFirst().lazy.compactMap { $0 as? Kind }.first
    }

    /// Makes `child` a child of this one alone. A controller does not become its own ancestor.
    func adopt(_ child: UIViewController) {
      guard child.parent !== controller, !lineage.contains(where: { $0 === child }) else { return }
      child.headless.leaveParent()
      child.willMove(toParent: controller)
      children.append(child)
      child.headless.parent = controller
    }

    func leaveParent() {
      guard let parent else { return }
      parent.headless.children.removeAll { $0 === controller }
      self.parent = nil
      controller.didMove(toParent: nil)
    }
  }
#endif
