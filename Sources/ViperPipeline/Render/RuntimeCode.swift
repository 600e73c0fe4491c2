import SwiftReading
import ViperPack
import ViperProject
import ViperText

/// The declarations of ViperKit, without those that a project doesn't use.
///
/// Types are complete. The members of extensions are chosen one by one.
struct RuntimeCode {
  /// A declaration with its comments.
  fileprivate struct Unit {
    let names: Set<String>
    var owner: String?
    /// Whether only modules call it, because UIKit has methods with the same name.
    var isForModules = false
    let file: SwiftFile
    /// Without comments.
    let range: Range<Int>
    /// The start of the comments.
    let start: Int

    var text: String { file.trimmed(start..<range.upperBound) }
    /// The names that may refer to a declaration of another unit.
    var used: Set<String> { file.identifiers(in: range) }
  }

  fileprivate struct Block {
    /// `extension ModuleNavigation`; nil for a declaration that is complete.
    let head: String?
    let units: [Unit]
  }

  /// A file of ViperKit. Each is parsed once, because it takes part in several choices.
  fileprivate struct File {
    let text: String
    let imports: String
    let blocks: [Block]
    let isDouble: Bool
    /// The names that a double uses.
    let used: Set<String>
  }

  private let files: [File]
  let names: Set<String>
  private let types: Set<String>

  private init(_ files: [File]) {
    self.files = files
    let units = files.flatMap(\.blocks).flatMap(\.units)
    names = units.reduce(into: []) { $0.formUnion($1.names) }
    types = units.reduce(into: []) { if $1.owner == nil { $0.formUnion($1.names) } }
  }

  /// The declarations that some names need; only failures if other names are in another file.
  func files(using roots: Set<String>, besides known: Set<String>? = nil) -> [String] {
    let used = reached(from: roots)
    let left = known.map(reached) ?? []
    let isLeft = { (unit: Unit) in
      known.map { unit.owner != "ModuleFailure" || has(unit, in: left, $0) } ?? false
    }
    return files.compactMap { file in
      let kept = file.blocks.compactMap { block in
        text(of: block) { has($0, in: used, roots) && !isLeft($0) }
      }
      return kept.isEmpty ? nil : file.imports + kept.joined(separator: "\n\n") + "\n"
    }
  }

  private func reached(from roots: Set<String>) -> Set<String> {
    var used = roots
    var waiting = files.flatMap(\.blocks).flatMap(\.units)
    var isDone = false
    while !isDone {
      let count = waiting.count
      waiting.removeAll { unit in
        let isUsed = has(unit, in: used, roots)
        if isUsed { used.formUnion(unit.used) }
        return isUsed
      }
      isDone = waiting.count == count
    }
    return used
  }

  private func has(_ unit: Unit, in reached: Set<String>, _ roots: Set<String>) -> Bool {
    let used = unit.isForModules ? roots : reached
    let isReachable = unit.owner.map { used.contains($0) || !types.contains($0) } ?? true
    let names = unit.names.isDisjoint(with: names) ? [] : unit.names
    return isReachable && (names.isEmpty || !used.isDisjoint(with: names))
  }

  private func text(of block: Block, where isUsed: (Unit) -> Bool) -> String? {
    let kept = block.units.filter(isUsed).map(\.text)
    guard let head = block.head, !kept.isEmpty else { return kept.first }
    return "\(head) {\n" + kept.joined(separator: "\n\n") + "\n}"
  }

  static let basicNames: Set = [
    "ModuleNavigation", "push", "close", "attachToWindow", "attachToNavigationController",
    "collect", "reporter",
  ]

  static func names(of app: AppConfig?) -> Set<String> {
    guard let app else { return [] }
    let links: Set = [
      "ModuleLinks", "ModuleLink", "LinkScreens", "ModuleRouters", "register", "open",
    ]
    return Set(["addTab", "frontmost"]).union(app.links.isEmpty ? [] : links)
      .union(app.start == nil || app.tabs.isEmpty ? [] : ["AppRoots"])
  }

  /// The names in a spec, such as `sheet`, and the names that the files of its module use for them.
  static func names(inSpec bytes: [UInt8], ui: String) -> Set<String> {
    let words = bytes.split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) }
    var names = known.names.intersection(words)
    if names.contains("embed") { names.insert("stackParts") }
    if names.contains("ModuleAlert") { names.insert("alert") }
    if ["storyboard", "nib"].contains(ui) { names.insert("ViewFile") }
    return names
  }

  private static let divided: Set = [
    "Alerts", "App", "AppSwiftUI", "AppUIKit", "Failures", "UIKit",
  ]
  private static let known = RuntimeCode(files(of: divided))
  private static let parsed = SharedValue<[Bool: [String: File]]>([:])

  private static func files(of parts: Set<String>, isMixed: Bool = false) -> [File] {
    BuiltIn.runtime(parts).map { text in
      parsed.change { parsed in
        let file = parsed[isMixed]?[text] ?? File(withoutMarks(text, isMixed: isMixed))
        parsed[isMixed, default: [:]][text] = file
        return file
      }
    }
  }

  /// The files of a project: those that its app runs on, and the doubles of Apple's types.
  static func files(for needs: RuntimeNeeds) -> (used: [String], doubles: [String]) {
    let isMixed = needs.parts.isSuperset(of: ["SwiftUI", "UIKit"])
    let all = files(of: needs.parts, isMixed: isMixed)
    let doubles = all.filter(\.isDouble)
    let code = RuntimeCode(all.filter { !$0.isDouble })
    guard let names = needs.names, !isMixed else {
      return (code.files(using: code.names), doubles.map(\.text))
    }
    let whole = RuntimeCode(
      files(of: needs.parts.subtracting(divided)).filter { !$0.isDouble })
    let roots = names.union(whole.names)
    let more = doubles.reduce(into: roots) { $0.formUnion($1.used) }
    let onlyOfDoubles = code.files(using: more, besides: roots).map {
      "#if !canImport(UIKit)\n" + $0 + "#endif\n"
    }
    return (
      code.files(using: roots).map(withoutInnerComments), doubles.map(\.text) + onlyOfDoubles
    )
  }

  /// Without SwiftUI, the lines that end with a mark are left out.
  private static func withoutMarks(_ text: String, isMixed: Bool) -> String {
    let mark = "  // SwiftUI"
    guard text.contains(bytesOf: mark) else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { isMixed || !$0.hasSuffix(mark) }
      .map { $0.hasSuffix(mark) ? $0.dropLast(mark.count) : $0 }.joined(separator: "\n")
  }

  /// Leaves out the comments of declarations that modules don't see.
  private static func withoutInnerComments(_ text: String) -> String {
    var (lines, comment): ([Substring], [Substring]) = ([], [])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("///") || words.hasPrefix("@") {
        comment.append(line)
        continue
      }
      let isSeen = ["public", "open", "nonisolated public"].contains { words.hasPrefix($0 + " ") }
      lines += comment.filter { isSeen || !$0.contains("///") } + [line]
      comment = []
    }
    return (lines + comment).joined(separator: "\n")
  }
}

extension RuntimeCode.File {
  fileprivate init(_ text: String) {
    self.text = text
    let file = SwiftFile(Array(text.utf8))
    imports = file?.imports ?? text
    let first = file?.declarations.first { !$0.isImport }
    isDouble = first.flatMap { file?.text($0.range).hasPrefix("#if !canImport(") } ?? false
    blocks = isDouble ? [] : file?.blocks ?? []
    used = isDouble ? file?.identifiers(in: 0..<text.utf8.count) ?? [] : []
  }
}

extension SwiftFile {
  fileprivate var imports: String {
    let imports = declarations.prefix { $0.isImport }
    return imports.map { text($0.range) + "\n\n" }.joined()
  }

  fileprivate var blocks: [RuntimeCode.Block] {
    var blocks: [RuntimeCode.Block] = []
    for (index, declaration) in declarations.enumerated() where !declaration.isImport {
      let start = index == 0 ? 0 : declarations[index - 1].range.upperBound
      guard declaration.kind == .extension, declaration.inherited.isEmpty,
        let body = declaration.body
      else {
        var unit = unit(declaration, from: start)
        if declaration.kind == .extension { unit.owner = declaration.name }
        blocks.append(.init(head: nil, units: [unit]))
        continue
      }
      let starts = [body.lowerBound + 1] + declaration.members.map(\.range.upperBound)
      blocks.append(
        .init(
          head: trimmed(start..<body.lowerBound),
          units: zip(declaration.members, starts).map { member, start in
            var unit = unit(member, from: start)
            unit.owner = declaration.name
            unit.isForModules =
              unit.owner == "ModuleNavigation" && member.modifiers.contains { $0.word == .public }
            return unit
          }))
    }
    return blocks
  }

  private func unit(_ declaration: SwiftDeclaration, from start: Int) -> RuntimeCode.Unit {
    RuntimeCode.Unit(
      names: names(of: declaration), file: self, range: declaration.range, start: start)
  }

  private func names(of declaration: SwiftDeclaration) -> Set<String> {
    switch declaration.kind {
    case .conditional: declaration.members.reduce(into: []) { $0.formUnion(names(of: $1)) }
    // A conformance is used with its protocol.
    case .extension: Set(declaration.inherited.map(text))
    default: Set([declaration.name] + declaration.names)
    }
  }

  /// The text without empty lines at the start and white space at the end.
  fileprivate func trimmed(_ range: Range<Int>) -> String {
    var text = Substring(text(range))
    while text.first == "\n" { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The identifiers that may mean a declaration elsewhere, so neither labels nor local variables.
  fileprivate func identifiers(in range: Range<Int>) -> Set<String> {
    let tokens = source.tokens
    var (used, plain, local): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    let end = source.firstToken(from: range.upperBound)
    for index in source.firstToken(from: range.lowerBound)..<end
    where tokens[index].kind == .identifier {
      let name = source.text(at: index)
      if [.let, .var].contains(index == 0 ? .none : tokens[index - 1].word) {
        local.insert(name)
      } else if source.kind(at: index + 1) == .colon {
        local.insert(name)
      } else if source.kind(at: index - 1) == .period || source.kind(at: index + 1) == .leftParen {
        used.insert(name)
      } else {
        plain.insert(name)
      }
    }
    return used.union(plain.subtracting(local))
  }
}

extension SwiftDeclaration {
  fileprivate var isImport: Bool {
    kind == .import || kind == .conditional && members.allSatisfy(\.isImport)
  }
}
