import SwiftReading
import ViperText

/// A protocol of a template with the types on both sides of it.
struct FoundContract {
  let key: String
  /// The protocol's name.
  let name: String
  let place: ModuleShape.Place
  /// The type that conforms to it, and where it says so.
  let conformer: String
  let conformance: ModuleShape.Place
  /// The property through which another type calls it; nil if no type of the template does.
  let holding: ModuleShape.Holding?
  /// Whether its protocol says so itself.
  var isOnMainActor: Bool { place.declaration.has(attribute: "MainActor") }
  /// What it requires in the template, as specs write it.
  let members: [String]
  /// Whether that is all that its protocol requires.
  let isWhole: Bool
}

/// Finds the contracts of a template by direction: who conforms to a protocol, and who holds it.
struct ContractSearch {
  let files: [SwiftTemplateFile]
  let shape: ModuleShape
  let words: Placeholders
  /// The properties with a name in their type.
  private var holdings: [String: [ModuleShape.Holding]] = [:]
  /// What is reached through a property.
  private var conformers: [ModuleShape.Holding.Place: String] = [:]
  private(set) var contracts: [FoundContract] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter reserved: words that no key of a contract may be.
  init(_ files: [SwiftTemplateFile], words: Placeholders, reserved: Set<String>) {
    self.files = files
    self.words = words
    shape = ModuleShape(files, words: words)
    var conforming: [String: [ModuleShape.Conformance]] = [:]
    for conformance in shape.conformances {
      for name in shape.protocols(namedBy: conformance.names) {
        conforming[name, default: []].append(conformance)
      }
    }
    for holding in shape.holdings {
      for name in holding.names { holdings[name, default: []].append(holding) }
    }
    var keys = Keys(reserved: reserved, words: words)
    for (name, place) in shape.protocols {
      let found = conforming[name] ?? []
      let types = Set(found.map(\.type))
      guard let first = found.first, types.count == 1 else {
        let others = types.map { name in shown(name) }.sorted()
        leave(name, place, types.isEmpty ? .noConformer : .severalConformers(others))
        continue
      }
      guard shape.typeNames.contains(first.type) else {
        leave(name, place, .foreignConformer)
        continue
      }
      let holding = holding(of: name, besides: first.type)
      if let holding { conformers[holding.place] = first.type }
      let members = members(of: place, conformer: first.type)
      contracts.append(
        FoundContract(
          key: keys.key(of: name, suffix: "Contract"), name: name, place: place,
          conformer: first.type, conformance: first.place, holding: holding, members: members,
          isWhole: members.count == place.declaration.members.count && inheritsNothing(place)))
    }
  }

  private mutating func leave(_ name: String, _ place: ModuleShape.Place, _ reason: LeftAlone) {
    let range = place.declaration.nameRange ?? place.declaration.range
    diagnostics.append(
      .leftAlone(shown(name), because: reason, at: files[place.file].text.location(of: range)))
  }

  /// A name as people know it: with the module's name left out.
  private func shown(_ name: String) -> String {
    let parts = words.parts(of: name)
    return parts.before + "…" + parts.after
  }

  /// The first property with a protocol that is not the conformer's own. Two contracts that are reached
  /// through one property have one conformer.
  private func holding(of name: String, besides conformer: String) -> ModuleShape.Holding? {
    holdings[name]?.first { holding in
      holding.type != conformer && shape.typeNames.contains(holding.type)
        && conformers[holding.place, default: conformer] == conformer
    }
  }

  // MARK: - Members

  /// Whether a protocol inherits from nobody who could require something, protocols of the module aside.
  private func inheritsNothing(_ place: ModuleShape.Place) -> Bool {
    let names = Set(place.declaration.inherited.flatMap(files[place.file].names))
    return names.isSubset(of: Set(shape.protocols.map(\.name)).union(["AnyObject", "class"]))
  }

  /// The members of a protocol that a spec could say. One that is made of the module's name stays in
  /// the template alone.
  private func members(of place: ModuleShape.Place, conformer: String) -> [String] {
    let own = shape.properties[conformer] ?? []
    var table = MemberTable()
    return place.declaration.members.compactMap { member in
      let modifiers = member.modifiers.map(\.word)
      guard member.kind == .function || member.kind == .variable, modifiers.isEmpty else {
        return nil
      }
      let text = files[place.file].text
      let words = text.string(in: member.keyword.upperBound..<member.range.upperBound)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !self.words.mentionsModule(words), !own.contains(member.name) else { return nil }
      var problems: [Diagnostic] = []
      let source = EmbeddedText(SourceText(path: "", text: words))
      guard let read = SignatureParser.member(source, into: &problems), !read.mentionsSelf,
        table.insert(read) == nil
      else { return nil }
      return words
    }
  }
}

/// Makes words of specs and packs from the names of types: `Viper0ZViewOutput` → `viewOutput`
struct Keys {
  private var taken: Set<String>
  private let words: Placeholders

  init(reserved: Set<String>, words: Placeholders) {
    taken = reserved
    self.words = words
  }

  /// - Parameter suffix: what is added to a word that can be none.
  mutating func key(of name: String, suffix: String) -> String {
    let parts = words.parts(of: name)
    let short = camelCased(parts.after)
    let long = camelCased(parts.before + capitalized(parts.after))
    var candidates = [short, long, "module" + capitalized(long), long + suffix]
    candidates += (2...99).map { "\(long)\(suffix)\($0)" }
    let key = candidates.first {
      isSwiftIdentifier($0) && !isSwiftKeyword($0) && !taken.contains($0)
    }
    taken.insert(key ?? name)
    return key ?? name
  }
}
