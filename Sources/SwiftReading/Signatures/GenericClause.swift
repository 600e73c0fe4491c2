import ViperText

package struct GenericClause: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package let name: String
    package let constraint: SwiftType?

    package init(name: String, constraint: SwiftType?) {
      self.name = name
      self.constraint = constraint
    }
  }

  /// `T.Element: Hashable`, or `T.Element == U`.
  package struct Requirement: Hashable, Sendable {
    package let subject: SwiftType
    package let isSameType: Bool
    package let constraint: SwiftType

    package init(subject: SwiftType, isSameType: Bool, constraint: SwiftType) {
      self.subject = subject
      self.isSameType = isSameType
      self.constraint = constraint
    }

    package func mapped(_ change: (SwiftType) -> SwiftType) -> Self {
      Self(subject: change(subject), isSameType: isSameType, constraint: change(constraint))
    }
  }

  package let parameters: [Parameter]
  package var requirements: [Requirement] = []

  package init(parameters: [Parameter], requirements: [Requirement] = []) {
    self.parameters = parameters
    self.requirements = requirements
  }

  package func mapped(_ change: (SwiftType) -> SwiftType) -> GenericClause {
    GenericClause(
      parameters: parameters.map { .init(name: $0.name, constraint: $0.constraint.map(change)) },
      requirements: requirements.map { $0.mapped(change) })
  }

  package var parameterText: String {
    guard !parameters.isEmpty else { return "" }
    let texts = parameters.map { parameter in
      swiftEscaped(parameter.name) + (parameter.constraint.map { ": " + $0.text } ?? "")
    }
    return "<" + texts.joined(separator: ", ") + ">"
  }

  package var whereText: String? {
    guard !requirements.isEmpty else { return nil }
    let texts = requirements.map { requirement in
      requirement.subject.text + (requirement.isSameType ? " == " : ": ")
        + requirement.constraint.text
    }
    return "where " + texts.joined(separator: ", ")
  }
}
