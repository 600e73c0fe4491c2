import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// Stubs for the components that a view calls, for a preview of the view alone.
extension ContextBuilder {
  /// - Returns: nothing if the view needs other values, or if some members of a stub are unknown.
  func preview(of role: String) -> TemplateValue {
    guard module.flavour.framework == "SwiftUI", given(to: role).needs.isEmpty else { return .none }
    let parts = references(of: role).filter { !$0.isWeak && !$0.isLate }
    let doubles = parts.compactMap { double(of: $0, for: role) }
    return doubles.count == parts.count ? ["doubles": .list(doubles)] : .none
  }

  /// A class that conforms to the contracts through which a role calls a component.
  private func double(of part: Reference, for role: String) -> TemplateValue? {
    let contracts = dialect.contracts(calledBy: role).filter { $0.property == part.property }
    let called = module.contracts.filter { contracts.map(\.key).contains($0.contract.key) }
    let name = "Preview" + part.part.capitalizedFirst
    let inherited = InheritedMembers(
      of: contracts, mock: name, members: called.flatMap(\.members), names: names,
      spec: project[module.name], project: project)
    let texts = called.flatMap(\.verbatim)
    let verbatim = texts.compactMap { $0.record(of: nil, in: name) }
    guard inherited.diagnostics.isEmpty, inherited.nonisolated.isEmpty,
      verbatim.count == texts.count,
      !hides(name, in: inherited.all)
    else { return nil }
    let observed = contracts.contains { $0.key == dialect.observed }
    let firstValues = observed ? MockBuilder.firstValues(of: module) : [:]
    let members = inherited.all.map { member in
      var record = self.record(
        member.replacingSelf(with: name), firstValue: firstValues[member.name])
      record["reason"] = .string("\(name).\(member.compoundName) has no value")
      return TemplateValue.record(record)
    }
    let protocols = contracts.compactMap { names.contracts[$0.key].map { swiftEscaped($0) } }
    return [
      "name": .string(name), "argument": .string("\(part.property): \(name)()"),
      "protocols": .string(protocols.joined(separator: ", ")), "members": .list(members),
      "verbatim": .list(verbatim),
    ]
  }

  /// Whether a nested type of this name would hide another type that the builder or a stub uses.
  private func hides(_ name: String, in members: [Member]) -> Bool {
    let mentioned =
      module.inputs.flatMap(\.type.referencedNames)
      + members.flatMap { member in
        switch member {
        case .method(let method): method.referencedNames
        case .property(let property): property.type.referencedNames
        }
      }
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
