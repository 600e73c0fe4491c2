import SwiftReading
import ViperSpec
import ViperText

extension TypeFinder {
  /// The types whose values a value contains: those in the type, and entities.
  func contained(in type: SwiftType, ofSpecs: Set<String>) -> [String] {
    var names: [String] = []
    var parts = StoredTypes(
      lookup: lookup, own: scope.own ?? .ofSwift, ofSpecs: ofSpecs, countsReferences: false
    ) { part, owner in
      if let name = part.dottedName, owner == nil || ofSpecs.contains(name) { names.append(name) }
      return true
    }
    parts.add(type)
    if ofSpecs.isDisjoint(with: names) { parts.skipNextTime() }
    return names
  }

  /// The `Identifiable` entities that have no `id`, neither as a field nor in an extension.
  func withoutID(_ entities: [Entity]) -> Set<String> {
    let mayHaveDefault = scope.all.contains { $0.extensible["Identifiable"] != nil }
    guard let own = scope.own, !lookup.scopes.hasPlugins, !mayHaveDefault else { return [] }
    return Set(
      entities.filter { entity in
        let conformances = entity.conformances.map(\.text)
        return conformances.contains("Identifiable")
          && conformances.allSatisfy(Self.ofApple.contains)
          && !entity.fields.contains { $0.field.name == "id" }
          && lookup.declarations(of: entity.name, in: own, withExtensions: true).isEmpty
      }.map(\.name))
  }

  /// A protocol of Swift with a similar name, if no Swift file that the module sees declares one.
  func nearConformance(_ name: String, imports: [String]) -> String? {
    guard !Self.ofApple.union(StandardProtocols.fulfilled).contains(name),
      AmbiguousTypes(lookup: lookup, scope: scope).areKnown(importing: imports),
      AppleTypes.swiftModule(of: name) == nil, !scope.all.contains(where: { $0.mayDeclare(name) })
    else { return nil }
    return nearMatch(for: name, in: Self.ofApple.sorted())
  }
}
