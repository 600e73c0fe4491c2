/// A hash of 128 bits: XXH64 with two seeds.
///
/// The standard library's `Hasher` differs from run to run, and FNV is slow.
package struct ByteHash: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  package init(_ bytes: UnsafeRawBufferPointer) {
    high = xxh64(bytes, seed: 0)
    low = xxh64(bytes, seed: 0x9E37_79B9_7F4A_7C15)
  }

  package init(_ bytes: [UInt8]) { self = bytes.withUnsafeBytes { ByteHash($0) } }

  package init(joining hashes: [ByteHash], _ texts: [String] = []) {
    var bytes: [UInt8] = []
    for hash in hashes { bytes.append(hash: hash) }
    for text in texts { bytes.append(text: text) }
    self.init(bytes)
  }
}

private let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
  0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
  0x27D4_EB2F_1656_67C5
)

private func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
  value << count | value >> (64 - count)
}

private func round(_ value: UInt64, _ word: UInt64) -> UInt64 {
  rotated(value &+ word &* primes.1, 31) &* primes.0
}

/// Computes XXH64: https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md
func xxh64(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
  var offset = 0
  var hash = seed &+ primes.4
  if bytes.count >= 32 {
    var lanes = (seed &+ primes.0 &+ primes.1, seed &+ primes.1, seed, seed &- primes.0)
    while offset + 32 <= bytes.count {
      lanes.0 = round(lanes.0, word(bytes, offset))
      lanes.1 = round(lanes.1, word(bytes, offset + 8))
      lanes.2 = round(lanes.2, word(bytes, offset + 16))
      lanes.3 = round(lanes.3, word(bytes, offset + 24))
      offset += 32
    }
    hash =
      rotated(lanes.0, 1) &+ rotated(lanes.1, 7) &+ rotated(lanes.2, 12) &+ rotated(lanes.3, 18)
    hash = (hash ^ round(0, lanes.0)) &* primes.0 &+ primes.3
    hash = (hash ^ round(0, lanes.1)) &* primes.0 &+ primes.3
    hash = (hash ^ round(0, lanes.2)) &* primes.0 &+ primes.3
    hash = (hash ^ round(0, lanes.3)) &* primes.0 &+ primes.3
  }
  hash &+= UInt64(bytes.count)
  while offset + 8 <= bytes.count {
    hash = rotated(hash ^ round(0, word(bytes, offset)), 27) &* primes.0 &+ primes.3
    offset += 8
  }
  if offset + 4 <= bytes.count {
    let half = UInt64(
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    hash = rotated(hash ^ half &* primes.0, 23) &* primes.1 &+ primes.2
    offset += 4
  }
  while offset < bytes.count {
    hash = rotated(hash ^ UInt64(bytes[offset]) &* primes.4, 11) &* primes.0
    offset += 1
  }
  hash = (hash ^ hash >> 33) &* primes.1
  hash = (hash ^ hash >> 29) &* primes.2
  return hash ^ hash >> 32
}

private func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
  UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
}
