import SwiftMerge
import ViperPipeline
import ViperPlan
import ViperProject
import ViperText

/// Compares the owned files of a module with its contracts: members that are missing, different,
/// private, repeated or still stubs.
///
/// Files with a pending merge are left out, because they are reported as out of date.
struct ContractCheck {
  let disk: any Disk
  let display: PathDisplay
  let sources: ModuleSources
  let files: [RenderedFile]
  /// The members of contracts, such as `TripPresenter.didTapAdd()`, and of protocols in owned
  /// files, such as `TripViewProtocol.show(_:)`.
  let asked: Set<String>
  /// The names of the contract protocols in owned files.
  let contracts: Set<String>
  let names: NameTable
  let sharesFolder: Bool
  var diagnostics: [Diagnostic] = []
  /// Other Swift files in the module's folders, read when needed.
  var others: Texts?
  var hasReportedUnread = false
  lazy var uses = Set(generatedFiles.flatMap { SwiftMerge.memberUses(in: $0.bytes) })

  mutating func check() throws(DiskError) {
    var own: [Text] = []
    var isMerged = true
    for file in files where file.owner == .yours && file.isOfModule {
      guard file.base == file.bytes,
        let wanted = SwiftMerge.declaredNames(in: file.bytes)
      else {
        isMerged = false
        continue
      }
      let contracts = contracts(in: file)
      if file.component == nil, contracts.isEmpty { continue }
      own += try check(file, wanted: wanted, contracts: contracts).all
    }
    // Before a merge, two files may have the same declaration.
    if isMerged {
      try reportRepeated(own)
    } else {
      for text in own {
        var declared = RepeatedDeclarations()
        reportRepeated(text.members, of: text.source, after: &declared)
      }
    }
  }

  /// - Returns: the file. Empty if the file doesn't exist, has conflict markers or isn't valid
  ///   Swift.
  private mutating func check(
    _ file: RenderedFile, wanted: DeclaredNames, contracts: Set<String>
  ) throws(DiskError) -> Texts {
    // A deleted file is reported separately, and other files may contain its members.
    var own = Texts([])
    if let bytes = try disk.read(file.path) {
      let isAsStarted = bytes == file.bytes
      guard isAsStarted || ConflictMarkers.find(in: bytes).isEmpty else { return own }
      let source = SourceText(path: display(file.path), bytes: bytes)
      guard let declared = isAsStarted ? wanted : SwiftMerge.declaredNames(in: bytes) else {
        diagnostics.append(.unread(source.path, bytes) ?? .unreadFile(source))
        return own
      }
      own = Texts([Text(source: source, declared: declared)])
    }
    let missing = try reportTypes(wanted.types, in: file, own)
    for member in wanted.members where !missing.contains(member.owner) {
      if let found = own.members.alike(member).first {
        report(member, found)
      } else if isNeeded(member) {
        let others = try othersOfMissing()
        if let found = others.members.alike(member).first {
          report(member, found)
        } else if sources.marked.isEmpty {
          reportMissing(member, of: file, own, others)
        }
      }
    }
    if !contracts.isEmpty {
      let paths = Set(own.all.map(\.source.path))
      let rest = (others?.all ?? []).filter { !paths.contains($0.source.path) }
      reportExtra(besides: wanted.members, of: contracts, in: own.all + rest)
    }
    return own
  }

  var generatedFiles: [RenderedFile] { files.filter { $0.owner == .generated && $0.isOfModule } }

  /// Reports members of an owned protocol that the spec doesn't have. Specs can't express members
  /// in `#if`.
  private mutating func reportExtra(
    besides wanted: [DeclaredMember], of owners: Set<String>, in texts: [Text]
  ) {
    let wanted = MemberIndex(wanted, by: \.self)
    for text in texts {
      for member in text.members
      where member.isRequirement && !member.isConditional && owners.contains(member.owner)
        && wanted.named(as: member).isEmpty
      {
        diagnostics.append(.extraMember(member.name, at: place(of: (member, text.source))))
      }
    }
  }

  private func contracts(in file: RenderedFile) -> Set<String> {
    guard !contracts.isEmpty, let names = SwiftOutline(file.bytes)?.qualifiedNames else {
      return []
    }
    return contracts.filter { names.contains("type " + $0) }
  }

  private mutating func report(_ wanted: DeclaredMember, _ found: Found) {
    if found.member.isPrivate, !wanted.isPrivate {
      guard isNeeded(wanted) else { return }
      diagnostics.append(.hiddenMember(wanted.name, at: place(of: found)))
    } else if found.member.isStub {
      diagnostics.append(.leftStub(wanted.name, at: place(of: found)))
    }
  }

  private mutating func isNeeded(_ member: DeclaredMember) -> Bool {
    asked.contains(member.name) || uses.contains(member.name)
  }

  private mutating func reportMissing(
    _ wanted: DeclaredMember, of file: RenderedFile, _ own: Texts, _ others: Texts
  ) {
    let declaration = SourceText(path: "", bytes: file.bytes)
      .declaration(at: wanted.place, withBody: wanted.isRequirement)
    let named = own.members.named(as: wanted) + others.members.named(as: wanted)
    // A synchronous method satisfies an async requirement.
    if !wanted.isRequirement, wanted.signature.contains("async"),
      named.contains(where: { $0.member.signature == wanted.signature.filter { $0 != "async" } })
    {
      return
    }
    if let alike = named.first {
      // If the class and the protocol are both owned, two different names may mean the same type.
      let isSure =
        wanted.isRequirement
        || differsForSure(declaration, from: alike.source.declaration(at: alike.member.place))
      guard isSure || contracts.isEmpty else { return }
      diagnostics.append(
        .otherwiseDeclared(
          isSure ? .error : .warning, wanted.name, wanted: declaration,
          isRequirement: wanted.isRequirement, at: place(of: alike)))
    } else if wanted.isRequirement {
      guard let place = (own.all + others.all).place(of: wanted.owner) else { return }
      diagnostics.append(.missingRequirement(wanted.name, wanted: declaration, at: place))
    } else if !names.isShared(wanted.owner), !mayHave(wanted, of: file, in: own.all + others.all) {
      reportMissing(wanted, declaration, own, others)
    }
  }

  /// Whether two declarations differ only in keywords and well-known types. Then no `typealias` can
  /// make them equal.
  private func differsForSure(_ declaration: String, from other: String) -> Bool {
    let words = [declaration, other].map { SwiftMerge.words(in: Array($0.utf8)) }
    return words[0].symmetricDifference(words[1]).allSatisfy {
      Self.swiftTypes.contains($0) || $0.first?.isLowercase == true && $0 != "any"
        || !$0.contains { $0.isLetter || $0.isNumber }
    }
  }

  private static let swiftTypes: Set = ["Bool", "Character", "Double", "Float", "Int", "String"]

  private mutating func reportMissing(
    _ wanted: DeclaredMember, _ declaration: String, _ own: Texts, _ others: Texts
  ) {
    if !asked.contains(wanted.name) {
      guard let place = (own.all + others.all).place(of: wanted.owner) else { return }
      diagnostics.append(.missingProperty(wanted.name, wanted: declaration, at: place))
    } else if let namesake = namesake(of: wanted, in: others.all) {
      diagnostics.append(
        .otherwiseDeclared(
          .error, wanted.name, wanted: declaration, isRequirement: false, at: place(of: namesake)))
    } else if let text = own.all.first
      ?? others.all.first(where: { $0.declares(wanted.owner) })
    {
      diagnostics.append(.missingMember(wanted.name, wanted: declaration, in: text.source))
    }
  }

  /// Finds the only method of this name that no contract asks for. Its labels probably differ.
  private func namesake(of wanted: DeclaredMember, in texts: [Text]) -> Found? {
    let start = wanted.name.prefix { $0 != "(" } + "("
    let found = texts.flatMap { text in
      text.members.filter { $0.name.hasPrefix(start) && !asked.contains($0.name) }
        .map { Found($0, text.source) }
    }
    return found.count == 1 ? found[0] : nil
  }

  func place(of found: Found) -> SourceLocation { found.source.location(of: found.member.place) }

  /// Reads the other Swift files, and reports unreadable files, because they may contain a missing
  /// member.
  mutating func othersOfMissing() throws(DiskError) -> Texts {
    let others = try otherTexts()
    guard !hasReportedUnread else { return others }
    hasReportedUnread = true
    // The member may be in a file with conflict markers.
    for (path, text) in sources.marked where !files.contains(where: { $0.path == path }) {
      diagnostics += ConflictMarkers.find(in: text).map {
        .mergeConflict(display(path), text, at: $0.range)
      }
    }
    for (path, text) in sources.unread
    where !files.contains(where: { $0.path == path }) && sources.suspects[path] == nil {
      diagnostics.append(.unreadFile(SourceText(path: display(path), bytes: text)))
    }
    return others
  }

  private var ownTypes: Set<String> {
    let declared = files.filter { $0.owner == .yours && $0.isOfModule }
      .compactMap { SwiftMerge.declaredNames(in: $0.bytes) }
    return contracts.union(declared.flatMap { $0.types.map(\.name) + $0.members.map(\.owner) })
  }

  mutating func otherTexts() throws(DiskError) -> Texts {
    if let others { return others }
    let found = Texts(
      try sources.all(naming: ownTypes).compactMap { source in
        SwiftMerge.declaredNames(in: source.text).map {
          Text(source: SourceText(path: display(source.path), bytes: source.text), declared: $0)
        }
      })
    others = found
    return found
  }
}
