import SwiftReading
import ViperSpec
import ViperText

/// The first lines of a mock: aliases, initializers and comparison operators.
struct MockHead {
  let subject: MockBuilder.Subject

  var lines: [String] {
    let aliases = subject.form.associatedTypes.map {
      "typealias \(swiftEscaped($0.name)) = \($0.type.text)"
    }
    return Array(
      [aliases, initializers, comparisons].filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var initializers: [String] {
    let all = subject.form.requirements.filter { $0.kind == .initializer }
    guard !all.isEmpty else { return [] }
    var lines: [String] = []
    let override = subject.form.superclass == nil ? "" : "override "
    let isEmpty = { (requirement: SwiftRequirement) in
      requirement.member.getter.parameters.isEmpty && requirement.member.getter.generics == nil
    }
    lines.append(override + "init() {}")
    for requirement in all where !isEmpty(requirement) {
      let member = requirement.member.replacingSelf(with: subject.mock)
      let line = "init" + member.getter.signatureWithoutEffects + " {}"
      lines += requirement.condition.map { ["#if \($0)", "  " + line, "#endif"] } ?? [line]
    }
    return lines
  }

  private var comparisons: [String] {
    guard subject.form.identity != .none else { return [] }
    let sides = "(left: \(subject.mock), right: \(subject.mock)) -> Bool"
    // `NSObject` is hashable.
    let isObject = subject.form.superclass != nil
    var lines = isObject ? [] : ["static func == \(sides) { left === right }"]
    if subject.form.isComparable {
      lines.append("static func < \(sides) { ObjectIdentifier(left) < ObjectIdentifier(right) }")
    }
    if subject.form.identity == .hashable, !isObject {
      let isolation = subject.form.isActor ? "nonisolated " : ""
      lines.append(
        isolation
          + "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
    }
    return lines
  }
}
