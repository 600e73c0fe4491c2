import SwiftReading
import ViperSpec

/// Finds the types that are stored in a value: those in its type, in the properties of the target's
/// structs and enums, and behind type aliases.
struct StoredTypes {
  /// A property of a struct in a Swift file.
  typealias Owner = (declared: SwiftTypeDeclaration, field: String)

  let lookup: ProtocolLookup
  let own: SwiftSources
  /// The types that specs declare. Their fields are checked on their own.
  let ofSpecs: Set<String>
  /// Whether arrays and the like count. They store their values elsewhere.
  let countsReferences: Bool
  /// Called for each type that isn't an alias. Returns whether to visit the types in it.
  let visit: (_ type: SwiftType, _ owner: Owner?) -> Bool
  private(set) var seen: Set<String> = []
  private(set) var waiting: [(type: SwiftType, owner: Owner?)] = []
  private var key: String { own.folder + (countsReferences ? "" : "\n") }
  private static let limit = 200
  /// Generic arguments may grow without end: `struct A<T> { var next: [A<(T, T)>] }`
  private static let lengthLimit = 300
  /// Swift's generic types that don't store their values elsewhere.
  private static let inline: Set = [
    "Optional", "Result", "Range", "ClosedRange", "CollectionOfOne",
  ]

  mutating func add(_ type: SwiftType) {
    waiting = [(type, nil)]
    while let (type, owner) = waiting.popLast() { add(type, of: owner) }
  }

  private mutating func add(_ type: SwiftType, of owner: Owner?) {
    switch type.node {
    case .optional(let base): add(base, of: owner)
    case .tuple(let elements): for element in elements { add(element.type, of: owner) }
    case .array(let element):
      if countsReferences { add(element, of: owner) }
    case .dictionary(let key, let value):
      if countsReferences { for type in [key, value] { add(type, of: owner) } }
    case .named(let path): add(type, path, of: owner)
    default: _ = visit(type, owner)
    }
  }

  /// Lets later searches skip the types of this one, which has found nothing.
  func skipNextTime() { lookup.harmlessTypes[key, default: []].formUnion(seen) }

  private mutating func add(_ type: SwiftType, _ path: [SwiftType.Component], of owner: Owner?) {
    let name = path.map(\.name).joined(separator: ".")
    let arguments = path.last?.arguments ?? []
    let plain = own.module.map { String(name.trimmingPrefix($0 + ".")) } ?? name
    guard !ofSpecs.contains(plain), let declared = declaration(of: plain) else {
      if visit(type, owner), countsReferences || Self.inline.contains(name) {
        for argument in arguments { add(argument, of: owner) }
      }
      return
    }
    guard seen.count < Self.limit, type.text.utf8.count <= Self.lengthLimit,
      lookup.harmlessTypes[key]?.contains(type.text) != true, seen.insert(type.text).inserted
    else { return }
    let generics =
      arguments.count == declared.generics.count
      ? Dictionary(zip(declared.generics, arguments)) { first, _ in first } : nil
    if declared.kind == .typealias {
      let alias = lookup.alias(named: plain, in: .init(own: own, imported: []))?.declared
      if let alias, let generics {
        waiting.append((resolved(alias.type, in: plain, generics), owner))
      }
      return
    }
    guard visit(type, owner), [.struct, .enum].contains(declared.kind), let generics else { return }
    for (field, type) in declared.storedFields {
      waiting.append((resolved(type, in: plain, generics), (declared, field)))
    }
  }

  /// Nil for a type with several declarations, such as those in `#if`.
  private func declaration(of name: String) -> SwiftTypeDeclaration? {
    let found = lookup.declarations(of: name, in: own)
    return found.count == 1 ? found.first : nil
  }

  /// Replaces generic parameters, and adds the outer types to the names of nested types.
  private func resolved(
    _ type: SwiftType, in scope: String, _ generics: [String: SwiftType]
  ) -> SwiftType {
    type.replacing { name in
      if let argument = generics[name.name] { return argument }
      var outer = scope[...]
      while !outer.isEmpty {
        let nested = outer + "." + name.name
        if !lookup.declarations(of: nested, in: own).isEmpty { return .path(nested) }
        outer = outer.prefix(upTo: outer.lastIndex(of: ".") ?? outer.startIndex)
      }
      return nil
    }
  }
}
