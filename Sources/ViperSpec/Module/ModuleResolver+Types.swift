import SwiftReading
import ViperText

/// Reports types that would clash with those of generated code, and unsuitable superclasses.
extension ModuleResolver {
  /// If the spec's superclass is unknown, the members of the UI framework's superclass count.
  func superclasses(of role: String) -> [String] {
    guard uiFramework.inherited[role]?.contains(uiFramework.superclass) == true else { return [] }
    return spec.superclass.flatMap { ControllerMembers.chain(of: $0.classname) }
      ?? ControllerMembers.chain(of: uiFramework.superclass) ?? []
  }

  func inherits(_ name: String, role: String) -> Bool {
    inheritedNames(of: role).contains(name)
      || ControllerMembers.owner(of: name, in: superclasses(of: role)) != nil
  }

  func superclassDeclaring(_ member: Member, role: String) -> String? {
    let name = if case .method(let method) = member { method.typedName } else { member.name }
    return superclassDeclaring(name, role: role)
  }

  /// The class above the component, in Swift files, that declares `title` or `show(_:Int)`.
  func superclassDeclaring(_ name: String, role: String) -> String? {
    guard !spec.isYours(role), !superclasses(of: role).isEmpty else { return nil }
    return project.superclasses(of: spec).first { $0.members.contains(name) }?.name
  }

  /// Superclasses implement members that the spec doesn't implement.
  func checkDeclaredSuperclass(of role: String, _ members: [SpecMember]) {
    for member in members where !member.implementations.isEmpty {
      guard let owner = superclassDeclaring(member.member, role: role) else { continue }
      let place = member.member.nameLocation
      report(.inheritedName(member.member.compoundName, at: place, from: owner))
    }
    guard let text = spec.superclass, !spec.isYours(role), !superclasses(of: role).isEmpty else {
      return
    }
    // The initializer of a generated view calls it.
    let isOwn = project.superclasses(of: spec).first {
      $0.members.contains { $0.hasPrefix("init(") }
    }
    if let isOwn, !isOwn.members.contains("init(nibName:String?,bundle:Bundle?)") {
      report(.noInitializer(text, "init(nibName:bundle:)", in: isOwn.name))
    }
  }

  func checkSuperclass(_ text: EmbeddedText) {
    guard let chain = ControllerMembers.chain(of: uiFramework.superclass),
      chain.contains(ControllerMembers.base)
    else { return }
    let name = text.classname
    let declared = project.declaredType(name, in: spec.name)
    let isController =
      declared.map(\.isController)
      ?? ControllerMembers.isController(name, mayBeImported: mayImport(name))
    if isController == false || SpecTable.writtenTypes.contains(name)
      || project.entity(named: name) != nil
      || project.declaration(of: name) != nil
    {
      report(.noController(text, instead: uiFramework.superclass))
    } else if declared?.isGeneric == true, !text.string.contains("<") {
      report(.noGenericArguments(text))
    }
  }

  func checkTypes() {
    checkTypes(
      spec.entities.map { ($0.name, $0.location) }
        + spec.services.compactMap(\.declaration).map { ($0.name, $0.location) },
      taken: ownTypes, needed: project.neededTypes)
    let needed = SpecTable.writtenTypes
    checkTypes(spec.namespaces.map { ($0.name, $0.location) }, needed: needed)
    for entity in spec.namespaces.flatMap(\.parts) {
      checkTypes(entity.nested.map { ($0.name, $0.location) }, needed: needed)
    }
  }

  /// Checks types of the same scope.
  private func checkTypes(
    _ types: [(name: String, location: SourceLocation)], taken ownTypes: Set<String> = [],
    needed: Set<String>
  ) {
    var first: [String: SourceLocation] = [:]
    for (name, location) in types {
      if let earlier = first[name] {
        report(.repeatedType(name, at: location, first: earlier))
      } else if ownTypes.contains(name) {
        report(.ownType(name, at: location))
      } else if needed.contains(name) {
        report(.hidingType(name, at: location))
      }
      first[name] = first[name] ?? location
    }
  }
}

extension EmbeddedText {
  /// `UIKit.UIView` → `UIView`
  var classname: String {
    string.hasPrefix("UIKit.") ? String(string.dropFirst("UIKit.".count)) : string
  }
}
