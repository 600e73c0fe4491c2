/// What something costs. SwiftPM wants one Swift file in each target.
package struct Price: Hashable, Sendable {
  package let cents: Int
}
