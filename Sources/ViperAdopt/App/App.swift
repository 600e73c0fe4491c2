import ViperText

/// The protocols and types of all files of an app.
package struct App: Sendable {
  struct Place: Sendable {
    let file: Int
    let declaration: AppFile.Declaration
  }

  /// A property, with the app's protocols and types in its type.
  struct Holding: Sendable {
    let property: String
    let names: Set<String>
    let isWeak: Bool
  }

  package let files: [AppFile]
  /// The first declaration of each protocol, by name.
  private(set) var protocols: [String: Place] = [:]
  /// The first declaration of each type, by name.
  private(set) var types: [String: Place] = [:]
  /// Names that two files declare, for example if a folder contains two apps.
  private(set) var repeated: Set<String> = []
  private var extensions: [String: [Place]] = [:]
  private var aliases: [String: [String]] = [:]
  /// The last parts of the names of nested types.
  private var nested: Set<String> = []
  /// The conforming types by protocol, in the order of the files.
  private(set) var conformers: [String: [String]] = [:]
  private var conformed: [String: [String]] = [:]
  private(set) var holdings: [String: [Holding]] = [:]
  private var screens: Set<String> = []

  /// - Parameter files: the app's files, sorted by path.
  package init(_ files: [AppFile]) {
    self.files = files
    for (index, file) in files.enumerated() {
      for declaration in file.declarations { add(Place(file: index, declaration: declaration)) }
    }
    let names = types.sorted {
      ($0.value.file, $0.value.declaration.place.lowerBound)
        < ($1.value.file, $1.value.declaration.place.lowerBound)
    }.map(\.key)
    for name in names {
      for meant in parts(of: name).flatMap({ inherited(by: $0, in: name) })
      where protocols[meant] != nil && conformers[meant]?.contains(name) != true {
        conformers[meant, default: []].append(name)
        conformed[name, default: []].append(meant)
      }
    }
    conformers = conformers.mapValues(Self.withoutDoubles)
    for name in names { holdings[name] = ownHoldings(of: name) }
    for name in names {
      let inherited = inheritedHoldings(of: name)
      holdings[name]? += inherited
    }
    screens = Set(names.filter(findScreen))
  }

  /// Removes test doubles and previews if another type conforms, too.
  private static func withoutDoubles(_ types: [String]) -> [String] {
    let others = types.filter { type in
      let words = NameWords(type).words
      return ![words.first, words.last].contains { $0.map { doubleWords.contains($0) } == true }
    }
    return others.isEmpty ? types : others
  }

  private static let doubleWords: Set<Substring> = [
    "Any", "Dummy", "Fake", "Mock", "Preview", "Spy", "Stub",
  ]

  private mutating func add(_ place: Place) {
    let name = place.declaration.name
    if let last = name.utf8.split(separator: UInt8(ascii: ".")).dropFirst().last {
      nested.insert(String(Substring(last)))
    }
    let isType = [.protocol, .type].contains(place.declaration.kind)
    if isType, let first = protocols[name] ?? types[name], first.file != place.file {
      repeated.insert(name)
    }
    switch place.declaration.kind {
    case .protocol: if protocols[name] == nil { protocols[name] = place }
    case .type: if types[name] == nil { types[name] = place }
    case .extension: extensions[name, default: []].append(place)
    case .alias: aliases[name] = place.declaration.inherited.map(\.name)
    }
  }

  func parts(of type: String) -> [Place] {
    [types[type]].compactMap(\.self) + (extensions[type] ?? [])
  }

  func inherited(by place: Place, in scope: String) -> [String] {
    place.declaration.inherited.flatMap { meant(by: $0.name, in: scope) }
  }

  /// Resolves aliases in a type: `LoginView` → `LoginViewInput`, `UIViewController`
  private func meant(by name: String, in scope: String) -> [String] {
    let name = declaredName(for: name, in: scope)
    guard let names = aliases[name], types[name] == nil, protocols[name] == nil else {
      return [name]
    }
    return names.flatMap { aliases[$0] ?? [$0] }
  }

  /// Resolves nested names: `View` in `Login` → `Login.View`. Removes the name of a Swift module:
  /// `Core.LoginView` → `LoginView`.
  private func declaredName(for name: String, in scope: String) -> String {
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    let last = dot.map { String(name[$0...].dropFirst()) } ?? name
    if nested.contains(last) {
      var outer = scope[...]
      while !outer.isEmpty {
        if isDeclared(outer + "." + name) { return outer + "." + name }
        outer = outer[..<(outer.lastIndex(of: ".") ?? outer.startIndex)]
      }
    }
    return last == name || isDeclared(name) ? name : last
  }

  private func isDeclared(_ name: String) -> Bool {
    protocols[name] != nil || types[name] != nil || aliases[name] != nil
  }

  // MARK: - Inheriting

  func conformances(of type: String) -> [String] { conformed[type] ?? [] }

  /// Finds the superclasses, nearest first. The last superclass may be declared outside of the app.
  func superclasses(of type: String) -> [TypeMention] {
    var found: [TypeMention] = []
    var seen: Set = [type]
    var type = type
    while let first = types[type]?.declaration.inherited.first,
      let name = meant(by: first.name, in: type).first(where: { protocols[$0] == nil }),
      seen.insert(name).inserted
    {
      found.append(TypeMention(name: name, arguments: first.arguments))
      type = name
    }
    return found
  }

  // MARK: - Holding

  private func ownHoldings(of type: String) -> [Holding] {
    let parts = parts(of: type)
    var limits: [String: [String]] = [:]
    for part in parts { for (name, names) in part.declaration.generics { limits[name] = names } }
    return parts.flatMap(\.declaration.properties).compactMap { property in
      holding(property, property.typeNames.flatMap { limits[$0] ?? [$0] }, in: type)
    }
  }

  /// Creates a holding; nil if no name is a protocol or type of the app.
  private func holding(
    _ property: AppFile.Property, _ names: [String], in type: String
  ) -> Holding? {
    let known = Set(
      names.flatMap { meant(by: $0, in: type) }.filter { protocols[$0] != nil || types[$0] != nil })
    guard !known.isEmpty else { return nil }
    return Holding(property: property.name, names: known, isWeak: property.isWeak)
  }

  /// Finds properties of superclasses, with generic parameters replaced: `BasePresenter<LoginView>`
  /// has a `LoginView`.
  private func inheritedHoldings(of type: String) -> [Holding] {
    var found: [Holding] = []
    for parent in superclasses(of: type) {
      guard let place = types[parent.name], !parent.arguments.isEmpty else { continue }
      let parameters = place.declaration.generics.map(\.name)
      let arguments = Dictionary(
        zip(parameters, parent.arguments), uniquingKeysWith: { first, _ in first })
      found += parts(of: parent.name).flatMap(\.declaration.properties).compactMap { property in
        holding(property, property.typeNames.flatMap { arguments[$0] ?? [] }, in: type)
      }
    }
    return found
  }

  // MARK: - Places

  func location(of name: String) -> SourceLocation? {
    (protocols[name] ?? types[name]).map {
      files[$0.file].source.location(of: $0.declaration.place)
    }
  }

  // MARK: - Screens

  /// Whether the members of a type, or of its protocols, mention view controllers.
  func mentionsScreens(_ type: String) -> Bool {
    (parts(of: type) + conformances(of: type).compactMap { protocols[$0] })
      .contains { $0.declaration.mentionsScreens }
  }

  /// Whether a type is a view controller, a view or a SwiftUI view.
  func isScreen(_ type: String) -> Bool { screens.contains(type) }

  private func findScreen(_ type: String) -> Bool {
    if parts(of: type).contains(where: { $0.declaration.drawsScreen }) { return true }
    let parents = superclasses(of: type).map(\.name)
    guard let last = parents.last, types[last] == nil else { return false }
    return Self.screenEndings.contains { last.hasSuffix($0) }
  }

  private static let screenEndings = ["Controller", "View", "Cell", "VC", "Screen", "Window"]
}
