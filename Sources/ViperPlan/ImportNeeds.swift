import SwiftReading
import ViperPack
import ViperSpec
import ViperText

/// Finds generated files that don't need the imports of their spec, because they name no type of an
/// import.
package struct ImportNeeds: Sendable {
  private let module: String
  private let imports: Set<String>
  /// Expressions of the spec may use members from any import.
  private var withExpressions: Set<String> = []
  /// The types of each component's stored properties.
  private var stored: [String: [String]] = [:]
  private let names: NameTable
  private let project: SpecTable

  init(of module: Module, pack: Pack, names: NameTable, project: SpecTable) {
    (self.module, self.names, self.project) = (module.name, names, project)
    // The templates of other packs may need the imports.
    let hasDefaults = (module.inputs + module.state).contains { $0.defaultValue?.isCode == true }
    imports = pack.isBuiltIn && !hasDefaults ? Set(module.imports) : []
    guard !imports.isEmpty else { return }
    for role in module.dialect.roles.map(\.key) {
      let implementations = module.members(of: role).map(\.implementation)
      if implementations.contains(where: \.hasExpression) { withExpressions.insert(role) }
      let fields =
        module.inputs(of: role) + module.services(of: role).map(\.field)
        + module.routedServices(of: role) + module.state
      stored[role] = fields.flatMap(\.type.outermostNames)
    }
  }

  package func pruned(_ content: [UInt8], of file: PlannedFile) -> [UInt8] {
    let components = file.parts.compactMap(\.component)
    guard !imports.isEmpty, file.owner == .generated, file.kind != .tests,
      withExpressions.isDisjoint(with: components)
    else { return content }
    let called = file.isGeneratedPart ? components.flatMap { stored[$0] ?? [] } : []
    // Most files are decided by their words, without a scan.
    let isNeeded =
      called.contains(where: isForeign)
      || TypeNameScan.words(in: content).contains(where: isForeign)
        && TypeNameScan(content).used.contains(where: isForeign)
    guard !isNeeded else { return content }
    let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let needed = lines.filter { line in
      !line.starts(with: Self.word)
        || !imports.contains(String(decoding: line.dropFirst(Self.word.count), as: UTF8.self))
    }
    return Array(needed.drop(while: \.isEmpty).joined(separator: [UInt8(ascii: "\n")]))
  }

  private static let word = Array("import ".utf8)

  private func isForeign(_ type: String) -> Bool {
    if Self.ofSwift.contains(type), !project.hiddenTypes.contains(type) { return false }
    let isOfImport = imports.contains { AppleTypes.declare(type, in: $0) == true }
    if isOfImport || type.hasPrefix("NS") { return true }
    // Types of another target's modules, such as their builders.
    if let owner = names.owner(of: type) ?? project.owner(of: type) {
      let target = project.graph[module].place.target
      // Without a package, the targets are unknown.
      return owner != module && (target.isEmpty || project.graph[owner].place.target != target)
    }
    // Any other type from an import comes from the text of a spec.
    return project.words.contains(type)
  }

  private static let ofSwift = Set(
    """
    Any AnyHashable Array Bool CaseIterable Character Codable Comparable CustomStringConvertible
    Decodable Dictionary Double Encodable Equatable Error Float Hashable Identifiable Int Int16
    Int32 Int64 Int8 Never Optional Result Self Sendable Set String Substring UInt UInt16 UInt32
    UInt64 UInt8 Void
    """.words)
}

extension Implementation {
  fileprivate var hasExpression: Bool {
    switch self {
    case .body: true
    case .route(let route):
      route.swipe != nil || route.arguments.contains { !isSwiftIdentifier($0.expression) }
    case .forward, .yours, .state, .elsewhere, .cancel: false
    }
  }
}

extension String {
  fileprivate var isCode: Bool {
    !["nil", "true", "false"].contains(self) && contains { $0.isLetter || $0 == "." }
  }
}
