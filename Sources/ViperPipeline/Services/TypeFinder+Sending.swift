import SwiftReading
import ViperSpec

extension TypeFinder {
  /// The first type in a value that isn't `Sendable`, as far as that is certain.
  ///
  /// - Parameter ofSpecs: the types that specs declare, which are `Sendable`.
  func unsendable(in type: SwiftType, ofSpecs: Set<String>) -> UnsendableType? {
    guard let own = scope.own else { return nil }
    let written = Set(type.storedNames)
    var found: UnsendableType?
    var parts = StoredTypes(lookup: lookup, own: own, ofSpecs: ofSpecs, countsReferences: true) {
      part, owner in
      guard found == nil else { return false }
      let (type, isOpen) = unsendable(part, own: own, written: owner == nil ? written : [])
      var new = type
      if owner == nil, new?.kind == .closure || new?.kind == .any { new = nil }
      if new?.location == nil { new?.location = owner?.declared.location }
      new?.property = owner.map { $0.declared.name + "." + $0.field }
      found = new
      return isOpen
    }
    parts.add(type)
    if found == nil { parts.skipNextTime() }
    return found
  }

  /// - Returns: the type, and whether the types that it contains matter.
  private func unsendable(
    _ part: SwiftType, own: SwiftSources, written: Set<String>
  ) -> (UnsendableType?, isOpen: Bool) {
    if case .function = part.node { return (.init(.closure, part.text), false) }
    let named = if case .any(let base) = part.node { base } else { part }
    guard var name = named.dottedName else { return (nil, false) }
    name = own.module.map { String(name.trimmingPrefix($0 + ".")) } ?? name
    var (sources, plain) = (own, name)
    let isImported = !lookup.declares(name, in: own)
    if isImported {
      if UnsendableType.any.contains(name) { return (.init(.any, name), false) }
      let places = imports(of: name).filter { lookup.declares($0, in: $1) }
      guard written.contains(name), places.count == 1, let place = places.first else {
        return (nil, true)
      }
      (plain, sources) = place
    }
    let declared = lookup.declarations(of: plain, in: sources)
    guard let widest = declared.max(by: { $0.visibility < $1.visibility }),
      Set(declared.map(\.kind)).count == 1,
      conformances(of: plain, in: sources)?
        .isDisjoint(with: StandardProtocols.sendable) == true,
      let kind = UnsendableType.Kind(rawValue: widest.kind.rawValue)
    else { return (nil, isImported) }
    var found = UnsendableType(kind, name)
    (found.location, found.isImported) = (widest.location, isImported)
    let isPublic = widest.visibility == .everywhere
    if isImported {
      return (isPublic && !widest.isGeneric && kind != .protocol ? found : nil, true)
    }
    // Swift infers it for other structs and enums.
    return [.struct, .enum].contains(kind) && !isPublic ? (nil, true) : (found, false)
  }
}

extension ProtocolLookup {
  /// Whether Swift files declare or extend a type.
  fileprivate func declares(_ name: String, in sources: SwiftSources) -> Bool {
    !declarations(of: name, in: sources, withExtensions: true).isEmpty
  }
}
