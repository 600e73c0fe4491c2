import SwiftReading
import ViperText

/// The declarations of a Swift file that show how types are connected.
package struct AppFile: Sendable {
  /// A class, struct, extension, protocol or alias.
  struct Declaration: Sendable {
    enum Kind: Sendable {
      case `protocol`, `extension`, type, alias
    }

    let kind: Kind
    /// The name with the enclosing types: `Login.Presenter`
    let name: String
    let place: Range<Int>
    /// The types after the colon, or the types of an alias.
    let inherited: [TypeMention]
    /// The generic parameters with their constraints.
    let generics: [(name: String, limits: [String])]
    let properties: [Property]
    let members: [ProtocolMember]
    /// Whether the declaration has outlets, or overrides methods of view controllers.
    let drawsScreen: Bool
    /// Whether the declaration's members mention view controllers or windows.
    let mentionsScreens: Bool
  }

  struct Property: Sendable {
    let name: String
    let typeNames: [String]
    let isWeak: Bool
  }

  /// A protocol's member, as byte ranges of the file.
  struct ProtocolMember: Sendable {
    let name: Range<Int>
    let keyword: Range<Int>
    /// The range from the first attribute or modifier to the last token.
    let range: Range<Int>
    /// Whether the member is a method or a property outside of `#if`.
    let isPlain: Bool
    let isConditional: Bool
  }

  package let path: String
  package let source: SourceText
  let declarations: [Declaration]

  /// Reads a file; nil if a string, comment or bracket isn't closed, or if the nesting is too deep.
  package init?(path: String, source: SourceText) {
    guard let file = SwiftFile(source) else { return nil }
    self.path = path
    self.source = source
    var reader = AppFileReader(file: file)
    reader.read(file.declarations, in: [])
    declarations = reader.declarations
  }
}

/// A type after a colon: `BasePresenter<LoginView>`
struct TypeMention: Sendable {
  let name: String
  /// The names in each generic argument.
  let arguments: [[String]]
}

private struct AppFileReader {
  let file: SwiftFile
  var declarations: [AppFile.Declaration] = []

  mutating func read(_ members: [SwiftDeclaration], in scope: [String]) {
    for member in members {
      switch member.kind {
      case .conditional: read(member.members, in: scope)
      case .protocol: add(member, as: .protocol, in: scope)
      case .class, .struct, .enum, .actor: add(member, as: .type, in: scope)
      case .extension: add(member, as: .extension, in: scope)
      case .typealias: add(member, as: .alias, in: scope)
      default: break
      }
    }
  }

  private mutating func add(
    _ declaration: SwiftDeclaration, as kind: AppFile.Declaration.Kind, in scope: [String]
  ) {
    let own = scope + [declaration.name]
    let members = declaration.members.flat
    let parents = kind == .alias ? [declaration.type].compactMap(\.self) : declaration.inherited
    declarations.append(
      .init(
        kind: kind, name: own.joined(separator: "."),
        place: declaration.nameRange ?? declaration.keyword,
        inherited: parents.flatMap(mentions), generics: generics(of: declaration),
        properties: kind == .protocol ? [] : members.flatMap(properties),
        members: kind == .protocol ? protocolMembers(declaration.members) : [],
        drawsScreen: members.contains(where: drawsScreen),
        mentionsScreens: members.contains(where: mentionsScreens)))
    if kind != .protocol { read(declaration.members, in: own) }
  }

  // MARK: - Types

  /// `(any AInput & Shop.BInput)?` → `AInput`, `Shop.BInput`
  private func names(in range: Range<Int>) -> [String] {
    file.bytes[range].split { !isWordByte($0) && $0 != UInt8(ascii: ".") }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { !Self.typeWords.contains($0) && $0.utf8.first.map(SwiftLexer.isDigit) != true }
  }

  private static let typeWords: Set = ["any", "some", "Optional", "weak", "inout", "escaping"]

  /// `A & Base<B>` → `A`, `Base` with `B`
  private func mentions(_ range: Range<Int>) -> [TypeMention] {
    parts(of: range, separator: UInt8(ascii: "&")).compactMap { part in
      let open = file.bytes[part].firstIndex(of: UInt8(ascii: "<"))
      let head = names(in: part.lowerBound..<(open ?? part.upperBound))
      guard let name = head.last else { return nil }
      let close = file.bytes[part].lastIndex(of: UInt8(ascii: ">"))
      guard let open, let close, open < close else { return TypeMention(name: name, arguments: []) }
      let arguments = parts(of: open + 1..<close, separator: UInt8(ascii: ","))
      return TypeMention(name: name, arguments: arguments.map(names))
    }
  }

  /// Splits a range at separators outside of brackets.
  private func parts(of range: Range<Int>, separator: UInt8) -> [Range<Int>] {
    var depth = 0
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range {
      switch file.bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case separator where depth == 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
    }
    return parts + [start..<range.upperBound]
  }

  /// Reads `<View: LoginView, Interactor>(…) where Interactor: LoginInput`.
  private func generics(of declaration: SwiftDeclaration) -> [(name: String, limits: [String])] {
    guard let range = declaration.generics, range.count > 2 else { return [] }
    var found: [(name: String, limits: [String])] = []
    for part in parts(of: range.lowerBound + 1..<range.upperBound - 1, separator: UInt8(ascii: ","))
    {
      let words = names(in: part)
      if let name = words.first { found.append((name, Array(words.dropFirst()))) }
    }
    guard let requirements = declaration.requirements else { return found }
    for part in parts(of: requirements, separator: UInt8(ascii: ",")) {
      let words = names(in: part).filter { $0 != "where" }
      guard let index = found.firstIndex(where: { $0.name == words.first }) else { continue }
      found[index].limits += words.dropFirst()
    }
    return found
  }

  // MARK: - Members

  private func protocolMembers(
    _ members: [SwiftDeclaration], isConditional: Bool = false
  ) -> [AppFile.ProtocolMember] {
    members.flatMap { member -> [AppFile.ProtocolMember] in
      if member.kind == .conditional { return protocolMembers(member.members, isConditional: true) }
      guard member.kind != .typealias, !member.kind.isType else { return [] }
      let isPlain = member.kind == .function || member.kind == .variable && member.names.count == 1
      return [
        .init(
          name: member.nameRange ?? member.keyword, keyword: member.keyword, range: member.range,
          isPlain: isPlain && !isConditional, isConditional: isConditional)
      ]
    }
  }

  private func properties(_ member: SwiftDeclaration) -> [AppFile.Property] {
    guard member.kind == .variable, !member.isStatic else { return [] }
    let isWeak = member.modifiers.contains { $0.word == .weak || $0.word == .unowned }
    let type = member.type.map(names) ?? member.value.flatMap(madeType).map { [$0] } ?? []
    guard !type.isEmpty else { return [] }
    return member.names.map { .init(name: $0, typeNames: type, isWeak: isWeak) }
  }

  /// `LoginPresenter(view: self)` → `LoginPresenter`
  private func madeType(_ value: Range<Int>) -> String? {
    let word = file.bytes[value].prefix(while: isWordByte)
    let next = value.lowerBound + word.count
    guard next < value.upperBound, file.bytes[next] == UInt8(ascii: "("),
      let first = word.first, (0x41...0x5A).contains(first)
    else { return nil }
    return String(decoding: word, as: UTF8.self)
  }

  private func drawsScreen(_ member: SwiftDeclaration) -> Bool {
    if member.attributes.contains(where: { $0.name == "IBOutlet" || $0.name == "IBAction" }) {
      return true
    }
    return member.kind == .function && member.modifiers.contains { $0.word == .override }
      && Self.lifeCycle.contains(member.name)
  }

  private static let lifeCycle: Set = [
    "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "layoutSubviews",
  ]

  /// Checks the types of a member, but not its body.
  private func mentionsScreens(_ member: SwiftDeclaration) -> Bool {
    let types = member.parameters.map(\.type) + [member.type].compactMap(\.self)
    return types.contains { range in
      names(in: range).contains { $0 == "UIWindow" || $0.hasSuffix("Controller") }
    }
  }
}
