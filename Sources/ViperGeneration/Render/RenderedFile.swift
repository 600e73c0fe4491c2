/// A file as it should be.
package struct RenderedFile: Hashable, Sendable {
  /// Absolute.
  package let path: String
  package let owner: PlannedFile.Owner
  package let bytes: [UInt8]

  package init(path: String, owner: PlannedFile.Owner, bytes: [UInt8]) {
    self.path = path
    self.owner = owner
    self.bytes = bytes
  }
}
