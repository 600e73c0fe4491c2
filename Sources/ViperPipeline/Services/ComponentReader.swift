import SwiftReading
import ViperSpec

/// Reads the members that a component has from its superclass, and from extensions in files that
/// aren't generated.
struct ComponentReader {
  private(set) var known = KnownMembers()
  private let scope: SourceScopes.Scope

  init(scope: SourceScopes.Scope) { self.scope = scope }

  /// Adds the members of extensions. The file of the class itself can have stubs.
  mutating func add(extensionsOf name: String, lookup: inout ProtocolLookup) {
    guard let own = scope.own else { return }
    let ofClass = Set(own.types[name] ?? [])
    for declared in lookup.extensions(of: name, in: own, besides: ofClass) {
      add(declared.members, isOwn: true)
    }
  }

  /// Adds the members of a superclass, and of the classes above it.
  mutating func add(
    superclass name: String, in scopes: inout SourceScopes, lookup: inout ProtocolLookup
  ) {
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
      let isOwn = sources.folder == scope.own?.folder || sources.module == nil
      add(declared.members, isOwn: isOwn)
      for (extended, isOwn) in lookup.allExtensions(of: declared.name, in: sources, scope)
      where !extended.isConstrained {
        add(extended.members, isOwn: isOwn)
      }
      known.superclasses.formUnion(declared.inherited.dropFirst())
      scope = scopes.scope(of: sources, importing: file.imports)
      next = declared.inherited.first ?? ""
    }
  }

  private mutating func add(_ members: [SwiftProtocolMember], isOwn: Bool) {
    for member in members where member.access.isVisible(inOwnModule: isOwn) {
      if let member = member.member {
        known.add(member)
      } else {
        known.unreadNames.insert(member.name)
      }
    }
  }
}
