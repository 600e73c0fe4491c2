import ViperProject
import ViperText

/// What was rendered last for a module: the text of each file of yours, which is the base of the next
/// merge, and a digest of each line of its generated files, by which edits are found.
///
/// It stands beside the spec as `TripList.viper.lock`. Each line of a file is a line of the lock, so
/// that Git merges the lock where it merges the files themselves:
///
/// ```text
/// # Made by viper-gen; commit it. …
/// format 3
/// module TripList
/// name role view: TripListView
/// generated TripListContracts.swift
/// :k3fza
/// :
/// file TripListView.swift
/// template View.swift
/// | import UIKit
/// |
/// ```
package struct ModuleLock: Hashable, Sendable {
  /// What is known of the files that were rendered last.
  package enum State: Sendable {
    /// There is no lock.
    case missing
    case valid(ModuleLock)
    /// There is one that can't be read, or that somebody has edited.
    case damaged
  }

  /// A file of yours as it was rendered last.
  package struct Entry: Hashable, Sendable {
    /// Absolute.
    package var path: String
    /// The name of its template.
    package let template: String
    package var text: [UInt8]

    package init(path: String, template: String, text: [UInt8]) {
      (self.path, self.template, self.text) = (path, template, text)
    }
  }

  private static let comment =
    "# Made by viper-gen; commit it. By it, edits are told from what was rendered last."

  /// What the module and its types were called.
  package let names: TypeNames
  /// What they were called before they were renamed, the oldest first: a branch that Git merges later may have the
  /// old names still.
  package var former: [TypeNames] = []
  /// The files of yours, by path.
  package var entries: [Entry]
  /// The generated files, by their absolute paths.
  package var generated: [String: KnownVersions]

  package init(names: TypeNames, entries: [Entry], generated: [String: KnownVersions] = [:]) {
    self.names = names
    self.entries = entries.sorted { $0.path < $1.path }
    self.generated = generated
  }

  package var isEmpty: Bool { entries.isEmpty && generated.isEmpty }

  /// `…/TripList.viper.json` → `…/TripList.viper.lock`
  package static func path(ofSpec path: String) -> String {
    String(path.dropLast(Project.SpecFile.suffix.count)) + Project.lockSuffix
  }

  /// The lock of files that belong to no spec's folder.
  ///
  /// - Parameter isHidden: whether nobody is to look for its spec.
  package static func path(of module: String, in folder: String, isHidden: Bool) -> String {
    FilePath.join(folder, (isHidden ? "." : "") + module + Project.lockSuffix)
  }

  /// Whether the bytes of a damaged lock may hold the base of a file of yours.
  package static func mayHoldBases(_ bytes: [UInt8]) -> Bool {
    let lines = TextLines(bytes)
    return (0..<lines.count).contains { line in
      let content = bytes[lines.content(line)]
      return content.first == Word.line || content.starts(with: Word.file.utf8)
    }
  }
}

// MARK: - The text of a lock

extension ModuleLock {
  /// The words that lines begin with.
  fileprivate enum Word {
    static let format = "format 3"
    static let module = "module "
    static let name = "name "
    static let former = "former "
    static let formerName = "former-name "
    static let generated = "generated "
    static let file = "file "
    static let template = "template "
    static let line = UInt8(ascii: "|")
    static let noLineEnding = #"\ no line ending"#
  }

  /// - Parameter folder: the absolute folder of the spec: paths in the lock are relative to it.
  package func bytes(in folder: String) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(entries.reduce(4096) { $0 + 2 * $1.text.count })
    output.add(Self.comment)
    output.add(Word.format)
    output.add(Word.module, names.module)
    for (key, name) in names.types.sorted(by: { $0.key < $1.key }) {
      output.add(Word.name, key, ": ", name)
    }
    for former in former {
      output.add(Word.former, former.module)
      for (key, name) in former.types.sorted(by: { $0.key < $1.key }) {
        output.add(Word.formerName, key, ": ", name)
      }
    }
    var rest = entries[...]
    for (path, file) in generated.sorted(by: { $0.key < $1.key }) {
      while let entry = rest.first, entry.path < path {
        entry.write(to: &output, in: folder)
        rest = rest.dropFirst()
      }
      for version in file.versions {
        output.add(Word.generated, FilePath.relative(path, to: folder))
        version.write(to: &output)
      }
    }
    for entry in rest { entry.write(to: &output, in: folder) }
    return output
  }

  /// What the bytes of a lock say. A lock that is not in the form in which viper-gen writes it has
  /// been damaged or edited, and is not believed.
  ///
  /// Of a lock with git's conflict markers, the first valid side tells of files of yours: git has
  /// merged the other side's changes into them. Of generated files, all valid sides tell.
  ///
  /// A lock file may have come with a repository: one with a path that viper-gen never writes to is not believed.
  ///
  /// - Parameters:
  ///   - folder: the absolute folder of the spec.
  ///   - bounds: the absolute folder outside of which the project writes nothing.
  package static func state(
    of bytes: [UInt8]?, in folder: String, within bounds: String
  ) -> State {
    guard let bytes else { return .missing }
    let sides = ConflictMarkers.sides(of: bytes).map { [$0.ours, $0.theirs] } ?? [bytes]
    let valid = sides.compactMap { read($0, in: folder) }
      .filter { $0.paths.allSatisfy { isPossible($0, within: bounds) } }
    guard let first = valid.first else { return .damaged }
    var lock = valid.dropFirst().reduce(first) { $0.addingVersions(of: $1) }
    // What is generated on one side only may have been merged with the stub on the other.
    for entry in valid.flatMap(\.entries) where lock.generated[entry.path] != nil {
      lock.generated[entry.path]?.add(LineDigests(of: entry.text))
    }
    return .valid(lock)
  }

  /// Whether viper-gen may have written a file at an absolute path.
  package static func isPossible(_ path: String, within bounds: String) -> Bool {
    let below = FilePath.relative(path, to: bounds)
    return FilePath.normal(path) == path && FilePath.isInside(path, bounds)
      && FilePath.versionControlFolder(in: below) == nil
      && !Diagnostic.isReadByTools(FilePath.name(of: path))
      && FilePath.hiddenName(in: FilePath.name(of: path)) == nil
  }

  /// The first path in a lock that viper-gen never writes to.
  package static func impossiblePath(
    in bytes: [UInt8], of folder: String, within bounds: String
  ) -> Range<Int>? {
    let lines = TextLines(bytes)
    for line in (0..<lines.count).map(lines.content) {
      for word in [Word.generated, Word.file] where bytes[line].starts(with: word.utf8) {
        let range = line.lowerBound + word.utf8.count..<line.upperBound
        let path = FilePath.absolute(String(decoding: bytes[range], as: UTF8.self), in: folder)
        if !isPossible(path, within: bounds) { return range }
      }
    }
    return nil
  }

  /// What the lines before the first file say: what the module is called, and was.
  package static func header(of bytes: [UInt8]?) -> ModuleLock? {
    guard let bytes else { return nil }
    var reading = LockReading(folder: "")
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(line.count + 1)
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      if text.hasPrefix(Word.generated) || text.hasPrefix(Word.file) { break }
      guard reading.add(header: text) != nil else { return nil }
    }
    return reading.lock
  }

  private static func read(_ bytes: [UInt8], in folder: String) -> ModuleLock? {
    let lines = TextLines(bytes)
    var reading = LockReading(folder: folder)
    for line in 0..<lines.count {
      let content = bytes[lines.content(line)]
      switch content.first {
      case Word.line:
        guard reading.add(line: content.dropFirst(content.count > 1 ? 2 : 1)) else { return nil }
      case LineDigests.mark:
        guard reading.add(digest: content.dropFirst()) else { return nil }
      default:
        let text = String(decoding: content, as: UTF8.self)
        guard let isHeader = reading.add(header: text) else { return nil }
        if isHeader { continue }
        if text.hasPrefix(Word.generated) {
          reading.begin(generated: String(text.dropFirst(Word.generated.count)))
        } else if text.hasPrefix(Word.file) {
          reading.begin(file: String(text.dropFirst(Word.file.count)))
        } else if text.hasPrefix(Word.template) {
          reading.begin(template: String(text.dropFirst(Word.template.count)))
        } else if text == Word.noLineEnding {
          reading.dropLineEnding()
        }
      }
    }
    guard let lock = reading.lock else { return nil }
    return equalButForLineEndings(lock.bytes(in: folder), bytes) ? lock : nil
  }
}

extension ModuleLock.Entry {
  fileprivate func write(to output: inout [UInt8], in folder: String) {
    typealias Word = ModuleLock.Word
    output.add(Word.file, FilePath.relative(path, to: folder))
    output.add(Word.template, template)
    let lines = TextLines(text)
    text.withUnsafeBufferPointer { text in
      for line in 0..<lines.count {
        let content = UnsafeBufferPointer(rebasing: text[lines.content(line)])
        output.append(Word.line)
        if !content.isEmpty { output.append(UInt8(ascii: " ")) }
        output.append(contentsOf: content)
        output.append(UInt8(ascii: "\n"))
      }
    }
    if LineEnding.isMissing(atEndOf: text) { output.add(Word.noLineEnding) }
  }
}

extension [UInt8] {
  /// Adds a line of some words.
  fileprivate mutating func add(
    _ word: String, _ rest: String = "", _ third: String = "", _ fourth: String = ""
  ) {
    append(contentsOf: word.utf8)
    append(contentsOf: rest.utf8)
    if !third.isEmpty { append(contentsOf: third.utf8) }
    if !fourth.isEmpty { append(contentsOf: fourth.utf8) }
    append(UInt8(ascii: "\n"))
  }
}

/// A lock while its lines are read.
private struct LockReading {
  let folder: String
  var module: String?
  var types: [String: String] = [:]
  var former: [(module: String, types: [String: String])] = []
  private var paths: [String] = []
  private var entries: [ModuleLock.Entry] = []
  private var generated: [String: KnownVersions] = [:]
  private var hasTooMany = false
  /// The generated file whose entries are being read.
  private var current: (path: String, digests: LineDigests)?

  init(folder: String) { self.folder = folder }

  /// - Returns: whether it is one of the lines that say names; nil if it can't be read.
  mutating func add(header text: String) -> Bool? {
    typealias Word = ModuleLock.Word
    if text.hasPrefix(Word.module) {
      module = String(text.dropFirst(Word.module.count))
    } else if text.hasPrefix(Word.name), let colon = text.lastIndex(of: ":") {
      types[String(text[..<colon].dropFirst(Word.name.count))] =
        String(text[colon...].dropFirst(2))
    } else if text.hasPrefix(Word.former) {
      former.append((String(text.dropFirst(Word.former.count)), [:]))
    } else if text.hasPrefix(Word.formerName), let colon = text.lastIndex(of: ":") {
      guard !former.isEmpty else { return nil }
      former[former.count - 1].types[
        String(text[..<colon].dropFirst(Word.formerName.count))] =
        String(text[colon...].dropFirst(2))
    } else {
      return false
    }
    return true
  }

  mutating func begin(generated path: String) {
    finishGenerated()
    current = (FilePath.absolute(path, in: folder), LineDigests())
  }

  mutating func begin(file path: String) {
    finishGenerated()
    paths.append(FilePath.absolute(path, in: folder))
  }

  mutating func begin(template: String) {
    guard let path = paths.last, paths.count > entries.count else { return }
    entries.append(ModuleLock.Entry(path: path, template: template, text: []))
  }

  mutating func add(digest: ArraySlice<UInt8>) -> Bool {
    current?.digests.add(digest) ?? false
  }

  mutating func add(line: ArraySlice<UInt8>) -> Bool {
    guard !entries.isEmpty else { return false }
    entries[entries.count - 1].text += line
    entries[entries.count - 1].text.append(UInt8(ascii: "\n"))
    return true
  }

  mutating func dropLineEnding() {
    if entries.last?.text.isEmpty == false { entries[entries.count - 1].text.removeLast() }
  }

  private mutating func finishGenerated() {
    if let (path, digests) = current {
      hasTooMany = hasTooMany || generated[path]?.versions.count == KnownVersions.limit
      if !hasTooMany { generated[path, default: KnownVersions([])].add(digests) }
    }
    current = nil
  }

  var lock: ModuleLock? {
    var reading = self
    reading.finishGenerated()
    guard let module, !reading.hasTooMany else { return nil }
    var lock = ModuleLock(
      names: TypeNames(module: module, types: types), entries: entries,
      generated: reading.generated)
    lock.former = former.map { TypeNames(module: $0.module, types: $0.types) }
    return lock
  }
}
