import SwiftMerge
import ViperProject
import ViperText

/// Holds the files of yours of a module against its contracts: what they lack, declare otherwise or
/// hide, and which stubs are left in them.
///
/// A file that a changed spec is still to be merged into is left out: what it lacks is drift.
struct ContractCheck {
  let disk: any Disk
  let display: PathDisplay
  let sources: ModuleSources
  /// All of the module.
  let files: [RenderedFile]
  /// What the contracts ask for: `TripPresenter.didTapAdd()`, and of contracts of yours
  /// `TripViewProtocol.show(_:)`.
  let asked: Set<String>
  /// The names of the contracts that are the user's.
  let contracts: Set<String>
  private(set) var diagnostics: [Diagnostic] = []
  /// Other files of yours in the module's folders, once one is needed.
  private var others: [Text]?

  init(
    disk: any Disk, display: PathDisplay, sources: ModuleSources, files: [RenderedFile],
    asked: Set<String>, contracts: Set<String> = []
  ) {
    self.disk = disk
    self.display = display
    self.sources = sources
    self.files = files
    self.asked = asked
    self.contracts = contracts
  }

  /// A file and what it declares.
  private struct Text {
    let path: String
    let bytes: [UInt8]
    let members: [DeclaredMember]
    /// What is declared, as `SwiftOutline.placedNames` says it; of a file that has been moved.
    var names: Set<String> = []
  }

  mutating func check() throws(DiskError) {
    for file in files where file.owner == .yours && file.path.hasSuffix(".swift") {
      guard case .rendered(let base) = file.base, base == file.bytes,
        let wanted = SwiftMerge.members(in: file.bytes)
      else { continue }
      let contracts = contracts(in: file)
      if file.component == nil, contracts.isEmpty { continue }
      try check(file, wanted: wanted, contracts: contracts)
    }
  }

  private mutating func check(
    _ file: RenderedFile, wanted: [DeclaredMember], contracts: Set<String>
  ) throws(DiskError) {
    // A deleted file is a finding of its own; its members may stand elsewhere.
    var texts: [Text] = []
    if let bytes = try disk.read(file.path) {
      let isAsStarted = bytes == file.bytes
      guard isAsStarted || ConflictMarkers.find(in: bytes).isEmpty,
        let members = isAsStarted ? wanted : SwiftMerge.members(in: bytes)
      else { return }
      let own = Text(path: file.path, bytes: bytes, members: members)
      texts.append(own)
      if !isAsStarted { reportRepeated(in: own) }
    }
    let used = words(beside: file)
    for member in wanted where asked.contains(member.name) || used.contains(member.title) {
      var found = texts.compactMap { find(member, in: $0) }
      if found.isEmpty {
        texts += try otherTexts().filter { other in !texts.contains { $0.path == other.path } }
        found = texts.compactMap { find(member, in: $0) }
      }
      report(member, found, in: file, texts)
    }
    reportExtra(besides: wanted, of: contracts, in: texts)
  }

  /// Reports what a contract of yours asks for and the spec does not say.
  private mutating func reportExtra(
    besides wanted: [DeclaredMember], of owners: Set<String>, in texts: [Text]
  ) {
    for text in texts {
      for member in text.members where member.isRequirement && owners.contains(member.owner) {
        if wanted.contains(where: { $0.owner == member.owner && $0.title == member.title }) {
          continue
        }
        diagnostics.append(.extraMember(member.name, at: place(of: member, in: text)))
      }
    }
  }

  /// The contracts of yours that a file is started with.
  private func contracts(in file: RenderedFile) -> Set<String> {
    guard !contracts.isEmpty, let names = SwiftOutline(file.bytes)?.placedNames else { return [] }
    return contracts.filter { names.contains("type " + $0) }
  }

  /// What stands in a file twice, as a merge of git may leave it.
  private mutating func reportRepeated(in text: Text) {
    var first: [String: [DeclaredMember]] = [:]
    for member in text.members {
      if let earlier = first[member.name]?.first(where: { $0.isRepeated(by: member) }) {
        diagnostics.append(
          .repeatedDeclaration(
            member.name, at: place(of: member, in: text), first: place(of: earlier, in: text)))
      }
      first[member.name, default: []].append(member)
    }
  }

  private func find(
    _ member: DeclaredMember, in text: Text
  ) -> (member: DeclaredMember, text: Text)? {
    text.members.first { $0.isSame(as: member) }.map { ($0, text) }
  }

  private mutating func report(
    _ wanted: DeclaredMember, _ found: [(member: DeclaredMember, text: Text)],
    in file: RenderedFile, _ texts: [Text]
  ) {
    let name = wanted.name
    if let (member, text) = found.first {
      if member.isPrivate, !wanted.isPrivate {
        diagnostics.append(.hiddenMember(name, at: place(of: member, in: text)))
      } else if member.isStub {
        diagnostics.append(.leftStub(name, at: place(of: member, in: text)))
      }
      return
    }
    guard asked.contains(name) else { return }
    let alike = texts.lazy.compactMap { text in
      text.members.first { $0.owner == wanted.owner && $0.title == wanted.title }
        .map { ($0, text) }
    }.first
    let declaration = SourceText(path: "", bytes: file.bytes).line(at: wanted.place)
    if let (member, text) = alike {
      diagnostics.append(
        .otherwiseDeclared(
          name, wanted: declaration, by: wanted.isRequirement ? "the spec" : "its contract",
          at: place(of: member, in: text)))
    } else if wanted.isRequirement {
      guard let (text, place) = texts.lazy.compactMap(contract(named: wanted.owner)).first else {
        return
      }
      diagnostics.append(
        .missingRequirement(
          name, wanted: declaration,
          at: SourceLocation(
            source: SourceText(path: display(text.path), bytes: text.bytes), range: place)))
    } else if let text = texts.first(where: { $0.path == file.path })
      ?? texts.first(where: { $0.names.contains("type " + wanted.owner) })
    {
      diagnostics.append(
        .missingMember(name, wanted: declaration, in: display(text.path), text.bytes))
    }
  }

  /// Where the name of a protocol stands in a text.
  private func contract(named name: String) -> (Text) -> (text: Text, place: Range<Int>)? {
    { text in SwiftMerge.place(ofType: name, in: text.bytes).map { (text, $0) } }
  }

  private func place(of member: DeclaredMember, in text: Text) -> SourceLocation {
    let source = SourceText(path: display(text.path), bytes: text.bytes)
    return SourceLocation(source: source, range: member.place)
  }

  /// What is said in the generated file beside a file of yours.
  private func words(beside file: RenderedFile) -> Set<String> {
    guard let partner = files.first(where: { $0.path == file.partner }) else { return [] }
    return SwiftMerge.words(in: partner.bytes)
  }

  private mutating func otherTexts() throws(DiskError) -> [Text] {
    if let others { return others }
    let found = try sources.all().compactMap { source in
      SwiftMerge.members(in: source.text).map {
        Text(path: source.path, bytes: source.text, members: $0, names: source.names)
      }
    }
    others = found
    return found
  }
}

extension SourceText {
  /// The line that holds a place, without white space and the brace at its end.
  fileprivate func line(at place: Range<Int>) -> String {
    let line = String(decoding: bytes[lineRange(at: place.lowerBound)], as: UTF8.self)
    let words = line.split(separator: " ")
    return (words.last == "{" ? words.dropLast() : words).joined(separator: " ")
  }
}

extension Diagnostic {
  static func leftStub(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(.note, id: "left-stub", "'\(name)' is not written yet", at: place)
  }

  static func hiddenMember(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "hidden-declaration", "'\(name)' is private, and generated code uses it", at: place,
      help: "delete 'private'")
  }

  static func repeatedDeclaration(
    _ name: String, at place: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "repeated-declaration", "'\(name)' is declared twice", at: place,
      help: "delete one of the two", notes: [.init("first declared here", at: first)])
  }

  /// - Parameter wanted: as the contract, or the spec, declares it.
  static func otherwiseDeclared(
    _ name: String, wanted: String, by whom: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "otherwise-declared", "'\(name)' is not declared as \(whom) says",
      at: place, help: "declare it so: \(wanted)")
  }

  static func missingRequirement(
    _ name: String, wanted: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "missing-member", "'\(name)' is in the spec, and not in the protocol",
      at: place, help: "write it: \(wanted)")
  }

  static func extraMember(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, id: "extra-member", "'\(name)' is in the protocol, and not in the spec",
      at: place, help: "add it to the spec, or delete it here")
  }

  static func missingMember(
    _ name: String, wanted: String, in path: String, _ bytes: [UInt8]
  ) -> Diagnostic {
    let source = SourceText(path: path, bytes: bytes)
    return Diagnostic(
      .warning, id: "missing-member",
      "'\(name)' is in the contract, and in no file of the module's folder",
      at: SourceLocation(source: source, range: source.lineRange(at: 0)),
      help: "write it: \(wanted) { … }")
  }
}
