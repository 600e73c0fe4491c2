import ViperSpec

/// A new spec.
package struct NewModule: Sendable {
  package let name: String
  /// The path of the schema, relative to the spec.
  package var schema: String?
  package var pack: String?
  package var ui: String?
  package var access: String?
  /// The keys of the contracts, in the order of the pack.
  package var contracts: [String] = []
  /// The key of the list that groups values, if the pack has one.
  package var namespaces: String?

  package init(name: String) {
    self.name = name
  }

  /// The spec with an empty list for each contract, which users fill in.
  package var specText: String {
    var members: [JSONOutput.Member] = []
    func add(_ key: String, _ value: String?) {
      if let value { members.append(.init(key, .string(value))) }
    }
    add("$schema", schema)
    add("pack", pack)
    add("ui", ui)
    add("access", access)
    for key in [namespaces].compactMap(\.self) + contracts {
      members.append(.init(key, .array([])))
    }
    return JSONOutput.object(members).document()
  }
}
