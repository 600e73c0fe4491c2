#if !canImport(UIKit)
  // As in UIKit, objects are equal only if they are identical: `stack.viewControllers == [list]`.

  extension UIView: Hashable {
    nonisolated public static func == (one: UIView, other: UIView) -> Bool { one === other }

    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  extension UIViewController: Hashable {
    nonisolated public static func == (one: UIViewController, other: UIViewController) -> Bool {
      one === other
    }

    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
