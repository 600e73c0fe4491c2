/// A file of this repository, as a string in the binary.
package struct EmbeddedFile: Sendable {
  package let path: String
  package let text: String
}

/// What the templates of a built-in pack were parsed to.
package struct EmbeddedProgram: Sendable {
  // The hash of the templates.
  package let high: UInt64
  package let low: UInt64
  package let text: String
}
