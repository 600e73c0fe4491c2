{# The failure of a test, for the mocks of a file. #}

/// The failure of a test whose mock has no handler.
nonisolated private struct {{ failure }}: Error {
  let message: String

  /// Fails the test and lets it go on.
  @discardableResult
  static func record(_ member: String, set handler: String) -> Self {
    let failure = Self(message: "\(member) has no handler: set \(handler)")
{% if tests.framework == "xctest" %}
    XCTFail(failure.message)
{% else %}
    Testing.Issue.record("\(failure.message)")
{% endif %}
    return failure
  }

  /// Ends all tests, because the mock has nothing to return.
  static func stop(_ message: String) -> Never {
{% if tests.framework == "xctest" %}
    XCTFail(message)
    fatalError(message)
{% else %}
    let test = Testing.Test.current.map { "\($0.name): " } ?? ""
    fatalError(test + message)
{% endif %}
  }
}
