import ViperText

/// What a disk has answered about one path. An answer is nil if nobody has asked for it.
package struct DiskAnswer: Hashable, Sendable {
  /// The checksum of the file; 0 if there is none.
  package var file: ByteHash?
  /// The checksum of the file's kind; 0 if nothing is there.
  package var kind: ByteHash?
  /// The checksum of what the folder contains; 0 if there is no folder.
  package var listing: ByteHash?

  package init(file: ByteHash? = nil, kind: ByteHash? = nil, listing: ByteHash? = nil) {
    (self.file, self.kind, self.listing) = (file, kind, listing)
  }

  /// Whether a file was there and was read.
  package var isFile: Bool { file != nil && file != .of(nil as [UInt8]?) }

  /// The answers that the other one does not have; nil if there are none.
  package func without(_ other: DiskAnswer) -> DiskAnswer? {
    let rest = DiskAnswer(
      file: file == other.file ? nil : file, kind: kind == other.kind ? nil : kind,
      listing: listing == other.listing ? nil : listing)
    return rest == DiskAnswer() ? nil : rest
  }

  /// Whether no question has two answers.
  package func agrees(with other: DiskAnswer) -> Bool {
    merged(with: other) == other.merged(with: self)
  }

  /// With the answers to the questions that somebody else has asked.
  package func merged(with other: DiskAnswer) -> DiskAnswer {
    DiskAnswer(
      file: file ?? other.file, kind: kind ?? other.kind, listing: listing ?? other.listing)
  }

  /// Whether a disk would answer the same now.
  package func isSame(at path: String, on disk: any Disk) -> Bool {
    do throws(DiskError) {
      if let kind, kind != .of(try disk.kind(of: path)) { return false }
      if let file, file != .of(try disk.read(path)) { return false }
      if let listing, listing != .of(try disk.entries(of: path)) { return false }
      return true
    } catch {
      return false
    }
  }
}

extension ByteHash {
  private static let nothing = ByteHash(high: 0, low: 0)

  static func of(_ bytes: [UInt8]?) -> ByteHash { bytes.map { ByteHash($0) } ?? nothing }

  static func of(_ kind: DiskEntry.Kind?) -> ByteHash {
    ByteHash(high: 0, low: kind.map { UInt64($0.code) } ?? 0)
  }

  static func of(_ entries: [DiskEntry]?) -> ByteHash {
    guard let entries else { return nothing }
    var bytes: [UInt8] = []
    for entry in entries {
      bytes.append(text: entry.name)
      bytes.append(entry.kind.code)
    }
    return ByteHash(bytes)
  }
}

extension DiskEntry.Kind {
  fileprivate var code: UInt8 {
    switch self {
    case .file: 1
    case .folder: 2
    case .link: 3
    case .other: 4
    }
  }
}
