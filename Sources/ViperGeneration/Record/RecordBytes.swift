import ViperProject
import ViperSpec
import ViperText

extension [UInt8] {
  mutating func append(number: UInt64) {
    for shift in stride(from: 0, to: UInt64(64), by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func append(part: some Collection<UInt8>) {
    append(number: UInt64(part.count))
    self += part
  }

  mutating func append(hash: ByteHash) {
    append(number: hash.high)
    append(number: hash.low)
  }

  mutating func append(text: String) { append(part: Array(text.utf8)) }
}

/// Reads what is written above; nil behind the end.
struct ByteReader {
  /// What is left.
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  mutating func byte() -> UInt8? { bytes.popFirst() }

  mutating func number() -> UInt64? {
    guard bytes.count >= 8 else { return nil }
    defer { bytes.removeFirst(8) }
    return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
  }

  mutating func part() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= UInt64(bytes.count) else { return nil }
    defer { bytes.removeFirst(Int(count)) }
    return bytes.prefix(Int(count))
  }

  mutating func hash() -> ByteHash? {
    guard let high = number(), let low = number() else { return nil }
    return ByteHash(high: high, low: low)
  }

  mutating func text() -> String? { part().map { String(decoding: $0, as: UTF8.self) } }

  mutating func list<Element>(
    _ element: (inout ByteReader) -> Element?
  ) -> [Element]? {
    guard let count = number() else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      list.append(next)
    }
    return list
  }

  mutating func fact() -> (name: String, bytes: [UInt8])? {
    guard let name = text(), let bytes = part() else { return nil }
    return (name, Array(bytes))
  }

  /// - Parameter witnesses: those of the record.
  mutating func module(_ witnesses: [Witness]) -> KnownModule? {
    guard
      let lookups = list({ $0.lookup() }),
      let asked = list({ reader -> DiskQuestion? in
        guard let index = reader.number(), index < UInt64(witnesses.count) else { return nil }
        let witness = witnesses[Int(index)]
        return DiskQuestion(witness.question, witness.subject)
      }), let files = list({ $0.file() }), let notes = list({ $0.text() }), let matter = hash(),
      let node = list({ $0.text() })
    else { return nil }
    var module = KnownModule(lookups: lookups, asked: asked, files: files, notes: notes)
    (module.matterForOthers, module.node) = (matter == .nothing ? nil : matter, node)
    return module
  }

  private mutating func lookup() -> KnownModule.Lookup? {
    guard let kind = byte().flatMap(SpecQuestion.Kind.init), let subject = text(),
      let module = text(), let answer = hash()
    else { return nil }
    return KnownModule.Lookup(
      question: SpecQuestion(kind, subject, in: module), answer: answer)
  }

  private mutating func file() -> KnownModule.File? {
    let statuses = Change.Status.allCases
    guard let status = byte(), Int(status) < statuses.count, let path = text() else { return nil }
    return KnownModule.File(status: statuses[Int(status)], path: path)
  }
}

extension KnownModule {
  /// - Parameter asked: the places of the answers in the record.
  func bytes(of spec: String, asked: [Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(text: spec)
    bytes.append(number: UInt64(lookups.count))
    for lookup in lookups {
      bytes.append(lookup.question.kind.rawValue)
      bytes.append(text: lookup.question.subject)
      bytes.append(text: lookup.question.module)
      bytes.append(hash: lookup.answer)
    }
    bytes.append(number: UInt64(asked.count))
    for place in asked { bytes.append(number: UInt64(place)) }
    bytes.append(number: UInt64(files.count))
    for file in files {
      bytes.append(UInt8(Change.Status.allCases.firstIndex(of: file.status) ?? 0))
      bytes.append(text: file.path)
    }
    bytes.append(number: UInt64(notes.count))
    for note in notes { bytes.append(text: note) }
    bytes.append(hash: matterForOthers ?? .nothing)
    bytes.append(number: UInt64(node.count))
    for word in node { bytes.append(text: word) }
    return bytes
  }
}
