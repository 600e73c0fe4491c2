import ViperProject
import ViperText

/// Stores which modules were up to date in earlier runs: those whose key and answers of the disk
/// are the same. The key is the checksum of everything else that can influence the module. Modules
/// with diagnostics aren't stored, unless only `check` reports them, so the cache changes no
/// result.
package final class ModuleCache: Sendable {
  package struct Entry: Sendable, Equatable {
    /// `unknown` means that the module wasn't checked, or has warnings or errors.
    package enum Check: UInt8, Sendable {
      case unknown, onlyNotes, nothing
    }

    package struct File: Sendable, Equatable {
      package let path: String
      package let status: Change.Status

      package init(path: String, status: Change.Status) {
        (self.path, self.status) = (path, status)
      }
    }

    package let key: ByteHash
    package let files: [File]
    package let notes: [String]
    package let answers: [String: DiskAnswer]
    package let check: Check

    package init(
      key: ByteHash, files: [File], notes: [String], answers: [String: DiskAnswer], check: Check
    ) {
      (self.key, self.files, self.notes) = (key, files, notes)
      (self.answers, self.check) = (answers, check)
    }
  }

  private let disk: any Disk
  private let folder: String
  package let tool: String
  private let entries = SharedValue<[String: [String: Entry]]>([:])

  package init(in folder: String, tool: String, on disk: any Disk) {
    (self.folder, self.tool, self.disk) = (folder, tool, disk)
  }

  /// Loads the entries of a project, by the absolute path of the spec. The entry of the whole
  /// project has the path of its root, and the entry of the read stage has an empty path.
  package func load(_ root: String) -> [String: Entry] {
    if let known = entries.change({ $0[root] }) { return known }
    let bytes = (try? disk.read(path(of: root))).flatMap { $0 } ?? []
    let found = Self.entries(in: bytes, of: root) ?? [:]
    entries.change { $0[root] = found }
    return found
  }

  /// Replaces the cache file in one step, because another run may be reading it. If two runs write
  /// at the same time, the checksum at the end detects mixed bytes. A cache that can't be written
  /// is not an error.
  package func save(_ new: [String: Entry], of root: String) {
    guard new != load(root) else { return }
    entries.change { $0[root] = new }
    let (path, bytes) = (path(of: root), Self.bytes(of: new, in: root))
    let temporary = path + ".tmp"
    do throws(DiskError) {
      try disk.makeFolder(folder)
      try disk.write(bytes, to: temporary, modeledOn: nil)
      try disk.rename(temporary, to: path)
    } catch {
      try? disk.remove(temporary)
    }
  }

  private func path(of root: String) -> String {
    let hash = ByteHash(Array(root.utf8))
    return FilePath.join(folder, String(hash.high, radix: 36) + String(hash.low, radix: 36))
  }

  private static let signature = Array("viper-gen cache 2\n".utf8)

  /// Encodes the entries. The checksum at the end detects truncated files.
  package static func bytes(of entries: [String: Entry], in root: String) -> [UInt8] {
    var bytes = signature
    // A path and its checksums need about 200 bytes. Growing step by step would need twice the memory.
    let count = entries.values.reduce(0) { $0 + $1.files.count + $1.answers.count }
    bytes.reserveCapacity(200 * (count + entries.count))
    bytes.append(text: root)
    bytes.append(number: UInt64(entries.count))
    for (spec, entry) in entries.sorted(by: { $0.key < $1.key }) {
      bytes.append(text: spec)
      bytes.append(hash: entry.key)
      bytes.append(entry.check.rawValue)
      bytes.append(number: UInt64(entry.files.count))
      for file in entry.files {
        bytes.append(text: file.path)
        bytes.append(text: file.status.rawValue)
      }
      bytes.append(number: UInt64(entry.notes.count))
      for note in entry.notes { bytes.append(text: note) }
      bytes.append(number: UInt64(entry.answers.count))
      for (path, answer) in entry.answers.sorted(by: { $0.key < $1.key }) {
        bytes.append(text: path)
        for hash in [answer.file, answer.kind, answer.listing] {
          bytes.append(hash == nil ? 0 : 1)
          if let hash { bytes.append(hash: hash) }
        }
      }
    }
    bytes.append(hash: ByteHash(bytes))
    return bytes
  }

  package static func entries(in bytes: [UInt8], of root: String) -> [String: Entry]? {
    let end = bytes.count - 16
    guard end >= signature.count, bytes.starts(with: signature) else { return nil }
    var seal = ByteReader(bytes[end...])
    guard seal.hash() == ByteHash(Array(bytes[..<end])) else { return nil }
    var reader = ByteReader(bytes[signature.count..<end])
    guard reader.text() == root else { return nil }
    let entries = reader.list { reader -> (String, Entry)? in
      guard let spec = reader.text(), let entry = reader.entry() else { return nil }
      return (spec, entry)
    }
    return entries.map { Dictionary($0) { first, _ in first } }
  }
}

extension ByteReader {
  fileprivate mutating func entry() -> ModuleCache.Entry? {
    guard let key = hash(), let check = byte().flatMap(ModuleCache.Entry.Check.init) else {
      return nil
    }
    let files = list { reader -> ModuleCache.Entry.File? in
      guard let path = reader.text(),
        let status = reader.text().flatMap(Change.Status.init)
      else { return nil }
      return .init(path: path, status: status)
    }
    let notes = list { $0.text() }
    let answers = list { reader -> (String, DiskAnswer)? in
      guard let path = reader.text(), let file = reader.optionalHash(),
        let kind = reader.optionalHash(), let listing = reader.optionalHash()
      else { return nil }
      return (path, DiskAnswer(file: file, kind: kind, listing: listing))
    }
    guard let files, let notes, let answers else { return nil }
    return ModuleCache.Entry(
      key: key, files: files, notes: notes, answers: Dictionary(answers) { first, _ in first },
      check: check)
  }

  private mutating func optionalHash() -> ByteHash?? {
    switch byte() {
    case 0: .some(nil)
    case 1: hash().map { .some($0) }
    default: nil
    }
  }
}
