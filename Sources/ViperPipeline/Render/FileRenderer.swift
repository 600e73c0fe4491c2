import SwiftLayout
import SwiftReading
import ViperPlan
import ViperTemplate
import ViperText

/// Renders and lays out planned files, with the mark and the header at the top.
package struct FileRenderer: Sendable {
  let library: TemplateLibrary
  package let layout: SwiftLayout
  /// The config's header, by line.
  let header: [String]
  /// The attribute for declarations; nil for none.
  var availability: Availability?
  var isForApple = false

  package func render(
    _ module: PlannedModule
  ) -> (files: [RenderedFile], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let files = module.files.map { file in
      let content = content(of: file, in: module, into: &diagnostics)
      var rendered = RenderedFile(
        module: module.name, path: file.path, template: file.template, owner: file.owner,
        bytes: finished(content, owner: file.owner, source: module.specName))
      rendered.kind = file.kind
      rendered.component = file.component
      rendered.isGeneratedPart = file.isGeneratedPart
      rendered.partner = file.partner
      return rendered
    }
    return (files, diagnostics)
  }

  package func content(
    of file: PlannedFile, in module: PlannedModule, into diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    var parts: [[UInt8]] = []
    for part in file.parts {
      var content: [UInt8] = []
      diagnostics += library.render(part.template, module.context(of: part), into: &content)
      parts.append(content)
    }
    let content = parts.count == 1 ? parts[0] : JoinedFile.joined(parts) + [JoinedFile.newLine]
    guard file.path.hasSuffix(".swift") else { return content }
    let needed = module.importNeeds?.pruned(content, of: file) ?? content
    let code = isForApple ? AppleBranches.kept(in: needed) : needed
    return layout.layout(availability?.marked(code) ?? code, keeping: module.bodies)
  }

  package func finished(_ content: [UInt8], owner: PlannedFile.Owner, source: String) -> [UInt8] {
    let mark = owner == .generated ? GeneratedMark.marked([JoinedFile.newLine], source: source) : []
    let lines = header.isEmpty ? [] : header + [""]
    return mark + lines.flatMap { Array(($0 + "\n").utf8) } + content
  }
}

/// The attribute for the config's `available`.
struct Availability: Sendable {
  /// `@available(iOS 17, macOS 14, *)`
  let attribute: String

  init(_ platforms: String) { attribute = "@available(\(platforms), *)" }

  /// Adds the attribute to each declaration on the top level. A file that isn't valid Swift doesn't
  /// change.
  func marked(_ bytes: [UInt8]) -> [UInt8] {
    guard let file = SwiftFile(bytes) else { return bytes }
    var places: [Int] = []
    collect(file.declarations, into: &places)
    var result: [UInt8] = []
    var end = 0
    for place in places {
      let lineStart = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      result += bytes[end..<place] + Array(attribute.utf8) + [UInt8(ascii: "\n")]
      result += bytes[lineStart..<place]
      end = place
    }
    return result + bytes[end...]
  }

  private func collect(_ declarations: [SwiftDeclaration], into places: inout [Int]) {
    for declaration in declarations {
      switch declaration.kind {
      case .conditional: collect(declaration.members, into: &places)
      case .import, .statement, .operator, .precedenceGroup: break
      default:
        // Swift Testing allows no such attribute on a suite.
        let isMarked = ["available", "Suite", "Test"].contains { declaration.has(attribute: $0) }
        if !isMarked { places.append(declaration.range.lowerBound) }
      }
    }
  }
}
