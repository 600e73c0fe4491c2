import ViperText

/// Joins Swift files. Each import is at the top, once.
package enum JoinedFile {
  typealias Line = ArraySlice<UInt8>
  static let newLine = UInt8(ascii: "\n")

  package static func joined(_ files: [[UInt8]]) -> [UInt8] {
    var imports = ImportList()
    var bodies: [[UInt8]] = []
    for file in files {
      let lines = file.split(separator: newLine, omittingEmptySubsequences: false)
      let body = imports.takeImports(from: lines)
      if !body.isEmpty { bodies.append(body) }
    }
    return Array((imports.blocks + bodies).joined(separator: [newLine, newLine]))
  }
}

private struct ImportList {
  typealias Line = JoinedFile.Line

  private var plain: Set<[UInt8]> = []
  /// Imports with attributes such as `@testable`.
  private var attributed: Set<[UInt8]> = []
  private typealias Branches = (then: Set<[UInt8]>, otherwise: Set<[UInt8]>)
  /// Imports in `#if`, by condition. Blocks with `#elseif`, a nested `#if` or a comment have no
  /// branches, because they are copied unchanged.
  private var conditional: [(condition: [UInt8], branches: Branches?)] = []

  var blocks: [[UInt8]] {
    [joined(sorted(plain)), joined(sorted(attributed))].filter { !$0.isEmpty }
      + conditional.compactMap { condition, branches in
        guard let branches else { return condition }
        return block(condition, branches)
      }
  }

  private func block(_ condition: [UInt8], _ branches: Branches) -> [UInt8]? {
    let then = branches.then.subtracting(plain)
    let otherwise = branches.otherwise.subtracting(plain)
    guard !then.isEmpty || !otherwise.isEmpty else { return nil }
    var lines = [condition] + indented(then)
    if !otherwise.isEmpty { lines += [Array("#else".utf8)] + indented(otherwise) }
    return joined(lines + [Array("#endif".utf8)])
  }

  private func indented(_ imports: Set<[UInt8]>) -> [[UInt8]] {
    sorted(imports).map { Array("  ".utf8) + $0 }
  }

  private func sorted(_ imports: Set<[UInt8]>) -> [[UInt8]] {
    imports.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func joined(_ lines: [[UInt8]]) -> [UInt8] {
    Array(lines.joined(separator: [JoinedFile.newLine]))
  }

  /// Takes the imports above the first declaration of a file, and returns the rest.
  mutating func takeImports(from lines: [Line]) -> [UInt8] {
    var index = 0
    var rest: [Line] = []
    while index < lines.count {
      let text = trimmed(lines[index])
      if text.isEmpty || text.starts(with: "//".utf8) {
        rest.append(lines[index])
      } else if text.starts(with: "#if ".utf8), let end = endOfImports(in: lines, from: index) {
        takeBlock(lines[index...end])
        index = end
      } else if isImport(text) {
        if text.first == UInt8(ascii: "@") {
          attributed.insert(Array(text))
        } else {
          plain.insert(Array(text))
        }
      } else {
        break
      }
      index += 1
    }
    rest += lines[index...]
    let body = rest.trimming { trimmed($0).isEmpty }
    return Array(body.joined(separator: [JoinedFile.newLine]))
  }

  private mutating func takeBlock(_ lines: ArraySlice<Line>) {
    var branches: Branches = ([], [])
    var isOtherwise = false
    for line in lines.dropFirst().dropLast() {
      let text = trimmed(line)
      if text.elementsEqual("#else".utf8) {
        isOtherwise = true
      } else if isImport(text) {
        if isOtherwise {
          branches.otherwise.insert(Array(text))
        } else {
          branches.then.insert(Array(text))
        }
      } else if !text.isEmpty {
        let block = Array(lines.joined(separator: [JoinedFile.newLine]))
        if !conditional.contains(where: { $0.condition == block }) {
          conditional.append((block, nil))
        }
        return
      }
    }
    let condition = Array(trimmed(lines[lines.startIndex]))
    if let index = conditional.firstIndex(where: { $0.condition == condition }) {
      conditional[index].branches?.then.formUnion(branches.then)
      conditional[index].branches?.otherwise.formUnion(branches.otherwise)
    } else {
      conditional.append((condition, branches))
    }
  }

  private func endOfImports(in lines: [Line], from start: Int) -> Int? {
    var depth = 0
    for index in start..<lines.count {
      let text = trimmed(lines[index])
      if text.starts(with: "#if ".utf8) {
        depth += 1
      } else if text.starts(with: "#endif".utf8) {
        depth -= 1
        if depth == 0 { return index }
      } else if !text.isEmpty, !text.starts(with: "#else".utf8), !text.starts(with: "//".utf8),
        !isImport(text)
      {
        return nil
      }
    }
    return nil
  }

  /// Whether a line is an import: `import A`, `@testable import A`, `public import struct A.B`
  private func isImport(_ text: Line) -> Bool {
    for word in text.split(separator: UInt8(ascii: " ")) {
      if word.elementsEqual("import".utf8) { return true }
      let isModifier = ["public", "package", "internal", "fileprivate", "private"]
        .contains { word.elementsEqual($0.utf8) }
      guard isModifier || word.first == UInt8(ascii: "@") else { return false }
    }
    return false
  }

  private func trimmed(_ line: Line) -> Line { line.trimming { $0 <= 0x20 } }
}
