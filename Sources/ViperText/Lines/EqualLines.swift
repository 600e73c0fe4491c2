/// Whether two texts are the same once `\r\n` is read as `\n`: git may have changed them on checkout.
package func equalButForLineEndings(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  if a == b { return true }
  guard a.contains(0x0D) || b.contains(0x0D) else { return false }
  return unixLineEndings(a) == unixLineEndings(b)
}

/// A text with `\n` in place of `\r\n`.
package func unixLineEndings(_ bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  for index in bytes.indices {
    if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
    result.append(bytes[index])
  }
  return result
}
