import ViperSpec

extension DeclarationFinder {
  /// A spec, and the absolute folder of its module.
  struct Request: Sendable {
    var spec: Spec
    let folder: String
    let components: [Component]
    let module: String?
    let mentionedTypes: [String]
    /// The outermost types that the spec mentions or declares.
    let namedTypes: Set<String>

    init(_ spec: Spec, in folder: String, components: [Component] = [], module: String? = nil) {
      (self.spec, self.folder, self.components, self.module) = (spec, folder, components, module)
      mentionedTypes = spec.mentionedTypes
      namedTypes = Set(
        mentionedTypes.map { String($0.prefix { $0 != "." }) } + spec.typeKeywords.keys)
    }

    func types(besides declared: Set<String>) -> [ServiceType] {
      let undeclared = spec.services.filter { $0.declaration == nil }
      return distinct(undeclared.compactMap(\.field.type.serviceType), besides: declared)
    }

    /// The outermost types that the spec mentions, and that no spec declares.
    func undeclaredTypes(besides declared: Set<String>) -> Set<String> {
      namedTypes.subtracting(declared).subtracting(spec.typeKeywords.keys)
    }

    /// Whether it names a type that isn't known to be Swift's.
    var namesTypes: Bool {
      !mentionedTypes.allSatisfy(Self.ofSwift.contains) || !spec.typesInDefaults.isEmpty
    }

    static let ofSwift: Set = [
      "Any", "AnyObject", "Bool", "Character", "Double", "Error", "Float", "Int", "Never", "String",
      "Void",
    ]

    /// The protocols that its contracts inherit from, each once.
    var parents: [ServiceType] {
      distinct(spec.inherited.values.joined().compactMap(ServiceProtocol.type), besides: [])
    }

    private func distinct(_ types: [ServiceType], besides known: Set<String>) -> [ServiceType] {
      var seen = known
      return types.sorted { $0.text < $1.text }.filter { seen.insert($0.text).inserted }
    }
  }

  /// A component with inherited protocols.
  struct Component: Sendable {
    let name: String
    /// Empty for none.
    let superclass: String
    let contracts: [String]
  }
}
