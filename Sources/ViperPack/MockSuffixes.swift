/// The endings of the variables in mocks, by the key in templates: `callCount` → `CallCount`.
package struct MockSuffixes: Hashable, Sendable {
  package var ofMethods: [String: String] = [:]
  package var ofProperties: [String: String] = [:]

  package init(ofMethods: [String: String] = [:], ofProperties: [String: String] = [:]) {
    self.ofMethods = ofMethods
    self.ofProperties = ofProperties
  }
}
