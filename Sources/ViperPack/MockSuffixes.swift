/// What the mocks of a pack add to the name of a member for each variable that they have of it, by the
/// key that templates use: `callCount` → `CallCount`.
package struct MockSuffixes: Hashable, Sendable {
  package var ofMethods: [String: String] = [:]
  package var ofProperties: [String: String] = [:]

  package init(ofMethods: [String: String] = [:], ofProperties: [String: String] = [:]) {
    self.ofMethods = ofMethods
    self.ofProperties = ofProperties
  }
}
