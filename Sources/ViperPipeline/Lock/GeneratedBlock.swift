import ViperText

/// A block of a generated file: the lines between two empty lines.
///
/// Checksums of blocks reveal edits. 40 bits are enough, because checksums don't protect against
/// forgery.
package struct GeneratedBlock: Sendable {
  /// The index of the first line.
  package let line: Int
  package let checksum: UInt64

  /// Splits a file into its blocks. A byte order mark and the kind of line endings don't count.
  package static func all(in text: [UInt8]) -> [GeneratedBlock] {
    let text = text.contains(0x0D) ? unixLineEndings(text) : text
    var blocks: [GeneratedBlock] = []
    var line = 0
    var block = (line: 0, start: text.byteOrderMark.count)
    var offset = block.start
    while offset <= text.count {
      let end = text.lineFeed(from: offset)
      if end == offset || end == text.count {
        let blockEnd = end == offset ? offset - 1 : end
        if blockEnd > block.start {
          let hash = text[block.start..<blockEnd].withUnsafeBytes { ByteHash($0) }
          blocks.append(GeneratedBlock(line: block.line, checksum: hash.high >> 24))
        }
        block = (line + 1, end + 1)
      }
      (line, offset) = (line + 1, end + 1)
    }
    return blocks
  }
}

/// The checksums of blocks that viper-gen has generated.
package struct KnownBlocks: Hashable, Sendable {
  package private(set) var checksums: Set<UInt64>
  /// Whether the lock file has the versions of two branches. If both branches changed a block, Git
  /// may have merged their lines.
  private let areOfBranches: Bool

  package init(_ checksums: some Sequence<UInt64> = [], ofBranches areOfBranches: Bool = false) {
    (self.checksums, self.areOfBranches) = (Set(checksums), areOfBranches)
  }

  package init(of texts: [UInt8]...) {
    self.init(texts.flatMap { GeneratedBlock.all(in: $0).map(\.checksum) })
  }

  package var isEmpty: Bool { checksums.isEmpty }

  package func union(_ other: KnownBlocks) -> KnownBlocks {
    KnownBlocks(checksums.union(other.checksums), ofBranches: areOfBranches || other.areOfBranches)
  }

  /// Whether the lock file or the new version contains each block, on both sides of a conflict.
  /// After a merge, a block also counts if a block of the new version has all of its words, in this
  /// order.
  package func contain(_ text: [UInt8], rendered: [UInt8] = []) -> Bool {
    firstUnknown(in: text, rendered: rendered) == nil
  }

  private func firstUnknown(in text: [UInt8], rendered: [UInt8]) -> GeneratedBlock? {
    let sides = ConflictMarkers.sides(of: text).map { [$0.ours, $0.theirs] } ?? [text]
    lazy var new = KnownBlocks(of: rendered)
    for side in sides {
      for block in GeneratedBlock.all(in: side)
      where !checksums.contains(block.checksum) && !new.checksums.contains(block.checksum) {
        guard areOfBranches, Self.isPart(block, of: side, in: rendered) else { return block }
      }
    }
    return nil
  }

  /// Whether a block of the new version has all words of `block`, in this order. Line breaks don't
  /// count.
  private static func isPart(
    _ block: GeneratedBlock, of text: [UInt8], in rendered: [UInt8]
  ) -> Bool {
    let (words, new) = (words(of: block, in: TextLines(text)), TextLines(rendered))
    return GeneratedBlock.all(in: rendered).contains { candidate in
      var rest = Self.words(of: candidate, in: new)[...]
      return words.allSatisfy { word in
        guard let index = rest.firstIndex(of: word) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    }
  }

  private static func words(of block: GeneratedBlock, in lines: TextLines) -> [ArraySlice<UInt8>] {
    let end = (block.line..<lines.count).first { lines.content($0).isEmpty } ?? lines.count
    var rest = lines[block.line..<end]
    var words: [ArraySlice<UInt8>] = []
    while let first = rest.first {
      let word = isWordByte(first) ? rest.prefix(while: isWordByte) : rest.prefix(1)
      if first > UInt8(ascii: " ") { words.append(word) }
      rest = rest.dropFirst(word.count)
    }
    return words
  }

  /// Finds the first line that the new version lacks, in the first block that is in no version.
  package func firstEditedLine(of text: [UInt8], rendered: [UInt8]) -> Int {
    let (lines, new) = (TextLines(text), TextLines(rendered))
    guard let block = firstUnknown(in: text, rendered: rendered) else { return 0 }
    let known = Set((0..<new.count).map { Array(rendered[new.content($0)]) })
    let end = (block.line..<lines.count).first { lines.content($0).isEmpty } ?? lines.count
    return (block.line..<end).first { !known.contains(Array(text[lines.content($0)])) }
      ?? block.line
  }

  private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
  private static let digitCount = 8

  static func write(_ checksum: UInt64, to output: inout [UInt8]) {
    for place in 1...digitCount {
      output.append(digits[Int(checksum >> UInt64(5 * (digitCount - place)) & 31)])
    }
  }

  static func checksum(_ text: ArraySlice<UInt8>) -> UInt64? {
    guard text.count == digitCount else { return nil }
    var checksum: UInt64 = 0
    for byte in text {
      guard let digit = digits.firstIndex(of: byte) else { return nil }
      checksum = checksum << 5 | UInt64(digit)
    }
    return checksum
  }
}
