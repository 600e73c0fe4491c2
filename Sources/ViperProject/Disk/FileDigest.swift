import ViperText

/// What matters of a file to somebody: a hash of that.
package struct FileDigest: Sendable {
  /// Nil stands for a file that is not there.
  package let hash: @Sendable ([UInt8]?) -> ByteHash

  package init(_ hash: @escaping @Sendable ([UInt8]?) -> ByteHash) { self.hash = hash }
}
