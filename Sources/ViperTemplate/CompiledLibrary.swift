import ViperText

// The templates that travel inside the binary are parsed before the program runs: what they come to is a text of
// numbers, in which the texts themselves are left out.

extension TemplateLibrary {
  /// What the templates come to, as text; nil for a value that a template can't write out.
  package var compiled: String? {
    var writer = ProgramWriter()
    writer.add(includes)
    writer.add(program.tables.templates.map { $0.body })
    program.tables.write(to: &writer)
    return writer.isSound ? String(decoding: writer.bytes, as: UTF8.self) : nil
  }

  /// What was parsed before.
  ///
  /// - Parameters:
  ///   - compiled: what the same sources came to.
  ///   - sources: as for `parse`.
  package init?(compiled: String, _ sources: [String: SourceText]) {
    let sorted = sources.sorted { $0.key < $1.key }
    var reader = ProgramReader(Array(compiled.utf8))
    let includes: [[Int]] = reader.next()
    let bodies: [Range<Int>] = reader.next()
    guard bodies.count == sorted.count, includes.count == sorted.count else { return nil }
    var tables = ProgramTables()
    for ((_, source), body) in zip(sorted, bodies) {
      let text = EmbeddedText(source)
      tables.templates.append(TemplateEntry(text: text, base: tables.bytes.count, body: body))
      tables.bytes += text.bytes
    }
    tables.read(from: &reader)
    guard reader.isSound, reader.isAtEnd else { return nil }
    self.init(names: sorted.map(\.key), includes: includes, program: Program(tables))
  }
}

// MARK: - Numbers and texts

/// Writes numbers in base 32, the smallest digit first; all digits but the last one are marked.
struct ProgramWriter {
  private(set) var bytes: [UInt8] = []
  /// False once something was to be written that has no form.
  var isSound = true
  private var lineStart = 0
  private static let lineLimit = 110

  mutating func add(_ value: some Compilable) { value.write(to: &self) }

  fileprivate mutating func add(number: Int) {
    if bytes.count - lineStart >= Self.lineLimit {
      bytes.append(Ascii.lineFeed)
      lineStart = bytes.count
    }
    // Negative ones are rare and small as well.
    var rest = UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1)))
    while rest >= 32 {
      bytes.append(0x50 + UInt8(rest % 32))
      rest /= 32
    }
    bytes.append(0x30 + UInt8(rest))
  }

  fileprivate mutating func add(text: String) {
    add(number: text.utf8.count)
    bytes += text.utf8
  }
}

/// Reads what is written like that; 0 and empty texts behind the end.
struct ProgramReader {
  private let bytes: [UInt8]
  private var position = 0
  /// False once something was read that nobody writes.
  var isSound = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func next<Value: Compilable>() -> Value { Value(from: &self) }

  fileprivate mutating func number() -> Int {
    if position < bytes.count, bytes[position] == Ascii.lineFeed { position += 1 }
    var (bits, shift): (UInt, UInt) = (0, 0)
    while position < bytes.count, bytes[position] >= 0x30 {
      let digit = UInt(bytes[position] - 0x30)
      position += 1
      bits |= (digit % 32) << shift
      shift += 5
      if digit < 32 { return Int(bitPattern: bits >> 1) ^ -Int(bitPattern: bits & 1) }
    }
    isSound = false
    return 0
  }

  fileprivate mutating func text() -> String {
    let count = number()
    guard count >= 0, count <= bytes.count - position else {
      isSound = false
      return ""
    }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }
}

/// What a program consists of.
protocol Compilable {
  init(from reader: inout ProgramReader)
  func write(to writer: inout ProgramWriter)
}

extension Int: Compilable {
  init(from reader: inout ProgramReader) { self = reader.number() }
  func write(to writer: inout ProgramWriter) { writer.add(number: self) }
}

extension Bool: Compilable {
  init(from reader: inout ProgramReader) { self = reader.number() == 1 }
  func write(to writer: inout ProgramWriter) { writer.add(number: self ? 1 : 0) }
}

extension String: Compilable {
  init(from reader: inout ProgramReader) { self = reader.text() }
  func write(to writer: inout ProgramWriter) { writer.add(text: self) }
}

extension Range: Compilable where Bound == Int {
  init(from reader: inout ProgramReader) {
    let (start, count) = (reader.number(), reader.number())
    let isSound = start >= 0 && count >= 0 && start < .max - count
    if !isSound { reader.isSound = false }
    self = isSound ? start..<start + count : 0..<0
  }

  func write(to writer: inout ProgramWriter) {
    writer.add(number: lowerBound)
    writer.add(number: count)
  }
}

extension Optional: Compilable where Wrapped: Compilable {
  init(from reader: inout ProgramReader) {
    self = reader.number() == 1 ? Wrapped(from: &reader) : nil
  }

  func write(to writer: inout ProgramWriter) {
    writer.add(self != nil)
    if let self { writer.add(self) }
  }
}

extension Array: Compilable where Element: Compilable {
  init(from reader: inout ProgramReader) {
    self = []
    let count = reader.number()
    while reader.isSound, self.count < count { append(reader.next()) }
  }

  func write(to writer: inout ProgramWriter) {
    writer.add(count)
    for element in self { writer.add(element) }
  }
}
