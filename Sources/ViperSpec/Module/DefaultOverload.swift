import SwiftReading
import ViperText

/// An overload without some parameters that have default values, because Swift protocols can't
/// declare default values.
package struct DefaultOverload: Hashable, Sendable {
  /// Each default value doubles the number of overloads.
  static let limit = 3

  package let declaration: String
  /// `"try await load(page: 1)"`
  package let call: String

  package static func overloads(
    of members: [Member], into diagnostics: inout [Diagnostic]
  ) -> [DefaultOverload] {
    var table = MemberTable()
    for member in members { _ = table.insert(member) }
    var overloads: [DefaultOverload] = []
    for case .method(let method) in members {
      let defaulted = method.parameters.indices.filter { method.parameters[$0].defaultValue != nil }
      guard !defaulted.isEmpty else { continue }
      guard defaulted.count <= limit else {
        diagnostics.append(.tooManyDefaults(method))
        continue
      }
      if let reason = method.reasonNotToForward {
        diagnostics.append(.uselessDefault(method, reason: reason))
        continue
      }
      // Later parameters are left out first.
      for bits in 1..<(1 << defaulted.count) {
        let last = defaulted.count - 1
        let dropped = Set(
          defaulted.indices.filter { bits >> (last - $0) & 1 == 1 }.map { defaulted[$0] })
        let shorter = method.dropping(dropped)
        guard shorter.mentionsItsGenerics, table.insert(.method(shorter)) == nil else { continue }
        overloads.append(overload(of: method, dropping: dropped, as: shorter))
      }
    }
    return overloads
  }

  private static func overload(
    of method: Method, dropping dropped: Set<Int>, as shorter: Method
  ) -> DefaultOverload {
    let arguments = method.parameters.enumerated().map { index, parameter in
      guard dropped.contains(index), let value = parameter.defaultValue else {
        return parameter.callArgument
      }
      return (parameter.label.map { swiftEscapedAsArgumentLabel($0) + ": " } ?? "") + value
    }
    // A parameter with the method's name hides the method.
    let isHidden = shorter.parameters.contains { $0.name == method.name }
    let prefix =
      (method.canThrow ? "try " : "") + (method.isAsync ? "await " : "") + (isHidden ? "self." : "")
    return DefaultOverload(
      declaration: shorter.declaration,
      call: "\(prefix)\(swiftEscaped(method.name))(\(arguments.joined(separator: ", ")))")
  }
}

extension Diagnostic {
  static func uselessDefault(_ method: Method, reason: String) -> Self {
    Diagnostic(
      id: "unsupported-default-value",
      "'\(method.compoundName)' can't have default values, because \(reason)", at: method,
      help: "delete the default values")
  }

  static func tooManyDefaults(_ method: Method) -> Self {
    Diagnostic(
      id: "excessive-default-values",
      "'\(method.compoundName)' has more than \(DefaultOverload.limit) default values", at: method,
      help: "group the values in a struct")
  }
}

extension Method {
  fileprivate var mentionsItsGenerics: Bool {
    let names = Set(parameters.flatMap(\.type.referencedNames))
    return (generics?.parameters ?? []).allSatisfy { names.contains($0.name) }
  }

  fileprivate func dropping(_ indices: Set<Int>) -> Method {
    with(parameters: parameters.enumerated().filter { !indices.contains($0.offset) }.map(\.element))
  }
}
