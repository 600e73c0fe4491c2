import ViperText

/// The recorded answers of a disk about one path. Nil for questions that weren't asked.
package struct DiskAnswer: Hashable, Sendable {
  /// The checksum of the contents. 0 without a file.
  package var file: ByteHash?
  /// The checksum of the kind. 0 without a file.
  package var kind: ByteHash?
  /// The checksum of the listing. 0 without a folder.
  package var listing: ByteHash?

  package init(file: ByteHash? = nil, kind: ByteHash? = nil, listing: ByteHash? = nil) {
    (self.file, self.kind, self.listing) = (file, kind, listing)
  }

  package var isFile: Bool { file != nil && file != .of(nil as [UInt8]?) }

  /// Removes the other value's answers; nil if no answer is left.
  package func without(_ other: DiskAnswer) -> DiskAnswer? {
    let rest = DiskAnswer(
      file: file == other.file ? nil : file, kind: kind == other.kind ? nil : kind,
      listing: listing == other.listing ? nil : listing)
    return rest == DiskAnswer() ? nil : rest
  }

  /// Whether the two values answer no question differently.
  package func agrees(with other: DiskAnswer) -> Bool {
    merged(with: other) == other.merged(with: self)
  }

  package func merged(with other: DiskAnswer) -> DiskAnswer {
    DiskAnswer(
      file: file ?? other.file, kind: kind ?? other.kind, listing: listing ?? other.listing)
  }

  /// Changes the answers as if the path didn't exist.
  mutating func becomeMissing() {
    if file != nil { file = .of(nil as [UInt8]?) }
    if kind != nil { kind = .of(nil as DiskEntry.Kind?) }
    if listing != nil { listing = .of(nil as [DiskEntry]?) }
  }

  /// Whether a disk gives the same answers now.
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
    ByteHash(high: 0, low: kind.map { UInt64($0.rawValue) } ?? 0)
  }

  static func of(_ entries: [DiskEntry]?) -> ByteHash {
    guard let entries else { return nothing }
    var bytes: [UInt8] = []
    for entry in entries {
      bytes.append(text: entry.name)
      bytes.append(entry.kind.rawValue)
    }
    return ByteHash(bytes)
  }
}
