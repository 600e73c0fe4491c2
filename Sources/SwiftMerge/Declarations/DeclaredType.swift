import SwiftReading

/// A type, an extension or a `typealias` in a file.
package struct DeclaredType: Hashable, Sendable {
  package let name: String
  package let isExtension: Bool
  /// The types that it inherits from or conforms to, without attributes and Swift modules; the type
  /// of a `typealias`.
  package let inherited: [String]
  package let place: Range<Int>
}

/// The declarations of a file, including those under `#if`, in the order of the text.
package struct DeclaredNames: Sendable {
  package let types: [DeclaredType]
  package let members: [DeclaredMember]
}

extension SwiftMerge {
  /// Finds the declarations of a file; nil if the file isn't Swift.
  package static func declaredNames(in bytes: [UInt8]) -> DeclaredNames? {
    guard let outline = SwiftOutline(bytes, openingAllConditionsBut: []) else { return nil }
    return DeclaredNames(types: outline.types, members: outline.allMembers.map(\.member))
  }
}

extension SwiftOutline {
  fileprivate var types: [DeclaredType] {
    let aliases = aliases
    return reader.source.types.compactMap { type in
      guard let place = type.nameRange else { return nil }
      let name = reader.text(place)
      let inherited = type.kind == .typealias ? type.type.map { [$0] } ?? [] : type.inherited
      return DeclaredType(
        name: type.kind == .extension ? aliases[name] ?? name : name,
        isExtension: type.kind == .extension,
        inherited: inherited.flatMap(typeNames), place: place)
    }
  }

  /// `@MainActor Shop.Saving & Loading` → `["Saving", "Loading"]`
  private func typeNames(in range: Range<Int>) -> [String] {
    let tokens = reader.tokens
    let start = tokens.firstToken(from: range.lowerBound)
    var names: [String] = []
    var depth = 0
    for (index, token) in zip(start..., tokens.tokens(in: range)) {
      let text = lines.string(token.range)
      let last = tokens.kind(at: index - 1)
      if text == "<" || text == "(" { depth += 1 }
      if depth == 0, token.kind == .identifier, last != .at {
        if last == .period { names = names.dropLast() }
        names.append(text.filter { $0 != "`" })
      }
      if text == ">" || text == ")" { depth -= 1 }
    }
    return names
  }
}
