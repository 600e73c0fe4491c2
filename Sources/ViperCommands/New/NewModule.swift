import ViperSpec

/// A spec as `new` starts it.
package struct NewModule: Sendable {
  package let name: String
  /// Where editors find the schema, seen from the spec.
  package var schema: String?
  package var pack: String?
  package var ui: String?
  package var access: String?
  /// The keys of the contracts, in the order of the pack.
  package var contracts: [String] = []
  /// The key of the list that groups values, in a pack that has one.
  package var namespaces: String?

  package init(name: String) {
    self.name = name
  }

  /// The spec with the empty lists of all contracts, so that one sees what there is to fill.
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
