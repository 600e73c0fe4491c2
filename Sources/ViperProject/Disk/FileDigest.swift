/// What matters of a file to somebody who needs no more of it.
package struct FileDigest: Sendable {
  /// What matters, in bytes that tell all of it; nil stands for a file that is not there.
  package let bytes: @Sendable ([UInt8]?) -> [UInt8]

  package init(_ bytes: @escaping @Sendable ([UInt8]?) -> [UInt8]) { self.bytes = bytes }
}
