import SwiftMerge
import SwiftReading
import ViperProject
import ViperText

/// Holds the files of yours of a module against its contracts: what they lack, declare otherwise or
/// hide, which stubs are left in them, and what the module declares twice.
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
  /// Whether other modules have files in the module's folder.
  let sharesFolder: Bool
  var diagnostics: [Diagnostic] = []
  /// Other files of yours in the module's folders, once one is needed.
  private var others: Texts?
  private var hasReportedUnread = false

  init(
    disk: any Disk, display: PathDisplay, sources: ModuleSources, files: [RenderedFile],
    asked: Set<String>, contracts: Set<String>, sharesFolder: Bool
  ) {
    self.disk = disk
    self.display = display
    self.sources = sources
    self.files = files
    self.asked = asked
    self.contracts = contracts
    self.sharesFolder = sharesFolder
  }

  mutating func check() throws(DiskError) {
    var own: [Text] = []
    var isMerged = true
    for file in files where file.owner == .yours && file.isOfModule {
      guard case .rendered(let base) = file.base, base == file.bytes,
        let wanted = SwiftMerge.members(in: file.bytes)
      else {
        isMerged = false
        continue
      }
      let contracts = contracts(in: file)
      if file.component == nil, contracts.isEmpty { continue }
      own += try check(file, wanted: wanted, contracts: contracts).all
    }
    // A declaration may stand in two files until a change is merged into them.
    if isMerged {
      try reportRepeated(own)
    } else {
      for text in own { reportRepeated(in: [text]) }
    }
  }

  /// - Returns: the file, if it is there and can be read.
  private mutating func check(
    _ file: RenderedFile, wanted: [DeclaredMember], contracts: Set<String>
  ) throws(DiskError) -> Texts {
    // A deleted file is a finding of its own; its members may stand elsewhere.
    var own = Texts([])
    if let bytes = try disk.read(file.path) {
      let isAsStarted = bytes == file.bytes
      guard isAsStarted || ConflictMarkers.find(in: bytes).isEmpty else { return own }
      let source = SourceText(path: display(file.path), bytes: bytes)
      guard let members = isAsStarted ? wanted : SwiftMerge.members(in: bytes) else {
        diagnostics.append(.unreadFile(source))
        return own
      }
      own = Texts([Text(source: source, members: members)])
    }
    let used = words(beside: file)
    for member in wanted where asked.contains(member.name) || used.contains(member.title) {
      if let found = own.members.same(as: member).first {
        report(member, found)
      } else {
        let others = try otherTexts()
        reportUnread()
        if let found = others.members.same(as: member).first {
          report(member, found)
        } else if asked.contains(member.name) {
          reportMissing(member, of: file, own, others)
        }
      }
    }
    if !contracts.isEmpty {
      let paths = Set(own.all.map(\.source.path))
      let rest = (others?.all ?? []).filter { !paths.contains($0.source.path) }
      reportExtra(besides: wanted, of: contracts, in: own.all + rest)
    }
    return own
  }

  /// Reports what a contract of yours asks for and the spec does not say.
  private mutating func reportExtra(
    besides wanted: [DeclaredMember], of owners: Set<String>, in texts: [Text]
  ) {
    let wanted = MemberIndex(wanted, by: \.self)
    for text in texts {
      for member in text.members
      where member.isRequirement && owners.contains(member.owner)
        && wanted.named(as: member).isEmpty
      {
        diagnostics.append(.extraMember(member.name, at: place(of: (member, text.source))))
      }
    }
  }

  /// The contracts of yours that a file is started with.
  private func contracts(in file: RenderedFile) -> Set<String> {
    guard !contracts.isEmpty, let names = SwiftOutline(file.bytes)?.placedNames else { return [] }
    return contracts.filter { names.contains("type " + $0) }
  }

  private mutating func report(_ wanted: DeclaredMember, _ found: Found) {
    if found.member.isPrivate, !wanted.isPrivate {
      diagnostics.append(.hiddenMember(wanted.name, at: place(of: found)))
    } else if found.member.isStub {
      diagnostics.append(.leftStub(wanted.name, at: place(of: found)))
    }
  }

  private mutating func reportMissing(
    _ wanted: DeclaredMember, of file: RenderedFile, _ own: Texts, _ others: Texts
  ) {
    let declaration = SourceText(path: "", bytes: file.bytes).line(at: wanted.place)
    let alike = own.members.named(as: wanted).first ?? others.members.named(as: wanted).first
    if let alike {
      diagnostics.append(
        .otherwiseDeclared(
          wanted.name, wanted: declaration,
          by: wanted.isRequirement ? "the spec" : "its contract", at: place(of: alike)))
    } else if wanted.isRequirement {
      guard let place = place(ofType: wanted.owner, in: own.all + others.all) else { return }
      diagnostics.append(.missingRequirement(wanted.name, wanted: declaration, at: place))
    } else if let text = own.all.first
      ?? others.all.first(where: { $0.names.contains("type " + wanted.owner) })
    {
      diagnostics.append(.missingMember(wanted.name, wanted: declaration, in: text.source))
    }
  }

  /// Where the name of a protocol stands.
  private func place(ofType name: String, in texts: [Text]) -> SourceLocation? {
    texts.lazy.compactMap { text in
      SwiftMerge.place(ofType: name, in: text.source.bytes)
        .map { SourceLocation(source: text.source, range: $0) }
    }.first
  }

  func place(of found: Found) -> SourceLocation {
    SourceLocation(source: found.source, range: found.member.place)
  }

  /// What is said in the generated file beside a file of yours.
  private func words(beside file: RenderedFile) -> Set<String> {
    guard let partner = files.first(where: { $0.path == file.partner }) else { return [] }
    return SwiftMerge.words(in: partner.bytes)
  }

  /// Reports the other files in which something may stand that seems to be missing.
  private mutating func reportUnread() {
    guard !hasReportedUnread else { return }
    hasReportedUnread = true
    for (path, text) in sources.unread where !files.contains(where: { $0.path == path }) {
      diagnostics.append(.unreadFile(SourceText(path: display(path), bytes: text)))
    }
  }

  mutating func otherTexts() throws(DiskError) -> Texts {
    if let others { return others }
    let found = Texts(
      try sources.all().compactMap { source in
        SwiftMerge.members(in: source.text).map {
          Text(
            source: SourceText(path: display(source.path), bytes: source.text), members: $0,
            names: source.names)
        }
      })
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
  static func unreadFile(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      .note, id: "unread-swift-file",
      "this file of yours can't be read as Swift, so what it lacks is not known",
      at: SourceLocation(
        source: source, range: SwiftFragment.flaw(ofFile: source.bytes)?.range ?? 0..<0),
      help: "mend its brackets, strings and comments")
  }

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
    _ name: String, wanted: String, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "missing-member",
      "'\(name)' is in the contract, and in no file of the module's folder",
      at: SourceLocation(source: source, range: source.lineRange(at: 0)),
      help: "write it: \(wanted) { … }")
  }
}
