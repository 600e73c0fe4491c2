import SwiftReading
import ViperSpec

/// Reads the members that a component has from its superclass, and from extensions in files that
/// aren't generated.
struct ComponentReader {
  let lookup: ProtocolLookup
  let scope: SourceScopes.Scope
  private(set) var known = KnownMembers()

  /// Adds the members of extensions, except for those in the class's own file, which may contain
  /// stubs.
  mutating func add(extensionsOf name: String) {
    guard let own = scope.own else { return }
    known.component = name
    let written = lookup.extensions(of: name, in: own, besides: []).flatMap(\.members)
    let inClass = lookup.swiftClass(named: name, in: scope)?.declared.members ?? []
    let ofClass = Set(own.types[name] ?? [])
    let nested = ofClass.union(own.extensible[name] ?? []).compactMap(lookup.file)
      .flatMap(\.declarations).filter { $0.name.hasPrefix(name + ".") }
    known.writtenNames = Set((written + inClass).map(\.name) + nested.map { lastPart(of: $0.name) })
    known.writtenTypes = Set((written + inClass).compactMap(\.member).flatMap(\.outermostNames))
    for declared in lookup.extensions(of: name, in: own, besides: ofClass) {
      add(declared.members, isOwn: true)
    }
  }

  mutating func add(superclass name: String) {
    var (next, scope) = (name, scope)
    while !next.isEmpty {
      next = String(next.prefix { $0 != "<" })
      guard known.superclasses.insert(next).inserted else { return }
      guard let (declared, sources, file) = lookup.swiftClass(named: next, in: scope) else {
        // All of UIKit's view controllers have these superclasses.
        if next.hasPrefix("UI"), next.hasSuffix("Controller") {
          known.superclasses.formUnion(["UIViewController", "UIResponder", "NSObject"])
        }
        return
      }
      add(declared.members, isOwn: scope.isOwn(sources))
      for (extended, isOwn, _) in lookup.allExtensions(of: declared.name, in: sources, scope)
      where !extended.isConstrained {
        add(extended.members, isOwn: isOwn)
      }
      known.superclasses.formUnion(declared.inherited.dropFirst())
      scope = lookup.scopes.scope(of: sources, importing: file.imports)
      next = declared.inherited.first ?? ""
    }
  }

  private mutating func add(_ members: [SwiftProtocolMember], isOwn: Bool) {
    for member in members where member.visibility.reaches(ownModule: isOwn) {
      if let member = member.member {
        known.add(member)
      } else {
        known.unreadNames.insert(member.name)
      }
    }
  }
}
