/// Compares texts with `\n` in place of `\r\n`, because Git can change line endings on checkout.
package func equalButForLineEndings(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  if a == b { return true }
  guard a.contains(0x0D) || b.contains(0x0D) else { return false }
  return unixLineEndings(a) == unixLineEndings(b)
}

package func unixLineEndings(_ bytes: [UInt8]) -> [UInt8] {
  bytes.indices.filter { index in
    bytes[index] != 0x0D || index + 1 == bytes.count || bytes[index + 1] != 0x0A
  }.map { bytes[$0] }
}
