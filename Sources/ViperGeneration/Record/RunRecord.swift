import ViperProject
import ViperText

/// What a run said that changed nothing, and the answers that it follows from.
package struct RunRecord: Sendable {
  /// Who asked: the tool, the working directory and the arguments, in any form that tells them apart.
  package let key: [UInt8]
  package let output: [UInt8]
  package let errors: [UInt8]
  package let exitCode: Int32
  package let witnesses: [Witness]

  package init(
    key: [UInt8], output: [UInt8], errors: [UInt8], exitCode: Int32, witnesses: [Witness]
  ) {
    self.key = key
    self.output = output
    self.errors = errors
    self.exitCode = exitCode
    self.witnesses = witnesses
  }

  /// Whether a run would say the same now. All files are read again, on all cores.
  package func holds(on disk: any Disk, variable: @Sendable (String) -> String?) -> Bool {
    let hasChanged = SharedValue(false)
    let chunk = 64
    let starts = Array(stride(from: 0, to: witnesses.count, by: chunk))
    _ = concurrentMap(starts) { start in
      for witness in witnesses[start..<min(start + chunk, witnesses.count)] {
        guard !hasChanged.change({ $0 }) else { return }
        if !witness.holds(on: disk, variable: variable) { hasChanged.change { $0 = true } }
      }
    }
    return !hasChanged.change { $0 }
  }
}

// MARK: - As bytes

extension RunRecord {
  private static let signature = Array("viper-gen record 1\n".utf8)

  /// With a hash of all at the end, which tells whether it is whole.
  package var bytes: [UInt8] {
    var bytes = Self.signature
    for part in [key, output, errors] { bytes.append(part: part) }
    bytes.append(number: UInt64(UInt32(bitPattern: exitCode)))
    bytes.append(number: UInt64(witnesses.count))
    for witness in witnesses {
      bytes.append(witness.question.rawValue)
      bytes.append(part: Array(witness.subject.utf8))
      bytes.append(hash: witness.answer)
    }
    bytes.append(hash: ByteHash(bytes))
    return bytes
  }

  /// Nil for what is no record, is damaged, or is of another key.
  package init?(_ bytes: [UInt8], of key: [UInt8]) {
    let end = bytes.count - 16
    guard end >= 0, bytes.starts(with: Self.signature) else { return nil }
    var seal = ByteReader(bytes: bytes, offset: end)
    guard let hash = seal.hash(), hash == ByteHash(Array(bytes[..<end])) else { return nil }
    var reader = ByteReader(bytes: bytes, offset: Self.signature.count)
    guard let own = reader.part(), own.elementsEqual(key), let output = reader.part(),
      let errors = reader.part(), let code = reader.number(), let count = reader.number()
    else { return nil }
    var witnesses: [Witness] = []
    for _ in 0..<count {
      guard let question = reader.byte().flatMap(Witness.Question.init), let path = reader.part(),
        let answer = reader.hash()
      else { return nil }
      witnesses.append(Witness(question, String(decoding: path, as: UTF8.self), answer))
    }
    self.init(
      key: key, output: Array(output), errors: Array(errors),
      exitCode: Int32(truncatingIfNeeded: code), witnesses: witnesses)
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: UInt64) {
    for shift in stride(from: 0, to: UInt64(64), by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  fileprivate mutating func append(part: [UInt8]) {
    append(number: UInt64(part.count))
    self += part
  }

  fileprivate mutating func append(hash: ByteHash) {
    append(number: hash.high)
    append(number: hash.low)
  }
}

/// Reads what is written above; nil behind the end.
private struct ByteReader {
  let bytes: [UInt8]
  var offset: Int

  mutating func byte() -> UInt8? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func number() -> UInt64? {
    guard bytes.count - offset >= 8 else { return nil }
    defer { offset += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  mutating func part() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= UInt64(bytes.count - offset) else { return nil }
    defer { offset += Int(count) }
    return bytes[offset..<offset + Int(count)]
  }

  mutating func hash() -> ByteHash? {
    guard let high = number(), let low = number() else { return nil }
    return ByteHash(high: high, low: low)
  }
}
