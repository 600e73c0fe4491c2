import SwiftReading
import ViperText

/// A call that is forwarded to another component, and the calls around it.
package struct Forward: Hashable, Sendable {
  /// The effect of a second call while the first one runs in a task.
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
  /// The calls that receive an error that the method can't throw.
  package var handlers: [Call] = []
  /// The call that reports the start.
  package var started: Call?
  /// The call that reports the end.
  package var ended: Call?
  package var isCancelled = false

  package var needsTask: Bool { task != nil }

  package var storesTask: Bool { task == .latest || task == .first }

  /// Whether simultaneous calls of an asynchronous method are counted.
  package var countsCalls: Bool { ended != nil && isAsync && !needsTask }

  /// Whether the task's property is reset when the call ends.
  package var resetsTask: Bool {
    task == .first || task == .latest && (isCancelled || slot != nil) && ended != nil
  }

  /// Whether a call that replaces another one of its slot doesn't report its start.
  package var sharesIndicator: Bool { task == .latest && slot != nil && started != nil }
}

/// One call or property access: `interactor` and `load(id: id)`, `view?` and `show(error)`.
extension Forward {
  package struct Call: Hashable, Sendable {
    /// The source of an argument.
    package enum Value: Hashable, Sendable {
      case result
      /// An element of a tuple: `trips`, `0`.
      case element(String)
      case error
      case isRunning(Bool)
      case parameter(Int)
      case input(String)
      /// No argument, because the callee's default value applies.
      case defaultValue
    }

    /// The component's property for the callee; nil for a member of the component itself.
    package let property: String?
    package var isOptional = false
    package var isWeak = false
    /// Whether a parameter of the method has the name that the call begins with.
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

    package var text: String {
      receiver.isEmpty ? expression : receiver + "." + expression
    }

    /// The call in a closure with a weak `self`: `self?.view?.show(error)`
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

/// A running call that a member cancels.
package struct Cancellation: Hashable, Sendable {
  package let member: Member
  package let ended: Forward.Call?
  /// Whether the task's property is reset when the call ends.
  package let resetsTask: Bool
}
