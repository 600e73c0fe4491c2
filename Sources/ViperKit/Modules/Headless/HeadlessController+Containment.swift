#if !canImport(UIKit)
  extension HeadlessController {
    var lineage: [UIViewController] { Array(sequence(first: controller) { $0.parent }) }

    func nearest<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
      lineage.dropFirst().lazy.compactMap { $0 as? Kind }.first
    }

    func isTaken(_ child: UIViewController) -> Bool {
      if child.parent === controller { return false }
      return child.parent != nil || child.headless.presenter != nil || lineage.contains(child)
    }

    func obstacle(to children: [UIViewController], attempt verb: String) -> ModuleFailure? {
      var known: Set<UIViewController> = []
      for child in children where isTaken(child) || !known.insert(child).inserted {
        return .alreadyShown(attempt(verb, child), ModuleFailure.name(of: child))
      }
      return nil
    }

    /// `"push 'DetailView' from 'UINavigationController'"`
    func attempt(_ verb: String, _ other: UIViewController) -> String {
      let name = ModuleFailure.name(of: controller)
      return ModuleFailure.attempt(verb, ModuleFailure.name(of: other), from: name)
    }

    func adopt(_ child: UIViewController) {
      guard child.parent !== controller else { return }
      if lineage.contains(child) {
        ModuleFailure.report(.alreadyShown(attempt("add", child), ModuleFailure.name(of: child)))
        return
      }
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
