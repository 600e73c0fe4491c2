import SwiftLayout
import ViperProject
import ViperSpec
import ViperText

/// A `.swift-format`: how the people of a project lay out their Swift code.
///
/// Only what `LayoutStyle` knows is read; the file has many keys more, which are no mistake here.
package struct SwiftFormatFile {
  /// The name of the file.
  package static let fileName = ".swift-format"
  /// The widths that are believed.
  private static let widths = 1...10_000

  private var diagnostics: [Diagnostic] = []

  /// - Returns: the style, with the defaults of `swift format` for what the file leaves open or has
  ///   wrong.
  package static func read(_ source: SourceText) -> (style: LayoutStyle, diagnostics: [Diagnostic])
  {
    var reader = SwiftFormatFile()
    let (node, syntax) = JSONParser.parse(source)
    reader.diagnostics = syntax
    var style = LayoutStyle()
    if let node { reader.read(node, into: &style) }
    return (style, reader.diagnostics)
  }

  private mutating func read(_ node: JSONNode, into style: inout LayoutStyle) {
    guard case .object(let members) = node.value else {
      diagnostics.append(.wrongType(node, expected: "a '.swift-format' is an object"))
      return
    }
    for member in members {
      let key = member.key.string
      if key == "indentation" {
        indentation(member.value, into: &style)
      } else if let path = Self.numbers[key] {
        if let number = number(member, from: 1) { style[keyPath: path] = number }
      }
    }
  }

  /// `{ "spaces": 2 }` or `{ "tabs": 1 }`
  private mutating func indentation(_ node: JSONNode, into style: inout LayoutStyle) {
    guard case .object(let members) = node.value else {
      diagnostics.append(.wrongType(node, expected: "'indentation' takes an object"))
      return
    }
    for member in members {
      switch member.key.string {
      case "spaces":
        if let count = number(member, from: 0) { style.indentation = .spaces(count) }
      case "tabs": if let count = number(member, from: 0) { style.indentation = .tabs(count) }
      default:
        diagnostics.append(.unknownKey(member.key, known: ["spaces", "tabs"], elsewhere: nil))
      }
    }
  }

  private mutating func number(_ member: JSONMember, from lowest: Int) -> Int? {
    guard case .number(let text) = member.value.value, let number = Int(text), number >= lowest,
      number <= Self.widths.upperBound
    else {
      diagnostics.append(
        .wrongType(
          member.value,
          expected: "'\(member.key.string)' takes a whole number from \(lowest) to 10000"))
      return nil
    }
    return number
  }

  private static var numbers: [String: WritableKeyPath<LayoutStyle, Int>] {
    ["lineLength": \.lineLength, "tabWidth": \.tabWidth]
  }
}

/// Finds the `.swift-format` that holds for a folder: its own, or the nearest above.
package struct LayoutFinder {
  let disk: any Disk
  let display: PathDisplay
  package private(set) var byFolder: [String: SwiftLayout] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  package init(disk: any Disk, display: PathDisplay) {
    (self.disk, self.display) = (disk, display)
  }

  /// - Parameter folder: absolute; it need not exist.
  package mutating func layout(for folder: String) throws(DiskError) -> SwiftLayout {
    if let known = byFolder[folder] { return known }
    let path = FilePath.join(folder, SwiftFormatFile.fileName)
    let parent = FilePath.folder(of: folder)
    let layout: SwiftLayout
    if let bytes = try disk.read(path) {
      let (style, problems) = SwiftFormatFile.read(SourceText(path: display(path), bytes: bytes))
      diagnostics += problems
      layout = SwiftLayout(style)
    } else {
      layout = parent == folder || parent.isEmpty ? SwiftLayout() : try self.layout(for: parent)
    }
    byFolder[folder] = layout
    return layout
  }
}
