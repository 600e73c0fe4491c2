import SwiftReading
import ViperSpec

/// Reads a superclass and the classes above it.
struct SuperclassReader {
  private(set) var superclass = Superclass()

  init(
    _ name: String, scope: SourceScopes.Scope, in scopes: inout SourceScopes,
    lookup: inout ProtocolLookup
  ) {
    var (next, scope) = (name, scope)
    while true {
      next = String(next.prefix { $0 != "<" })
      guard superclass.names.insert(next).inserted else { return }
      guard let (declared, sources, file) = lookup.swiftClass(named: next, in: scope) else {
        // All of UIKit's view controllers have these superclasses.
        if next.hasPrefix("UI"), next.hasSuffix("Controller") {
          superclass.names.formUnion(["UIViewController", "UIResponder", "NSObject"])
        }
        return
      }
      let isOwn = sources.folder == scope.own?.folder || sources.module == nil
      add(declared.members, isOwn: isOwn)
      for (extended, isOwn) in lookup.allExtensions(of: declared.name, in: sources, scope)
      where !extended.isConstrained {
        add(extended.members, isOwn: isOwn)
      }
      superclass.names.formUnion(declared.inherited.dropFirst())
      guard let above = declared.inherited.first else { return }
      scope = scopes.scope(of: sources, importing: file.imports)
      next = above
    }
  }

  private mutating func add(_ members: [SwiftProtocolMember], isOwn: Bool) {
    for member in members where member.access.isVisible(inOwnModule: isOwn) {
      if let member = member.member {
        superclass.add(member)
      } else {
        superclass.unreadNames.insert(member.name)
      }
    }
  }
}
