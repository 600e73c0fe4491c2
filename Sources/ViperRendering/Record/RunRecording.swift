import ViperProject
import ViperText

/// A run between the record of the last one and that of the next one.
package struct RunRecording: Sendable {
  /// The disk for all but what modules have made.
  package let disk: WitnessDisk
  package let modules: ModuleMemory
  private let made: WitnessDisk
  /// Of the last run; none without one.
  private let former: [Witness]
  /// What all that is known of modules depends on, whether this run comes so far as to ask for it or not.
  private let carried: [Witness]
  /// Where something has changed since the last run; nil if nothing is known of what it would say.
  private let changed: Set<String>?

  /// - Parameters:
  ///   - record: of the last run; nil if there is none.
  ///   - changes: where something has changed since then; nil if nothing is known of what it would say.
  package init(after record: RunRecord?, changes: Set<String>?, on disk: any Disk) {
    let known = changes.flatMap { _ in record?.knownModules } ?? [:]
    self.disk = WitnessDisk(base: disk, facts: changes == nil ? [:] : record?.facts ?? [:])
    made = WitnessDisk(base: disk)
    former = record?.witnesses ?? []
    changed = changes
    carried = changes == nil ? [] : record?.projectWitnesses ?? []
    modules = ModuleMemory(
      known, former: changes.flatMap { record?.formerRun(known, changed: $0) }, disk: made)
    modules.forget(changes ?? [])
    // A text that has changed may say the same as before to whoever needs no more than that.
    for witness in former
    where witness.question == .digest && changes?.contains(witness.subject) == true {
      _ = try? self.disk.digest(of: witness.subject, by: .declaredWords)
    }
  }

  /// Nil where a next run may do or say something else. What is known of modules is forgotten by and by.
  package func record(
    key: [UInt8], output: [UInt8], errors: [UInt8], exitCode: Int32
  ) -> RunRecord? {
    guard let early = disk.takeWitnesses(), let made = made.takeWitnesses() else { return nil }
    let former = Answers(former)
    guard !hasChanged(made, since: former) else { return nil }
    var record = RunRecord(
      key: key, output: output, errors: errors, exitCode: exitCode, witnesses: early)
    let specs = (modules.isInPart ? modules.former : nil)?.unchangedTexts ?? []
    guard record.add(modules, made: made, former: former, carried: carried + specs) else {
      return nil
    }
    record.facts = disk.facts
    return record
  }

  /// Whether something has changed since the run looked for what has changed.
  private func hasChanged(_ made: [Witness], since former: Answers) -> Bool {
    guard let changed else { return false }
    return made.contains { witness in
      guard let answer = former.answer(to: witness), !changed.contains(witness.subject) else {
        return false
      }
      return answer != witness.answer
    }
  }
}

// MARK: - Modules

extension RunRecord {
  /// What specs are read with, their own texts left out.
  fileprivate var projectWitnesses: [Witness] {
    witnesses[..<earlyCount].filter { !$0.isOfSpec } + witnesses.filter { $0.question == .text }
  }

  /// Nil where something was said that would have to be said again.
  fileprivate func formerRun(
    _ modules: [String: KnownModule], changed: Set<String>
  ) -> FormerRun? {
    guard errors.isEmpty else { return nil }
    return FormerRun(
      modules: modules, changed: changed, texts: witnesses[..<earlyCount].filter(\.isOfSpec))
  }

  /// Adds what is known of modules, with all that it depends on.
  ///
  /// - Parameters:
  ///   - made: what this run has asked for them.
  ///   - former: the answers to former runs, which still hold where a module is known from them.
  ///   - carried: those of them that all modules depend on.
  /// - Returns: false if a file has changed between two looks at it.
  fileprivate mutating func add(
    _ memory: ModuleMemory, made: [Witness], former: Answers, carried: [Witness]
  ) -> Bool {
    // Where modules have read a file, one look at it is enough.
    var texts = witnesses.filter { $0.question == .text }
    witnesses.removeAll { $0.question == .text }
    var places = WitnessPlaces(witnesses)
    var textPlaces = WitnessPlaces(texts)
    for witness in carried {
      if witness.question == .text {
        if textPlaces.add(witness) { texts.append(witness) }
      } else if places.add(witness) {
        witnesses.append(witness)
      }
    }
    earlyCount = witnesses.count
    witnesses.reserveCapacity(witnesses.count + made.count)
    for witness in made {
      if places.add(witness) {
        witnesses.append(witness)
      } else if let place = places.place(of: witness), witnesses[place].answer != witness.answer {
        return false
      }
    }
    for text in texts {
      guard let place = places[DiskQuestion(.bytes, text.subject)] else { continue }
      guard witnesses[place].answer == text.answer else { return false }
    }
    let specs = memory.all.keys.sorted()
    for spec in specs {
      for question in memory.all[spec]?.asked ?? [] where places[question] == nil {
        guard let witness = former[question] else { continue }
        _ = places.add(witness)
        witnesses.append(witness)
      }
    }
    modules = concurrentMap(specs) { [places] spec -> ArraySlice<UInt8>? in
      guard let module = memory.take(spec) else { return nil }
      let asked = module.asked.map { places[$0] }
      guard !asked.contains(nil) else { return nil }
      return module.bytes(of: spec, asked: Set(asked.compactMap(\.self)).sorted())[...]
    }.compactMap(\.self)
    witnesses += texts.filter { places[DiskQuestion(.bytes, $0.subject)] == nil }
    return true
  }

  fileprivate var knownModules: [String: KnownModule] {
    let known = concurrentMap(modules) { bytes -> (String, KnownModule)? in
      var reader = ByteReader(bytes)
      guard let spec = reader.text(), let module = reader.module(witnesses) else { return nil }
      return (spec, module)
    }
    return Dictionary(known.compactMap(\.self)) { _, last in last }
  }
}

/// Where in a list each question is answered.
private struct WitnessPlaces: Sendable {
  private var places: [ByteHash: Int32] = [:]

  init(_ witnesses: [Witness] = []) {
    places.reserveCapacity(witnesses.count)
    for witness in witnesses { _ = add(witness) }
  }

  /// Whether it was not there before.
  mutating func add(_ witness: Witness) -> Bool {
    guard places[witness.key] == nil else { return false }
    places[witness.key] = Int32(places.count)
    return true
  }

  func place(of witness: Witness) -> Int? { places[witness.key].map(Int.init) }

  /// What a folder holds answers of what kind that is.
  subscript(question: DiskQuestion) -> Int? {
    let own = places[Witness.key(of: question.question, question.path)]
    if own != nil || question.question != .kind { return own.map(Int.init) }
    let folder = FilePath.folder(of: question.path)
    return places[Witness.key(of: .entries, folder)].map(Int.init)
  }
}

/// The answers of a record, by their questions.
private struct Answers: Sendable {
  private let witnesses: [Witness]
  private let places: WitnessPlaces

  init(_ witnesses: [Witness]) {
    self.witnesses = witnesses
    places = WitnessPlaces(witnesses)
  }

  func answer(to witness: Witness) -> ByteHash? {
    places.place(of: witness).map { witnesses[$0].answer }
  }

  subscript(question: DiskQuestion) -> Witness? { places[question].map { witnesses[$0] } }
}
