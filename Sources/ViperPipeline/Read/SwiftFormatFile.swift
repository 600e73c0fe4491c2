import SwiftLayout
import ViperProject
import ViperSpec
import ViperText

/// Reads a `.swift-format`. Keys that `LayoutStyle` doesn't have are ignored.
package struct SwiftFormatFile {
  package static let fileName = ".swift-format"

  private var diagnostics: [Diagnostic] = []

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
    for member in members(of: node, expected: "a '.swift-format' is an object") {
      switch member.key.string {
      case "indentation": indentation(member.value, into: &style)
      case "lineLength": style.lineLength = number(member, from: 1) ?? style.lineLength
      case "tabWidth": style.tabWidth = number(member, from: 1) ?? style.tabWidth
      default: break
      }
    }
  }

  private mutating func indentation(_ node: JSONNode, into style: inout LayoutStyle) {
    for member in members(of: node, expected: "'indentation' takes an object") {
      switch member.key.string {
      case "spaces":
        if let count = number(member, from: 0) { style.indentation = .spaces(count) }
      case "tabs": if let count = number(member, from: 0) { style.indentation = .tabs(count) }
      default:
        diagnostics.append(.unknownKey(member.key, known: ["spaces", "tabs"], elsewhere: nil))
      }
    }
  }

  private mutating func members(of node: JSONNode, expected: String) -> [JSONMember] {
    if case .object(let members) = node.value { return members }
    diagnostics.append(.wrongType(node, expected: expected))
    return []
  }

  private mutating func number(_ member: JSONMember, from lowest: Int) -> Int? {
    if case .number(let text) = member.value.value, let number = Int(text),
      (lowest...10_000).contains(number)
    {
      return number
    }
    let expected = "'\(member.key.string)' takes a whole number from \(lowest) to 10000"
    diagnostics.append(.wrongType(member.value, expected: expected))
    return nil
  }
}

/// Finds the `.swift-format` of a folder: in the folder, or in the nearest folder above.
package struct LayoutFinder {
  let disk: any Disk
  let display: PathDisplay
  package private(set) var byFolder: [String: SwiftLayout] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  package init(disk: any Disk, display: PathDisplay) { (self.disk, self.display) = (disk, display) }

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
