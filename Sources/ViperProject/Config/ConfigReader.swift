import SwiftReading
import ViperSpec
import ViperText

/// Reads a config and reports all errors in it.
package struct ConfigReader: JSONReading {
  package var diagnostics: [Diagnostic] = []
  private var leadingOut: [Config.KnownFolder] = []

  package static func read(
    _ source: SourceText, folder: String
  ) -> (config: Config, diagnostics: [Diagnostic]) {
    var reader = ConfigReader()
    let (node, syntax) = JSONParser.parse(source)
    reader.diagnostics = syntax
    var config = node.flatMap { reader.config($0, folder: folder) } ?? Config(folder: folder)
    config.checksum = ByteHash(source.bytes)
    return (config, reader.diagnostics)
  }

  private mutating func config(_ node: JSONNode, folder: String) -> Config? {
    guard var object = JSONObjectReader(node, expected: "a config is an object", into: &diagnostics)
    else {
      return nil
    }
    _ = object.string("$schema")
    var config = Config(folder: folder)
    config.isRoot = object.bool("root") ?? false
    config.viperGen = object.string("viperGen").flatMap {
      ToolVersion($0.string) == nil ? fail(.badVersion($0)) : $0
    }
    config.pack = object.string("pack")
    config.ui = object.string("ui")
    config.access = object.string("access")
    config.output = object.string("output").flatMap { writtenFolder($0, in: folder) }
    config.specs = object.string("specs").flatMap { writtenFolder($0, in: folder) }
    config.mirrorsSpecs = object.bool("mirror")
    config.available = object.string("available").flatMap { platforms($0) }
    config.supported = object.string("platforms").flatMap { choice("platforms", $0) }
    config.known = folders(object.strings("known"), in: folder)
    config.sources = folders(object.strings("sources"), in: folder)
    config.header = object.string("header").flatMap { header($0) }
    let (runtime, write) = (object.string("runtime"), object.string("write"))
    config.runtime = runtime.flatMap { choice("runtime", $0) }
    config.runtimeLocation = runtime?.location
    config.write = write.flatMap { choice("write", $0) }
    config.writeLocation = write?.location
    config.tests = object.string("tests").flatMap { writtenFolder($0, in: folder) }
    config.testModule = object.string("testModule").flatMap { testModule($0) }
    config.testFramework = object.string("testFramework").flatMap { choice("testFramework", $0) }
    config.samples = samples(object.members("samples"))
    config.xcode = object.take("xcode").flatMap { xcode($0.value, in: folder) }
    readContainer(of: &config, &object)
    config.app = object.take("app").flatMap { app($0.value) }
    config.readers = readers(object.members("readers"))
    config.words = object.members("words").compactMap { word($0) }
    config.names = .read(object.members("names"), .names, into: &diagnostics)
    config.files = .read(object.members("files"), .files, into: &diagnostics)
    object.finish(into: &diagnostics)
    config.leadingOut = leadingOut
    return config
  }

  /// The name of a type, or `true` if another project has the container.
  private mutating func readContainer(of config: inout Config, _ object: inout JSONObjectReader) {
    guard let member = object.take("container") else { return }
    switch member.value.value {
    case .bool(true): config.hasDependencies = true
    case .string(let text):
      config.hasDependencies = true
      if isSwiftIdentifier(text.string), !isReservedSwiftTypeName(text.string) {
        config.container = text
      } else {
        diagnostics.append(.badContainer(text))
      }
    default:
      let expected = "'container' takes the name of a type, or true where another project has it"
      diagnostics.append(.wrongType(member.value, expected: expected))
    }
  }

  private mutating func header(_ text: EmbeddedText) -> [String]? {
    let lines = lines(text)
    // In Swift, a lone carriage return ends a line, and code could follow it.
    let scalars = lines.lazy.flatMap(\.unicodeScalars)
    if let scalar = scalars.first(where: { isControl($0) && $0 != "\t" }) {
      return fail(.controlCharacterInHeader(text, scalar))
    }
    if let line = firstLineOfCode(in: lines) { return fail(.bareHeader(text, line: line)) }
    return lines
  }

  private func lines(_ text: EmbeddedText) -> [String] {
    var lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for index in lines.indices where lines[index].last == UInt8(ascii: "\r") {
      lines[index].removeLast()
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func folders(_ texts: [EmbeddedText], in folder: String) -> [Config.KnownFolder]
  {
    texts.compactMap { text in
      self.folder(text, in: folder).map { Config.KnownFolder(path: $0, text: text) }
    }
  }

  /// Reads a folder in which viper-gen may write.
  mutating func writtenFolder(_ text: EmbeddedText, in folder: String) -> String? {
    guard let path = self.folder(text, in: folder) else { return nil }
    if let name = FilePath.hiddenName(in: FilePath.relative(path, to: folder)) {
      return fail(.hiddenFolder(text, name))
    }
    if !FilePath.isInside(path, folder) {
      leadingOut.append(Config.KnownFolder(path: path, text: text))
    }
    return path
  }

  private mutating func folder(_ text: EmbeddedText, in folder: String) -> String? {
    guard !text.bytes.isEmpty, !text.bytes.contains(0), !FilePath.hasLongName(text.string) else {
      return fail(.emptyFolder(text))
    }
    let path = FilePath.absolute(text.string, in: folder)
    if FilePath.beginsWithTilde(text.string) { return fail(.tildeFolder(text)) }
    if let name = FilePath.versionControlFolder(in: FilePath.relative(path, to: folder)) {
      return fail(.folderOfVersionControl(text, name))
    }
    return path
  }

  /// Reads `iOS 17, macOS 14`. The result has single spaces.
  private mutating func platforms(_ text: EmbeddedText) -> String? {
    var platforms: [String] = []
    for part in text.string.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: " ")
      let numbers = words.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
      guard words.count == 2, Config.platforms.contains(String(words[0])), numbers.count <= 3,
        numbers.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
      else { return fail(.badPlatform(text, String(part))) }
      if platforms.contains(where: { $0.hasPrefix(words[0] + " ") }) {
        return fail(.repeatedPlatform(text, String(words[0])))
      }
      platforms.append(words.joined(separator: " "))
    }
    return platforms.joined(separator: ", ")
  }

  private mutating func testModule(_ text: EmbeddedText) -> String? {
    guard isSwiftIdentifier(text.string), !isReservedSwiftTypeName(text.string) else {
      return fail(.badTestModule(text))
    }
    return text.string
  }

  private mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ text: EmbeddedText
  ) -> Value? {
    if let value = Value(rawValue: text.string) { return value }
    return fail(.unknownValue(key, text, known: Value.allCases.map(\.rawValue)))
  }

  /// Reads `samples`: `{"Trip": "Trip.sample", "Trip.ID": ["1", "2"]}`
  private mutating func samples(_ members: [JSONMember]) -> [String: [String]] {
    var samples: [String: [String]] = [:]
    for member in members {
      var expected = "a sample is a Swift expression or an array of them"
      var nodes = [member.value]
      if case .array(let elements) = member.value.value {
        (nodes, expected) = (elements, "a sample is a Swift expression")
      }
      let values = nodes.compactMap { $0.string(expected, into: &diagnostics) }
      for value in values { checkSample(value) }
      guard let type = SignatureParser.type(member.key, into: &diagnostics) else { continue }
      samples[type.text] = values.map(\.string)
    }
    return samples
  }

  private mutating func checkSample(_ value: EmbeddedText) {
    let fragment = SwiftFragment(value.bytes)
    if let flaw = fragment.flaw {
      diagnostics.append(.flaw(flaw, in: value))
    } else if let range = fragment.separator ?? fragment.lineBreak {
      diagnostics.append(.longSample(value.location(of: range)))
    } else if value.string.allSatisfy(\.isWhitespace) {
      diagnostics.append(.emptySample(value))
    }
  }

  /// Reads `"Router": "Wireframe"`. The replacement must fit into a type's name.
  private mutating func word(_ member: JSONMember) -> PartSettings.Entry? {
    guard let text = member.value.string("a word takes a string", into: &diagnostics) else {
      return nil
    }
    guard isSwiftIdentifier("A" + text.string), !text.bytes.isEmpty else {
      return fail(.badWord(text))
    }
    return (member.key, text)
  }
}

/// Finds the first line with code, or the last line of an unclosed comment.
private func firstLineOfCode(in lines: [String]) -> String? {
  var depth = 0
  for line in lines {
    var rest = Substring(line).drop { $0.isWhitespace }
    while !rest.isEmpty {
      if depth == 0, rest.hasPrefix("//") { break }
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if depth > 0, rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2).drop { depth == 0 && $0.isWhitespace }
      } else if depth > 0 {
        rest = rest.dropFirst()
      } else {
        return line
      }
    }
  }
  return depth == 0 ? nil : lines.last
}
