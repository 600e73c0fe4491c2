import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// A forwarded call with the statements around it, for templates.
struct ForwardRecord {
  let forward: Forward
  let member: Member
  let calls: CallNames
  let task: String
  var isFirst = true

  var record: TemplateRecord {
    let prefix = (forward.isThrowing ? "try " : "") + (forward.isAsync ? "await " : "")
    let call = callText
    let isWhole = forward.then.isEmpty && forward.handlers.isEmpty
    return [
      "call": .string(prefix + call), "assignment": .string("\(call) = newValue"),
      "result": .string(forward.result ?? (forward.dropsResult ? "_" : "")),
      "returns": .bool(member.resultType != nil && (forward.started != nil || !isWhole)),
      "returnsCall": .bool(
        member.resultType != nil && forward.started == nil && isWhole && !isFirst),
      "task": forward.task.map { .string($0.rawValue) } ?? .none, "captures": strings(captures),
      "running": .string(calls.property(of: member, in: member)),
      "isCounted": .bool(forward.countsCalls), "isForgotten": .bool(forward.resetsTask),
      "sharesIndicator": .bool(forward.sharesIndicator),
      "started": .string(forward.started?.text ?? ""), "ended": .string(forward.ended?.text ?? ""),
      "success": path(forward.then),
      "failure": forward.handlers.isEmpty && !throwsOn
        ? .none : path(forward.handlers, isFailure: true), "rethrows": .bool(throwsOn),
      // A single statement after the call becomes a `defer`.
      "defers": .bool(
        forward.started != nil && !forward.needsTask && isWhole
          && (member.fails && forward.isThrowing || member.resultType != nil)),
      "typedThrows": .string(typedThrows),
    ]
  }

  private var throwsOn: Bool {
    forward.handlers.isEmpty && forward.isThrowing && !forward.needsTask
      && forward.started != nil && !forward.then.isEmpty
  }

  // MARK: - The call

  /// A task captures the callee instead of the component.
  private var callText: String {
    guard forward.needsTask, let property = forward.call.property else { return forward.call.text }
    let receiver = forward.call.isHidden ? captured(property) : swiftEscapedInExpression(property)
    return receiver + (forward.call.isOptional ? "?" : "") + "." + forward.call.expression
  }

  private func captured(_ property: String) -> String { "own" + property.capitalizedFirst }

  private var captures: [String] {
    guard let property = forward.call.property else { return ["weak self"] + inputs }
    let name = swiftEscapedInExpression(property)
    let target = forward.call.isHidden ? "\(captured(property)) = self.\(name)" : name
    return (needsSelf(forward.then) || needsSelf(forward.handlers) ? ["weak self"] : [])
      + [(forward.call.isWeak ? "weak " : "") + target] + inputs
  }

  private var inputs: [String] {
    let values = ([forward.call] + forward.then + forward.handlers).flatMap(\.values)
    var names: [String] = []
    for case .input(let name) in values where !names.contains(name) { names.append(name) }
    return names.map(swiftEscapedInExpression)
  }

  /// A closure doesn't infer the type of errors.
  private var typedThrows: String {
    guard forward.needsTask, case .typed(let type)? = forward.call.member?.throwing else {
      return ""
    }
    return "throws(\(type.text))"
  }

  // MARK: - After the call

  private func needsSelf(_ told: [Forward.Call]) -> Bool {
    forward.resetsTask || (told + [forward.ended].compactMap(\.self)).contains { !isCaptured($0) }
  }

  private func isCaptured(_ told: Forward.Call) -> Bool {
    told.property != nil && told.property == forward.call.property && !forward.call.isHidden
  }

  private func path(_ told: [Forward.Call], isFailure: Bool = false) -> TemplateValue {
    let isSilent = told.isEmpty && forward.ended == nil && !forward.resetsTask
    let isAlone = forward.task == .each && told.count == 1
    var conditions: [String] = []
    if forward.needsTask, !isSilent, !isAlone {
      if needsSelf(told) { conditions.append("let self") }
      if forward.storesTask { conditions.append("!\(task).isCancelled") }
    }
    return [
      "condition": .string(conditions.joined(separator: ", ")),
      // A canceled call reports no error.
      "endsWithTask": .bool(isFailure && forward.isAsync && !forward.needsTask && !told.isEmpty),
      "calls": strings(told.map { isAlone && !isCaptured($0) ? $0.textThroughWeakSelf : $0.text }),
    ]
  }
}
