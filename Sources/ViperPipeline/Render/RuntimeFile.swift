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
    let top = header.map { $0 + "\n" }.joined() + (header.isEmpty ? "" : "\n")
    let text = top + joined(BuiltIn.runtime(parts), access: access) + "\n"
    let content = layout.layout(Array(text.utf8))
    return RenderedFile(
      module: source, path: FilePath.join(folder, name), owner: .generated,
      bytes: GeneratedMark.marked([JoinedFile.newLine] + content, source: source))
  }

  /// The files joined, with imports at the top and another access for `public` and `open`
  /// declarations.
  static func joined(_ files: [String], access: Access) -> String {
    var imports: [String] = []
    var bodies: [String] = []
    for file in files {
      var text = lowered(file, to: access)
      while text.last == "\n" { text.removeLast() }
      let blocks = text.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
      let own = blocks.prefix(while: isImports)
      imports += own.filter { !imports.contains($0) }
      bodies.append(blocks.dropFirst(own.count).joined(separator: "\n\n"))
    }
    // `swift format` puts imports without a condition first.
    let lines = imports.filter { !$0.contains("\n") }
    let sorted = lines + imports.filter { $0.contains("\n") }
    return sorted.map { $0 + "\n" }.joined(separator: "\n") + "\n"
      + bodies.joined(separator: "\n\n")
  }

  /// Whether the lines between two empty lines are only imports, perhaps in `#if`.
  private static func isImports(_ block: String) -> Bool {
    let areImports = block.split(separator: "\n").allSatisfy { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("import ") || text.hasPrefix("#")
    }
    return areImports && (block.hasPrefix("import ") || block.hasSuffix("#endif"))
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
