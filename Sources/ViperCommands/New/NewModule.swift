import ViperSpec

package struct NewModule: Sendable {
  package let name: String
  /// The path of the schema, relative to the spec.
  package var schema: String?
  package var pack: String?
  package var ui: String?
  package var access: String?
  /// The keys of the contracts, in the order of the pack.
  package var contracts: [String] = []
  /// The component that only some modules need; nil if all need every component.
  package var dispensable: String?
  /// The key of the array of namespaces, if the pack has one.
  package var namespaces: String?

  package init(name: String) {
    self.name = name
  }

  /// The spec with an empty array for each contract, which users fill in.
  package var specText: String {
    let texts = [("$schema", schema), ("pack", pack), ("ui", ui), ("access", access)]
    let members = texts.compactMap { key, value in
      value.map { JSONOutput.Member(key, .string($0)) }
    }
    let lists = [namespaces].compactMap(\.self) + contracts
    return JSONOutput.object(members + lists.map { .init($0, .array([])) }).document()
  }
}
