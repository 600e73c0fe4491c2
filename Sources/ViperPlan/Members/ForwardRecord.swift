import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// What templates may say of a call that is passed on: what stands before it, the call itself, and what
/// stands after it on each of its two ways.
struct ForwardRecord {
  let forward: Forward
  let member: Member
  let calls: CallNames
  /// What Swift's `Task` is called: `_Concurrency.Task` where the app has another one.
  let task: String
  /// Whether nothing stands before it in the method.
  var isFirst = true

  var record: TemplateRecord {
    let prefix = (forward.isThrowing ? "try " : "") + (forward.isAsync ? "await " : "")
    let call = callText
    let isWhole = forward.then.isEmpty && forward.handlers.isEmpty
    return [
      "call": .string(prefix + call), "assignment": .string("\(call) = newValue"),
      "result": .string(forward.result ?? (forward.dropsResult ? "_" : "")),
      // A body of several statements says 'return'.
      "returns": .bool(member.result != nil && (forward.started != nil || !isWhole)),
      "returnsCall": .bool(
        member.result != nil && forward.started == nil && isWhole && !isFirst),
      "task": forward.task.map { .string($0.rawValue) } ?? .none,
      "captures": strings(captures), "running": .string(calls.property(of: member, in: member)),
      "isCounted": .bool(forward.countsCalls), "isForgotten": .bool(forward.forgetsTask),
      "started": .string(forward.started?.text ?? ""),
      "ended": .string(forward.ended?.text ?? ""),
      "success": path(forward.then),
      "failure": forward.handlers.isEmpty && !throwsOn
        ? .none : path(forward.handlers, isFailure: true),
      "rethrows": .bool(throwsOn),
      // What is done last on every way, where there is nothing else to do on any.
      "defers": .bool(
        forward.started != nil && !forward.needsTask && isWhole
          && (member.fails && forward.isThrowing || member.result != nil)),
      "typedThrows": .string(typedThrows),
    ]
  }

  /// Whether the method hands an error on that it must do something about before.
  private var throwsOn: Bool {
    forward.handlers.isEmpty && forward.isThrowing && !forward.needsTask
      && forward.started != nil && !forward.then.isEmpty
  }

  // MARK: - The call

  /// A task holds what it calls, and the component only weakly.
  private var callText: String {
    guard forward.needsTask, let property = forward.call.property else { return forward.call.text }
    let receiver = forward.call.isHidden ? captured(property) : swiftEscapedInExpression(property)
    return receiver + (forward.call.isOptional ? "?" : "") + "." + forward.call.expression
  }

  /// The name of what a task calls, where a parameter of the method has the name of the property.
  private func captured(_ property: String) -> String { "own" + property.capitalisedFirst }

  /// `["weak self", "interactor"]`
  private var captures: [String] {
    guard let property = forward.call.property else { return ["weak self"] + inputs }
    let name = swiftEscapedInExpression(property)
    let target = forward.call.isHidden ? "\(captured(property)) = self.\(name)" : name
    return (needsSelf(forward.then) || needsSelf(forward.handlers) ? ["weak self"] : [])
      + [(forward.call.isWeak ? "weak " : "") + target] + inputs
  }

  /// The inputs of the component that the task hands to anybody.
  private var inputs: [String] {
    let values = ([forward.call] + forward.then + forward.handlers).flatMap(\.values)
    var names: [String] = []
    for case .input(let name) in values where !names.contains(name) { names.append(name) }
    return names.map(swiftEscapedInExpression)
  }

  /// What a `do` in a task has to say for its `catch` to get an error of the thrown type: a closure
  /// is no place where Swift finds that out by itself.
  private var typedThrows: String {
    guard forward.needsTask, case .typed(let type)? = forward.call.member?.throwing else {
      return ""
    }
    return "throws(\(type.text))"
  }

  // MARK: - What stands after it

  /// Whether the component itself is needed once the call has come back: for more than what the task
  /// has called.
  private func needsSelf(_ told: [Forward.Call]) -> Bool {
    forward.forgetsTask
      || (told + [forward.ended].compactMap(\.self)).contains { !isCaptured($0) }
  }

  private func isCaptured(_ told: Forward.Call) -> Bool {
    told.property != nil && told.property == forward.call.property && !forward.call.isHidden
  }

  /// What is done once the call has come back: `told` in this order.
  private func path(_ told: [Forward.Call], isFailure: Bool = false) -> TemplateValue {
    let isSilent = told.isEmpty && forward.ended == nil && !forward.forgetsTask
    // One statement reaches the component by itself.
    let isAlone = forward.task == .each && told.count == 1
    var conditions: [String] = []
    if forward.needsTask, !isSilent, !isAlone {
      if needsSelf(told) { conditions.append("let self") }
      if forward.keepsTask { conditions.append("!\(task).isCancelled") }
    }
    return [
      "condition": .string(conditions.joined(separator: ", ")),
      // Whoever waits in a task of others is told of no error when that is cancelled.
      "endsWithTask": .bool(
        isFailure && forward.isAsync && !forward.needsTask && !told.isEmpty),
      "calls": strings(
        told.map { isAlone && !isCaptured($0) ? $0.textThroughWeakSelf : $0.text }),
    ]
  }
}
