extension SwiftOutline {
  /// What is declared here, each with the type that it belongs to: `TripView.function show(_:)`. A
  /// conformance counts as well: `TripView: TripViewProtocol`.
  package var placedNames: Set<String> {
    var names: Set<String> = []
    for item in file.items where item.kind != .import {
      guard let scope = item.scope else {
        names.insert(item.identity)
        continue
      }
      if item.kind == .extension {
        names.formUnion(item.labels.map { item.name + ": " + $0 })
      } else {
        names.insert(item.identity)
      }
      names.formUnion(scope.items.map { item.name + "." + $0.identity })
    }
    return names
  }
}
