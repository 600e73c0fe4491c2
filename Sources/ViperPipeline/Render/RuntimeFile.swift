import SwiftLayout
import SwiftReading
import ViperPack
import ViperProject
import ViperSpec

/// `ViperKit.swift`, for projects without the package ViperKit.
package enum RuntimeFile {
  static let name = "ViperKit.swift"
  package static let source = "ViperKit"

  /// - Parameters:
  ///   - parts: the folders of ViperKit's `Modules` that are needed.
  ///   - folder: the absolute folder of the modules.
  ///   - access: the widest access of a module, because modules inherit from these types.
  package static func rendered(
    _ parts: Set<String>, in folder: String, access: Access, header: [String],
    layout: SwiftLayout
  ) -> RenderedFile {
    var lines = header + (header.isEmpty ? [] : [""])
    lines += joined(BuiltIn.runtime(parts), access: access)
    let content = layout.layout(Array((lines.joined(separator: "\n") + "\n").utf8))
    return RenderedFile(
      module: source, path: FilePath.join(folder, name), owner: .generated,
      bytes: GeneratedMark.marked([UInt8(ascii: "\n")] + content, source: source))
  }

  /// The files joined, with imports at the top and another access for `public` and `open`
  /// declarations.
  static func joined(_ files: [String], access: Access) -> [String] {
    var heads: [[String]] = []
    var body: [String] = []
    for file in files {
      let lines = lowered(file, to: access).split(separator: "\n", omittingEmptySubsequences: false)
      let (head, rest) = split(lines.map(String.init))
      for block in head where !heads.contains(block) { heads.append(block) }
      if !body.isEmpty { body.append("") }
      body += rest
    }
    // `swift format` puts imports without a condition first.
    let sorted = heads.filter { $0.count == 1 } + heads.filter { $0.count > 1 }
    return sorted.joined(separator: [""]) + [""] + body
  }

  /// The imports at the top of a file, and the rest without empty lines at its ends.
  private static func split(_ lines: [String]) -> (head: [[String]], rest: [String]) {
    var head: [[String]] = []
    var rest = lines[...]
    while true {
      rest = rest.drop(while: \.isEmpty)
      let block = rest.prefix(while: { !$0.isEmpty })
      guard let first = block.first, let last = block.last, block.allSatisfy(isImportLine),
        first.hasPrefix("import ") || last == "#endif"
      else { break }
      head.append(Array(block))
      rest = rest.dropFirst(block.count)
    }
    while rest.last?.isEmpty == true { rest = rest.dropLast() }
    return (head, Array(rest))
  }

  private static func isImportLine(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("import ") || text.hasPrefix("#")
  }

  private static func lowered(_ text: String, to access: Access) -> String {
    let bytes = Array(text.utf8)
    guard access != .public, let tokens = SwiftLexer.tokens(of: bytes)?.tokens else { return text }
    var lowered: [UInt8] = []
    var copied = 0
    for (token, next) in zip(tokens, tokens.dropFirst())
    where [.public, .open].contains(token.word) && next.kind == .identifier && !next.startsLine {
      lowered += bytes[copied..<Int(token.start)] + Array(access.modifier.utf8)
      copied = Int(next.start)
    }
    return String(decoding: lowered + bytes[copied...], as: UTF8.self)
  }
}
