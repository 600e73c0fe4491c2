import ViperProject
import ViperText

extension ModuleLock {
  private static let comment =
    "# The last generated version of this module. Commit this file, and don't edit it."

  /// The words at the start of lines.
  enum Word {
    static let format = "format 4"
    static let module = "module "
    static let name = "name "
    static let former = "former "
    static let formerName = "former-name "
    static let generated = "generated "
    static let block = UInt8(ascii: ":")
    static let file = "file "
    static let result = "result "
    static let template = "template "
    static let line = UInt8(ascii: "|")
    static let noLineEnding = #"\ no line ending"#
    static let end = "end"
    static let all = [
      module, name, former, formerName, generated, file, result, template, noLineEnding,
    ]
  }

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
    for (path, blocks) in generated.sorted(by: { $0.key < $1.key }) {
      while let entry = rest.first, entry.path < path {
        entry.write(to: &output, in: folder)
        rest = rest.dropFirst()
      }
      output.add(Word.generated, FilePath.relative(path, to: folder))
      for block in blocks {
        output.append(Word.block)
        KnownBlocks.write(block, to: &output)
        output.append(UInt8(ascii: "\n"))
      }
    }
    for entry in rest { entry.write(to: &output, in: folder) }
    output.add(Word.end)
    return output
  }

  /// Reads the names, which are in the lines before the first file.
  package static func header(of bytes: [UInt8]?) -> ModuleLock? {
    guard let bytes else { return nil }
    var reading = LockReading(folder: "")
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(line.count + 1)
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      if text.hasPrefix(Word.generated) || text.hasPrefix(Word.file) { break }
      reading.add(text)
    }
    return reading.lock
  }

  /// Reads one version. Nil unless the bytes are exactly those of `bytes(in:)`.
  static func read(_ bytes: [UInt8], in folder: String) -> ModuleLock? {
    let lines = TextLines(bytes)
    var reading = LockReading(folder: folder)
    for line in 0..<lines.count {
      let content = bytes[lines.content(line)]
      switch content.first {
      case Word.line:
        guard reading.add(line: content.dropFirst(content.count > 1 ? 2 : 1)) else { return nil }
      case Word.block:
        guard reading.add(block: content.dropFirst()) else { return nil }
      default:
        reading.add(String(decoding: content, as: UTF8.self))
      }
    }
    guard let lock = reading.lock else { return nil }
    return equalButForLineEndings(lock.bytes(in: folder), bytes) ? lock : nil
  }

  private static let opening = "<<<<<<< before this run"

  /// Whether a lock file contains two versions, because a run is writing or was interrupted.
  package static func isUnfinished(_ bytes: [UInt8]) -> Bool { bytes.starts(with: opening.utf8) }

  /// Encodes this version and the next version while a run writes.
  ///
  /// - Parameters:
  ///   - next: the lock after the run, with the results of the merges.
  ///   - folder: the absolute folder of the lock file.
  package func bytes(before next: ModuleLock, in folder: String) -> [UInt8] {
    var output: [UInt8] = []
    output.add(Self.opening)
    if !isEmpty { output += bytes(in: folder) }
    output.add("=======")
    output += next.bytes(in: folder)
    output.add(">>>>>>> after this run")
    return output
  }
}

extension ModuleLock.Entry {
  fileprivate func write(to output: inout [UInt8], in folder: String) {
    typealias Word = ModuleLock.Word
    output.add(Word.file, FilePath.relative(path, to: folder))
    output.add(Word.template, template)
    for (path, hash) in results.sorted(by: { $0.key < $1.key }) {
      output.add(Word.result, "\(hash.high) \(hash.low) ", FilePath.relative(path, to: folder))
    }
    let lines = TextLines(text)
    for line in 0..<lines.count {
      let content = text[lines.content(line)]
      output.append(Word.line)
      if !content.isEmpty { output.append(UInt8(ascii: " ")) }
      output += content
      output.append(UInt8(ascii: "\n"))
    }
    if LineEnding.isMissing(atEndOf: text) { output.add(Word.noLineEnding) }
  }
}

extension [UInt8] {
  fileprivate mutating func add(_ parts: String...) {
    for part in parts { append(contentsOf: part.utf8) }
    append(UInt8(ascii: "\n"))
  }
}

private struct LockReading {
  private typealias Word = ModuleLock.Word

  let folder: String
  var module: String?
  var types: [String: String] = [:]
  var former: [(module: String, types: [String: String])] = []
  var entries: [ModuleLock.Entry] = []
  var generated: [String: [UInt64]] = [:]
  var generatedPath: String?
  var ownedPath: String?
  var entry: ModuleLock.Entry?

  mutating func add(_ text: String) {
    guard let word = Word.all.first(where: text.hasPrefix) else { return }
    let rest = String(text.dropFirst(word.count))
    switch word {
    case Word.module: module = rest
    case Word.name: Self.add(name: rest, to: &types)
    case Word.former: former.append((rest, [:]))
    case Word.formerName:
      if !former.isEmpty { Self.add(name: rest, to: &former[former.count - 1].types) }
    case Word.generated:
      let path = FilePath.absolute(rest, in: folder)
      start(generated: path, owned: nil)
      generated[path, default: []] += []
    case Word.file: start(generated: nil, owned: FilePath.absolute(rest, in: folder))
    case Word.template:
      if let ownedPath, entry == nil {
        entry = ModuleLock.Entry(path: ownedPath, template: rest, text: [])
      }
    case Word.result:
      let parts = rest.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let high = UInt64(parts[0]), let low = UInt64(parts[1]) else {
        return
      }
      let path = FilePath.absolute(String(parts[2]), in: folder)
      entry?.results[path] = ByteHash(high: high, low: low)
    default:
      if entry?.text.isEmpty == false { entry?.text.removeLast() }
    }
  }

  /// Adds a name: `role view: TripListView`
  private static func add(name text: String, to types: inout [String: String]) {
    guard let colon = text.lastIndex(of: ":") else { return }
    types[String(text[..<colon])] = String(text[colon...].dropFirst(2))
  }

  mutating func add(block: ArraySlice<UInt8>) -> Bool {
    guard let generatedPath, let checksum = KnownBlocks.checksum(block) else { return false }
    generated[generatedPath]?.append(checksum)
    return true
  }

  mutating func add(line: ArraySlice<UInt8>) -> Bool {
    guard entry != nil else { return false }
    entry?.text += line
    entry?.text.append(UInt8(ascii: "\n"))
    return true
  }

  private mutating func start(generated: String?, owned: String?) {
    if let entry { entries.append(entry) }
    (generatedPath, ownedPath, entry) = (generated, owned, nil)
  }

  var lock: ModuleLock? {
    var reading = self
    reading.start(generated: nil, owned: nil)
    guard let module else { return nil }
    var lock = ModuleLock(
      names: TypeNames(module: module, types: types), entries: reading.entries,
      generated: generated)
    lock.former = former.map { TypeNames(module: $0.module, types: $0.types) }
    return lock
  }
}
