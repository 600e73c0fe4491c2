import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// Stubs for the components that a view calls, for a preview of the view alone.
extension ContextBuilder {
  /// - Returns: nothing outside SwiftUI, or if a value is unknown.
  func preview(of role: String) -> TemplateValue {
    guard module.uiFramework.framework == "SwiftUI", given(to: role).needs.isEmpty,
      let parts = previewParts(of: role)
    else { return .none }
    return [
      "arguments": strings(parts.arguments), "parameters": .list(parts.parameters),
      "doubles": .list(parts.doubles),
    ]
  }

  private struct PreviewParts {
    var arguments: [String] = []
    var parameters: [TemplateValue] = []
    var doubles: [TemplateValue] = []
  }

  /// Stubs for the components that `role` calls. A component without a protocol needs stubs, too.
  private func previewParts(of role: String) -> PreviewParts? {
    var parts = PreviewParts()
    for part in references(of: role) where !part.isWeak && !part.isLate {
      if dialect.isCalledDirectly(part.part) {
        guard let own = previewParts(of: part.part) else { return nil }
        let given = given(to: part.part)
        let arguments = (given.passed + own.arguments).joined(separator: ", ")
        parts.arguments.append("\(part.property): \(part.type)(\(arguments))")
        parts.parameters += given.needs + own.parameters
        parts.doubles += own.doubles
      } else {
        guard let double = double(of: part, for: role) else { return nil }
        parts.arguments.append("\(part.property): \(name(ofDouble: part))()")
        parts.doubles.append(double)
      }
    }
    return parts
  }

  private func name(ofDouble part: Reference) -> String { "Preview" + part.part.capitalizedFirst }

  private func double(of part: Reference, for role: String) -> TemplateValue? {
    let contracts = dialect.contracts(calledBy: role).filter { $0.property == part.property }
    let called = module.contracts.filter { contracts.map(\.key).contains($0.contract.key) }
    let name = name(ofDouble: part)
    let inherited = InheritedMembers(
      of: contracts, mock: name, members: called.flatMap(\.members), names: names,
      spec: project[module.name], project: project)
    let texts = called.flatMap(\.verbatim).distinct(besides: inherited.all)
    let verbatim = texts.compactMap { $0.record(of: nil, in: name) }
    guard inherited.diagnostics.isEmpty, inherited.nonisolated.isEmpty,
      verbatim.count == texts.count, !hides(name, in: inherited.all)
    else { return nil }
    let observed = contracts.contains { $0.key == dialect.observed }
    let firstValues = observed ? MockBuilder.firstValues(of: module) : [:]
    let own = inherited.all.filter { member in !texts.contains { $0.replaces(member) } }
    let members = own.map { member in
      var record = self.record(
        member.replacingSelf(with: name), firstValue: firstValues[member.name])
      record["reason"] = .string("\(name).\(member.compoundName) has no value")
      return TemplateValue.record(record)
    }
    let protocols = contracts.compactMap { names.contracts[$0.key].map { swiftEscaped($0) } }
    return [
      "name": .string(name), "protocols": .string(protocols.joined(separator: ", ")),
      "members": .list(members), "verbatim": .list(verbatim),
    ]
  }

  /// Whether a nested type of this name would hide a type that the builder or a stub uses.
  private func hides(_ name: String, in members: [Member]) -> Bool {
    let mentioned =
      module.inputs.flatMap(\.type.referencedNames) + members.flatMap(\.referencedNames)
    return mentioned.contains(name) || names.roles.values.contains(name)
      || names.contracts.values.contains(name)
  }

  private func record(_ member: Member, firstValue: String?) -> TemplateRecord {
    switch member {
    case .method(let method):
      [
        "isMethod": true, "declaration": .string(method.declaration),
        "returns": .bool(method.returnType != nil),
        "value": .string(
          method.generics == nil
            ? method.returnType.flatMap { value(of: $0, name: method.name) } ?? "" : ""),
      ]
    case .property(let property):
      [
        "isMethod": false, "isSettable": .bool(property.isSettable),
        "declaration": .string("var \(swiftEscaped(property.name)): \(property.type.text)"),
        "value": .string(firstValue ?? value(of: property.type, name: property.name) ?? ""),
      ]
    }
  }

  /// `String` → `"title"`, `[Trip]` → `[]`; nil for an unknown type.
  private func value(of type: SwiftType, name: String) -> String? {
    if case .named(let components) = type.withoutAttributes.node, let first = components.first,
      project.entity(named: first.name) != nil
    {
      return nil
    }
    return type.emptyValue ?? StandardValues.value(of: type.text, place: 1, name: name)?.expression
  }
}
