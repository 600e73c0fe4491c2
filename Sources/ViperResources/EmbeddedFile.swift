/// A file of this repository, as a string in the binary.
package struct EmbeddedFile: Sendable {
  package let path: String
  package let text: String
}
