import SwiftReading
import ViperText

/// A call that is passed on to another component, and what is done before and after it.
package struct Forward: Hashable, Sendable {
  /// What a second call does while one runs in a task.
  package enum Repetition: String, CaseIterable, Sendable {
    /// It starts another task.
    case each
    /// It ends the running one.
    case latest
    /// It does nothing.
    case first
  }

  package let call: Call
  package let isAsync: Bool
  package let isThrowing: Bool
  /// Nil where no task is made: a task takes a synchronous method to an asynchronous one.
  package let task: Repetition?
  /// The constant that the result is in, for those who are told of it.
  package var result: String?
  /// Whether the target gives something that the method does not.
  package var dropsResult = false
  /// Who is told of the result.
  package var then: [Call] = []
  /// Who is told of an error that the method itself can't throw.
  package var handlers: [Call] = []
  /// Tells that the call runs, and that none runs any more.
  package var started: Call?
  package var ended: Call?
  /// Whether another member ends the call.
  package var isCancelled = false

  /// Whether a synchronous method passes on to an asynchronous one.
  package var needsTask: Bool { task != nil }

  /// Whether the component must know the task while it runs.
  package var keepsTask: Bool { task == .latest || task == .first }

  /// Whether several calls of an asynchronous method can run, so that they must be counted.
  package var countsCalls: Bool { ended != nil && isAsync && !needsTask }

  /// Whether the property of its task says if a call runs.
  package var forgetsTask: Bool {
    task == .first || task == .latest && isCancelled && ended != nil
  }
}

/// One call or property access: `interactor` and `load(id: id)`, `view?` and `show(error)`.
extension Forward {
  package struct Call: Hashable, Sendable {
    /// Where an argument comes from.
    package enum Value: Hashable, Sendable {
      case result
      /// A part of a result that is a tuple, as code names it: `trips`, `0`.
      case element(String)
      case error
      case isRunning(Bool)
      /// A parameter of the method that passes the call on.
      case parameter(Int)
      /// An input that the component holds.
      case input(String)
      /// None: the target's default value stays.
      case defaultValue
    }

    /// What holds the one that is called; nil for a member of the component itself.
    package let property: String?
    /// Whether nobody may be there: `view?`.
    package var isOptional = false
    /// Whether it is another component that must not be kept alive.
    package var isWeak = false
    /// Whether a parameter of the method has the name that the call begins with.
    package var isHidden = false
    package let expression: String
    /// What is called; nil for a service whose protocol the spec does not show.
    package var member: Member?
    /// What the parameters of a member are given, in their order.
    package var values: [Value] = []

    /// `interactor`, `self.view?`; empty for the component itself.
    package var receiver: String {
      guard let property else { return isHidden ? "self" : "" }
      return (isHidden ? "self." : "") + swiftEscapedInExpression(property)
        + (isOptional ? "?" : "")
    }

    /// The call as a statement of a method: `view?.show(error)`, `didLoad(trips)`.
    package var text: String {
      receiver.isEmpty ? expression : receiver + "." + expression
    }

    /// The same where the component may be gone: `self?.view?.show(error)`.
    package var textThroughWeakSelf: String {
      var visible = self
      visible.isHidden = false
      return "self?." + visible.text
    }

    /// The same call from another method.
    package func called(from member: Member) -> Call {
      var call = self
      call.isHidden = member.hides(property ?? self.member?.name ?? "")
      return call
    }
  }
}

/// A running call that a member ends.
package struct Cancellation: Hashable, Sendable {
  /// The member that has made the call.
  package let member: Member
  /// Tells that no call runs any more.
  package let ended: Forward.Call?
  /// Whether the property of the task says if a call runs.
  package let forgetsTask: Bool
}
