import SwiftLayout
import SwiftReading
import ViperProject
import ViperSpec
import ViperText

/// `ViperKit.swift` and `ViperKit+Headless.swift`, for projects without the package ViperKit.
package enum RuntimeFile {
  package static let source = "ViperKit"
  /// The code that an app runs on, and the double of Apple's frameworks for other systems.
  package static let names = ["ViperKit.swift", "ViperKit+Headless.swift"]

  static func rendered(
    _ needs: RuntimeNeeds, in folder: String, header: [String], layout: SwiftLayout
  ) -> [RenderedFile] {
    let (used, doubles) = RuntimeCode.files(for: needs)
    return zip(names, [used, doubles]).compactMap { name, texts in
      guard !texts.isEmpty else { return nil }
      let top = header.map { $0 + "\n" }.joined() + (header.isEmpty ? "" : "\n")
      let joined = JoinedFile.joined(texts.map { Array(lowered($0, to: needs.access).utf8) })
      let text = top + String(decoding: joined, as: UTF8.self) + "\n"
      let edits = TypeNameScan.qualifying(Array(text.utf8), needs.hiddenTypes)
      let code = TextEdits(edits, of: SourceText(path: name, text: text)).edited
      let content = layout.layout(code.bytes)
      return RenderedFile(
        module: source, path: FilePath.join(folder, name), owner: .generated,
        bytes: GeneratedMark.marked([JoinedFile.newLine] + content, source: source))
    }
  }

  static func lowered(_ text: String, to access: Access) -> String {
    let bytes = Array(text.utf8)
    guard access != .public, let tokens = SwiftLexer.tokens(of: bytes)?.tokens else { return text }
    var lowered: [UInt8] = []
    var copied = 0
    for (index, token) in tokens.enumerated() where token.word == .public || token.word == .open {
      guard index + 1 < tokens.count, tokens[index + 1].kind == .identifier,
        !tokens[index + 1].startsLine
      else { continue }
      lowered += bytes[copied..<Int(token.start)] + Array(access.modifier.utf8)
      copied = Int(tokens[index + 1].start)
    }
    return String(decoding: lowered + bytes[copied...], as: UTF8.self)
  }
}

/// The part of ViperKit that a project's modules need.
struct RuntimeNeeds {
  var parts: Set<String> = []
  /// The names that modules use. Nil if people or foreign templates may use any.
  var names: Set<String>? = []
  /// The widest access of a module, because modules inherit from these types.
  var access = Access.internal
  var folders: [String] = []
  /// The Swift modules of types that the app's types hide.
  var hiddenTypes: [String: String] = [:]
}
