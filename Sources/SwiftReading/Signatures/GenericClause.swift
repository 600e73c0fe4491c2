import ViperText

/// The generic parameters of a method and its `where` clause.
package struct GenericClause: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package let name: String
    package let constraint: SwiftType?
  }

  /// `T.Element: Hashable`, or `T.Element == U`.
  package struct Requirement: Hashable, Sendable {
    package let subject: SwiftType
    package let isSameType: Bool
    package let constraint: SwiftType
  }

  package let parameters: [Parameter]
  package var requirements: [Requirement] = []

  var parameterText: String {
    let texts = parameters.map { parameter in
      swiftEscaped(parameter.name) + (parameter.constraint.map { ": " + $0.text } ?? "")
    }
    return "<" + texts.joined(separator: ", ") + ">"
  }

  var whereText: String? {
    guard !requirements.isEmpty else { return nil }
    let texts = requirements.map { requirement in
      requirement.subject.text + (requirement.isSameType ? " == " : ": ")
        + requirement.constraint.text
    }
    return "where " + texts.joined(separator: ", ")
  }
}
