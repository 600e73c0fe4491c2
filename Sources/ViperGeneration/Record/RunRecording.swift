import ViperProject
import ViperText

/// A run between the record of the last one and that of the next one.
package struct RunRecording: Sendable {
  /// The disk for all but what modules have made.
  package let disk: WitnessDisk
  package let modules: ModuleMemory
  private let made: WitnessDisk
  private let former: [Witness]

  /// - Parameters:
  ///   - record: of the last run; nil if there is none.
  ///   - changes: where something has changed since then; nil if nothing is known of what it would say.
  package init(after record: RunRecord?, changes: Set<String>?, on disk: any Disk) {
    (self.disk, made) = (WitnessDisk(base: disk), WitnessDisk(base: disk))
    former = record?.witnesses ?? []
    modules = ModuleMemory(changes.flatMap { _ in record?.knownModules } ?? [:], disk: made)
    modules.forget(changes ?? [])
  }

  /// Nil where a next run may do or say something else.
  package func record(
    key: [UInt8], output: [UInt8], errors: [UInt8], exitCode: Int32
  ) -> RunRecord? {
    guard let early = disk.witnesses, let made = made.witnesses else { return nil }
    var record = RunRecord(
      key: key, output: output, errors: errors, exitCode: exitCode, witnesses: early)
    record.add(modules, made: made, former: former)
    return record
  }
}

// MARK: - Modules

extension RunRecord {
  /// Adds what is known of modules, with all that it depends on.
  ///
  /// - Parameters:
  ///   - made: what this run has asked for them.
  ///   - former: the answers to former runs, which still hold where a module is known from them.
  fileprivate mutating func add(_ memory: ModuleMemory, made: [Witness], former: [Witness]) {
    // Where modules have read a file, one look at it is enough.
    let texts = witnesses.filter { $0.question == .text }
    witnesses.removeAll { $0.question == .text }
    earlyCount = witnesses.count
    var places = WitnessPlaces()
    for witness in witnesses { _ = places.add(witness) }
    for witness in made where places.add(witness) { witnesses.append(witness) }
    let old = WitnessPlaces(former)
    let known = memory.all.sorted { $0.key < $1.key }.compactMap { spec, module -> [UInt8]? in
      var asked: Set<Int> = []
      for question in module.asked {
        if let place = places[question] {
          asked.insert(place)
        } else if let place = old[question] {
          _ = places.add(former[place])
          asked.insert(witnesses.count)
          witnesses.append(former[place])
        } else {
          return nil
        }
      }
      return module.bytes(of: spec, asked: asked.sorted())
    }
    witnesses += texts.filter { places[DiskQuestion(.bytes, $0.subject)] == nil }
    modules.append(number: UInt64(known.count))
    for module in known { modules += module }
  }

  fileprivate var knownModules: [String: KnownModule] {
    var reader = ByteReader(bytes: modules, offset: 0)
    var known: [String: KnownModule] = [:]
    for _ in 0..<(reader.number() ?? 0) {
      guard let spec = reader.text(), let module = reader.module(witnesses) else { return [:] }
      known[spec] = module
    }
    return known
  }
}

/// Where in a list each question is answered.
private struct WitnessPlaces {
  private struct Key: Hashable {
    let question: Witness.Question
    /// Of the bytes, since equal strings may be written in several ways.
    let subject: ByteHash

    init(_ question: Witness.Question, _ subject: String) {
      var subject = subject
      self.question = question
      self.subject = subject.withUTF8 { ByteHash(UnsafeRawBufferPointer($0)) }
    }
  }

  private var places: [Key: Int] = [:]

  init(_ witnesses: [Witness] = []) { for witness in witnesses { _ = add(witness) } }

  /// Whether it was not there before.
  mutating func add(_ witness: Witness) -> Bool {
    let key = Key(witness.question, witness.subject)
    guard places[key] == nil else { return false }
    places[key] = places.count
    return true
  }

  /// What a folder holds answers of what kind that is.
  subscript(question: DiskQuestion) -> Int? {
    let own = places[Key(question.question, question.path)]
    if own != nil || question.question != .kind { return own }
    let folder = FilePath.folder(of: question.path)
    return places[Key(.entries, folder)]
  }
}
