import SwiftReading
import ViperText

/// A file of a template, with its text as words of Swift and, if it can be read, its declarations.
struct SwiftTemplateFile {
  let file: PeerTemplate.File
  let text: PlaceholderText
  /// Nil for what is no Swift, or can't be read.
  let swift: SwiftFile?
  /// What it declares, in all branches of `#if`.
  let declarations: [SwiftDeclaration]

  init(_ file: PeerTemplate.File, indentation: Int, words: inout Placeholders) {
    self.file = file
    guard file.isSwift else {
      text = PlaceholderText(file.text, words: &words)
      (swift, declarations) = (nil, [])
      return
    }
    text = PlaceholderText(
      file.text, indentation: indentation, words: &words)
    swift = SwiftFile(text.bytes)
    declarations = Self.declarations(of: swift)
  }

  /// In all branches of `#if`.
  private static func declarations(of swift: SwiftFile?) -> [SwiftDeclaration] {
    var found: [SwiftDeclaration] = []
    var waiting: [SwiftDeclaration] = (swift?.declarations ?? []).reversed()
    while let next = waiting.popLast() {
      if next.kind == .conditional {
        waiting += next.members.reversed()
      } else {
        found.append(next)
      }
    }
    return found
  }

  /// The names in a part of the text: `(any AInput & BInput)?` → `any`, `AInput`, `BInput`
  func names(in range: Range<Int>) -> Set<String> {
    Set(
      text.bytes[range].split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The modules that it imports.
  var imports: Set<String> { Set(declarations.filter { $0.kind == .import }.map(\.name)) }
}

extension PeerTemplate {
  /// The columns of a level of indentation in its Swift files: the step that most lines are indented
  /// by.
  var indentation: Int {
    var steps: [Int: Int] = [:]
    for file in files where file.isSwift {
      var previous = 0
      for line in file.text.filter({ $0.meaning == nil }).flatMap({ $0.bytes.lines }) {
        if line.first == UInt8(ascii: "\t") { steps[4, default: 0] += 1 }
        let columns = line.prefix { $0 == UInt8(ascii: " ") }.count
        guard columns < line.count else { continue }
        if columns > previous { steps[columns - previous, default: 0] += 1 }
        previous = columns
      }
    }
    let known = [2, 3, 4, 8].filter { steps[$0] != nil }
    return known.max { steps[$0, default: 0] < steps[$1, default: 0] } ?? 2
  }
}

extension ArraySlice<UInt8> {
  fileprivate var lines: [ArraySlice<UInt8>] { split(separator: UInt8(ascii: "\n")) }
}
