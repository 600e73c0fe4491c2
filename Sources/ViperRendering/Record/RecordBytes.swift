import ViperProject
import ViperSpec
import ViperText

extension ByteReader {
  mutating func fact() -> (name: String, bytes: [UInt8])? {
    guard let name = text(), let bytes = part() else { return nil }
    return (name, Array(bytes))
  }

  /// - Parameter witnesses: those of the record.
  mutating func module(_ witnesses: [Witness]) -> KnownModule? {
    var former: [UInt8] = []
    guard
      let lookups = list({ $0.lookup() }),
      let asked = list({ reader -> DiskQuestion? in
        guard let index = reader.number(), index < UInt64(witnesses.count) else { return nil }
        let witness = witnesses[Int(index)]
        return DiskQuestion(witness.question, witness.subject)
      }), let files = list({ $0.file(after: &former) }), let notes = list({ $0.text() }),
      let matter = hash(),
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

  private mutating func file(after former: inout [UInt8]) -> KnownModule.File? {
    let statuses = Change.Status.allCases
    guard let status = byte(), Int(status) < statuses.count, let path = path(after: &former)
    else { return nil }
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
    var former = ""
    for file in files {
      bytes.append(UInt8(Change.Status.allCases.firstIndex(of: file.status) ?? 0))
      bytes.append(path: file.path, after: &former)
    }
    bytes.append(number: UInt64(notes.count))
    for note in notes { bytes.append(text: note) }
    bytes.append(hash: matterForOthers ?? .nothing)
    bytes.append(number: UInt64(node.count))
    for word in node { bytes.append(text: word) }
    return bytes
  }
}
