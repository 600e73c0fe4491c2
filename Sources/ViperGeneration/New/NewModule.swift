import ViperSpec
import ViperText

/// What `new` is told of a module: the lists of its spec, in the words of the command line.
package struct NewModule: Sendable {
  package let name: String
  /// Where editors find the schema, seen from the spec.
  package var schema: String?
  package var pack: String?
  package var ui: String?
  package var access: String?
  package var imports: [String] = []
  package var inputs: [NewValue] = []
  package var services: [NewValue] = []
  package var state: [String] = []
  /// `TripRow(id: Int, title: String)`
  package var entities: [NewEntity] = []
  /// The members of each contract by its key, in the order of the pack.
  package var contracts: [(key: String, members: [NewValue])] = []
  /// The key of the list that groups values, in a pack that has one.
  package var namespaces: String?
  package var output: [NewValue] = []
  package var yours: [String] = []

  package init(name: String) {
    self.name = name
  }

  /// The spec: the lists of contracts always, so that one sees what there is to fill; the rest if
  /// something was given.
  package var specText: String {
    var members: [JSONOutput.Member] = []
    func add(_ key: String, _ value: String?) {
      if let value { members.append(.init(key, .string(value))) }
    }
    func add(_ key: String, _ values: [JSONOutput]) {
      if !values.isEmpty { members.append(.init(key, .array(values))) }
    }
    func add(_ key: String, _ values: [String]) { add(key, values.map(JSONOutput.string)) }
    add("$schema", schema)
    add("pack", pack)
    add("ui", ui)
    add("access", access)
    add("imports", imports)
    add("inputs", inputs.map(\.json))
    add("services", services.map(\.json))
    add("state", state)
    add("entities", entities.map(\.value.json))
    if let namespaces { members.append(.init(namespaces, .array([]))) }
    for contract in contracts {
      members.append(.init(contract.key, .array(contract.members.map(\.json))))
    }
    add("output", output.map(\.json))
    add("yours", yours)
    return JSONOutput.object(members).document()
  }
}
