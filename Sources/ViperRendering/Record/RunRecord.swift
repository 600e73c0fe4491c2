import ViperProject
import ViperText

/// What a run said that changed nothing, and the answers that it follows from.
package struct RunRecord: Sendable {
  /// Who asked: the tool, the working directory and the arguments, in any form that tells them apart.
  package let key: [UInt8]
  package let output: [UInt8]
  package let errors: [UInt8]
  package let exitCode: Int32
  /// First those on which all depends, then all that was asked about files that modules have made.
  package internal(set) var witnesses: [Witness]
  /// How many of them are of the first kind.
  var earlyCount: Int
  /// What is known of modules, each as bytes, since most runs have no need of it.
  var modules: [ArraySlice<UInt8>] = []
  /// What follows from the answers on which all depends, by names.
  var facts: [String: [UInt8]] = [:]

  package init(
    key: [UInt8], output: [UInt8], errors: [UInt8], exitCode: Int32, witnesses: [Witness]
  ) {
    self.key = key
    self.output = output
    self.errors = errors
    self.exitCode = exitCode
    self.witnesses = witnesses
    earlyCount = witnesses.count
  }

  /// The paths at which something has changed: none if a run would say the same now, nil if nothing is known
  /// of what it would say. Texts of specs are no reason for that, since a run reads them anyway.
  ///
  /// All files are read again, on all cores.
  package func changes(
    on disk: any Disk, variable: @Sendable (String) -> String?
  ) -> Set<String>? {
    let changes = SharedValue<Set<String>?>([])
    let chunk = 64
    let starts = Array(stride(from: 0, to: witnesses.count, by: chunk))
    _ = concurrentMap(starts) { start in
      for index in start..<min(start + chunk, witnesses.count) {
        guard changes.change({ $0 != nil }) else { return }
        let witness = witnesses[index]
        guard !witness.holds(on: disk, variable: variable) else { continue }
        let isKnowable = index >= earlyCount || witness.isOfSpec || witness.question == .text
        changes.change { if isKnowable { $0?.insert(witness.subject) } else { $0 = nil } }
      }
    }
    guard let changed = changes.change({ $0 }) else { return nil }
    let isSame = witnesses.allSatisfy { witness in
      guard witness.question == .digest, changed.contains(witness.subject) else { return true }
      guard let bytes = try? disk.read(witness.subject) else { return false }
      return witness.answer == ByteHash(FileDigest.declaredWords.bytes(bytes))
    }
    return isSame ? changed : nil
  }
}

extension Witness {
  /// Whether it is the text of a spec.
  var isOfSpec: Bool { question == .bytes && Project.SpecFile.isSpec(subject) }
}

// MARK: - As bytes

extension RunRecord {
  private static let signature = Array("viper-gen record 7\n".utf8)

  /// With a hash of all at the end, which tells whether it is whole.
  package var bytes: [UInt8] {
    var bytes = Self.signature
    // Grown step by step it would take twice the memory; a witness takes some forty.
    bytes.reserveCapacity(
      key.count + output.count + errors.count + witnesses.count * 40
        + modules.reduce(0) { $0 + $1.count + 4 } + facts.reduce(200) { $0 + $1.value.count })
    for part in [key, output, errors] { bytes.append(part: part) }
    bytes.append(number: UInt64(UInt32(bitPattern: exitCode)))
    bytes.append(number: UInt64(witnesses.count))
    var former = ""
    for witness in witnesses {
      bytes.append(witness.question.rawValue)
      bytes.append(path: witness.subject, after: &former)
      bytes.append(hash: witness.answer)
    }
    bytes.append(number: UInt64(earlyCount))
    bytes.append(number: UInt64(modules.count))
    for module in modules { bytes.append(part: module) }
    bytes.append(number: UInt64(facts.count))
    for (name, fact) in facts.sorted(by: { $0.key < $1.key }) {
      bytes.append(text: name)
      bytes.append(part: fact)
    }
    bytes.append(hash: ByteHash(bytes))
    return bytes
  }

  /// Nil for what is no record, is damaged, or is of another key.
  package init?(_ bytes: [UInt8], of key: [UInt8]) {
    let end = bytes.count - 16
    guard end >= 0, bytes.starts(with: Self.signature) else { return nil }
    var seal = ByteReader(bytes[end...])
    let hash = bytes.withUnsafeBytes { ByteHash(UnsafeRawBufferPointer(rebasing: $0[..<end])) }
    guard seal.hash() == hash else { return nil }
    var reader = ByteReader(bytes[Self.signature.count..<end])
    guard let own = reader.part(), own.elementsEqual(key), let output = reader.part(),
      let errors = reader.part(), let code = reader.number(), let count = reader.number()
    else { return nil }
    var witnesses: [Witness] = []
    witnesses.reserveCapacity(min(Int(clamping: count), bytes.count / 19))
    var former: [UInt8] = []
    for _ in 0..<count {
      guard let question = reader.byte().flatMap(Witness.Question.init),
        let subject = reader.path(after: &former), let answer = reader.hash()
      else { return nil }
      witnesses.append(Witness(question, subject, answer))
    }
    guard let early = reader.number(), early <= UInt64(witnesses.count),
      let modules = reader.list({ $0.part() }), let facts = reader.list({ $0.fact() })
    else { return nil }
    self.init(
      key: key, output: Array(output), errors: Array(errors),
      exitCode: Int32(truncatingIfNeeded: code), witnesses: witnesses)
    (earlyCount, self.modules) = (Int(early), modules)
    for (name, fact) in facts { self.facts[name] = fact }
  }
}
