import SwiftReading

/// What the Swift files of a template declare of a module: its protocols and types, who conforms to a
/// protocol, and who holds one.
struct ModuleShape {
  /// A declaration and the file that it stands in.
  struct Place {
    let file: Int
    let declaration: SwiftDeclaration
  }

  /// A type, or an extension of one, with the names behind its colon.
  struct Conformance {
    let type: String
    let names: Set<String>
    let place: Place
  }

  /// A property with the names in its type.
  struct Holding {
    struct Place: Hashable {
      let type: String
      let property: String
    }

    let type: String
    let property: String
    let names: Set<String>
    let isWeak: Bool
    let isOptional: Bool

    var place: Place { Place(type: type, property: property) }
  }

  private(set) var protocols: [(name: String, place: Place)] = []
  /// By the protocol's name, the names behind its colon.
  private var inherited: [String: Set<String>] = [:]
  private(set) var types: [(name: String, place: Place)] = []
  private(set) var typeNames: Set<String> = []
  private(set) var conformances: [Conformance] = []
  private(set) var holdings: [Holding] = []
  /// By type, the names of its properties.
  private(set) var properties: [String: Set<String>] = [:]

  /// Tests tell nothing of it: their doubles conform to everything.
  init(_ files: [SwiftTemplateFile], words: Placeholders) {
    for (index, file) in files.enumerated() where !file.file.isTest {
      for declaration in file.declarations where words.mentionsModule(declaration.name) {
        read(declaration, at: index, in: file)
      }
    }
  }

  private mutating func read(
    _ declaration: SwiftDeclaration, at index: Int, in file: SwiftTemplateFile
  ) {
    let place = Place(file: index, declaration: declaration)
    switch declaration.kind {
    case .protocol:
      // The first of those in the branches of an `#if` stands for all.
      guard inherited[declaration.name] == nil else { return }
      protocols.append((declaration.name, place))
      inherited[declaration.name] = Set(declaration.inherited.flatMap(file.names))
    case .class, .struct, .enum, .actor:
      if typeNames.insert(declaration.name).inserted { types.append((declaration.name, place)) }
    case .extension: break
    default: return
    }
    if declaration.kind != .protocol {
      let names = Set(declaration.inherited.flatMap(file.names))
      conformances.append(Conformance(type: declaration.name, names: names, place: place))
      for member in declaration.members where member.kind == .variable && !member.isStatic {
        guard let type = member.type, let property = member.names.first else { continue }
        properties[declaration.name, default: []].insert(property)
        holdings.append(
          Holding(
            type: declaration.name, property: property, names: file.names(in: type),
            isWeak: member.modifiers.contains { $0.word == .weak },
            isOptional: file.text.string(in: type).hasSuffix("?")))
      }
    }
  }

  /// The protocols of the module that some names stand for, those that they inherit included.
  func protocols(namedBy names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var waiting = names
    while let name = waiting.popFirst() {
      guard let names = inherited[name], found.insert(name).inserted else { continue }
      waiting.formUnion(names)
    }
    return found
  }
}
