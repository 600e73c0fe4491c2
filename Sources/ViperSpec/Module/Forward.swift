import SwiftReading
import ViperText

/// A forwarded call, and the calls around it.
package struct Forward: Hashable, Sendable {
  /// The effect of a second call while the first one runs.
  package enum Repetition: String, CaseIterable, Sendable {
    case each
    case latest
    case first
  }

  package let call: Call
  package let isAsync: Bool
  package let isThrowing: Bool
  /// Nil without a task. A synchronous method needs a task to call an asynchronous method.
  package let task: Repetition?
  /// The name that the task shares with tasks of other members.
  package var slot: EmbeddedText?
  package var result: String?
  package var dropsResult = false
  package var then: [Call] = []
  package var handlers: [Call] = []
  package var started: Call?
  package var ended: Call?
  package var isCancelled = false

  package var needsTask: Bool { task != nil }

  package var storesTask: Bool { task == .latest || task == .first }

  /// Simultaneous calls of an asynchronous method are counted.
  package var countsCalls: Bool { ended != nil && isAsync && !needsTask }

  package var resetsTask: Bool {
    task == .first || task == .latest && (isCancelled || slot != nil) && ended != nil
  }

  /// A call that replaces another one of its slot doesn't report its start.
  package var sharesIndicator: Bool { task == .latest && slot != nil && started != nil }

  /// One call or property access: `interactor` and `load(id: id)`.
  package struct Call: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      case result
      /// An element of a tuple: `trips`, `0`.
      case element(String)
      case error
      case isRunning(Bool)
      case parameter(Int)
      case input(String)
      /// The callee's default value applies.
      case defaultValue
    }

    /// The component's property for the callee; nil for a member of the component itself.
    package let property: String?
    package var isOptional = false
    package var isWeak = false
    /// Whether a parameter hides the name that the call begins with.
    package var isHidden = false
    package let expression: String
    package var member: Member?
    package var values: [Value] = []

    /// `interactor`, `self.view?`; empty for the component itself.
    package var receiver: String {
      guard let property else { return isHidden ? "self" : "" }
      return (isHidden ? "self." : "") + swiftEscapedInExpression(property)
        + (isOptional ? "?" : "")
    }

    package var text: String { receiver.isEmpty ? expression : receiver + "." + expression }

    /// `self?.view?.show(error)`
    package var textThroughWeakSelf: String {
      var visible = self
      visible.isHidden = false
      return "self?." + visible.text
    }

    package func called(from member: Member) -> Call {
      var call = self
      call.isHidden = member.hides(property ?? self.member?.name ?? "")
      return call
    }
  }
}

package struct Cancellation: Hashable, Sendable {
  package let member: Member
  package let ended: Forward.Call?
  package let resetsTask: Bool
}
