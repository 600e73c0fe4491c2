import ViperText

enum AdoptionDiagnostics {
  static func of(
    _ module: FoundModule, _ texts: [Architecture.Direction: ContractText], in app: App
  ) -> [Diagnostic] {
    var diagnostics = module.findings.map {
      Diagnostic.leftOut($0.name, $0.reason, id: $0.id, at: $0.place)
    }
    for (direction, text) in texts {
      let contract = module.contracts[direction]?.name ?? ""
      diagnostics += text.unsaid.map {
        .leftOut(
          contract + "." + $0.name, $0.reason, id: "unsupported-protocol-member", at: $0.place)
      }
    }
    for direction in module.architecture.directions {
      guard let contract = module.contracts[direction], contract.property == nil,
        let place = app.location(of: contract.name)
      else { continue }
      diagnostics.append(.unusedContract(contract.name, at: place))
    }
    diagnostics += strongReferences(of: module, in: app)
    return diagnostics.sortedForPrinting()
  }

  /// Reports strong references from the presenter to the view, and from the interactor to the
  /// presenter.
  private static func strongReferences(of module: FoundModule, in app: App) -> [Diagnostic] {
    module.architecture.directions.filter(\.isWeak).compactMap { direction in
      guard let contract = module.contracts[direction], let property = contract.property,
        let type = direction.caller.flatMap({ module.parts[$0] }),
        let holding = app.holdings[type]?.first(where: {
          $0.property == property && $0.names.contains(contract.name)
        }), !holding.isWeak, let place = app.location(of: type)
      else { return nil }
      return .strongBackReference(type + "." + property, at: place)
    }
  }

  /// Reports a module without a spec, and its protocols.
  static func refused(_ module: FoundModule, _ reason: String, in app: App) -> Diagnostic {
    let left = module.findings.filter { $0.id == "unsupported-contract" }.map(\.name)
    let names = (module.contracts.values.map(\.name) + left).sorted()
    let notes = names.compactMap { name in
      app.location(of: name).map { Diagnostic.Note("no spec contains '\(name)'", at: $0) }
    }
    let place = module.parts[.presenter].flatMap(app.location)
    return .refusedModule(module.name, reason, at: place, notes: notes)
  }

  private static let presenterEndings = ["", "Impl", "Implementation"].map { "Presenter" + $0 }

  /// Reports presenters that are in no module.
  ///
  /// - Parameter losers: the presenters whose protocols are all in other modules.
  static func notAdopted(
    _ modules: [FoundModule], losers: [String: [String]], in app: App
  ) -> [Diagnostic] {
    let taken = Set(modules.compactMap { $0.parts[.presenter] })
    // The superclasses of presenters aren't modules.
    let related = Set(taken.flatMap { app.superclasses(of: $0) }.map(\.name))
    return app.types.keys.sorted().compactMap { name in
      guard presenterEndings.contains(where: name.hasSuffix), !taken.contains(name),
        !app.isScreen(name), !name.hasPrefix("__"), !related.contains(name),
        let place = app.location(of: name),
        app.superclasses(of: name).allSatisfy({ !taken.contains($0.name) })
      else { return nil }
      guard isSwiftIdentifier(name) else {
        return .refusedModule(
          name, "it is nested in another type, which specs can't express", at: place)
      }
      return .notRecognized(name, besides: losers[name] ?? [], at: place)
    }
  }
}

extension Diagnostic {
  static func leftOut(
    _ name: String, _ reason: String, id: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: id, "the spec leaves out '\(name)', because \(reason)", at: place)
  }

  static func unusedContract(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(.note, id: "unused-contract", "no component has a reference to '\(name)'", at: place)
  }

  static func strongBackReference(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .note, id: "invalid-strong-reference", "'\(name)' creates a retain cycle", at: place,
      help: "add 'weak' to the declaration of '\(name)'")
  }

  /// - Parameter lost: the presenter's protocols, which are in other modules.
  static func notRecognized(
    _ name: String, besides lost: [String], at place: SourceLocation
  ) -> Diagnostic {
    let reason =
      lost.isEmpty
      ? "'\(name)' has no interactor or router, and no protocol connects it with a view"
      : "'\(name)' isn't in a spec, because its protocols are in other modules: \(quotedList(lost))"
    return Diagnostic(.warning, id: "unknown-presenter", reason, at: place)
  }

  static func newContract(
    _ name: String, _ direction: Architecture.Direction, at place: SourceLocation
  ) -> Diagnostic {
    let key = "\"\(direction.key)\""
    var said = "\(key): […]"
    if !direction.isOfPack {
      let caller = direction.caller.map { ", \"caller\": \"\($0.key)\"" } ?? ""
      said =
        "\"contracts\": { \(key): { \"conformer\": \"\(direction.conformer.key)\"\(caller), \"members\": [] } }"
    }
    return Diagnostic(
      .warning, id: "missing-spec-contract", "the spec doesn't contain the protocol '\(name)'",
      at: place,
      help:
        "add \(said) to the spec, add '\(name)' to 'names', and run 'viper-gen adopt --update' again"
    )
  }

  static func goneContract(_ key: EmbeddedText) -> Diagnostic {
    Diagnostic(
      .warning, id: "missing-protocol",
      "the spec contains '\(key.string)', but the app has no protocol for it",
      at: key.location, help: "remove '\(key.string)' from the spec, and from 'names' and 'files'")
  }

  static func refusedModule(
    _ name: String, _ reason: String, at place: SourceLocation?, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "unsupported-module",
      "can't create a spec for the module '\(name)', because \(reason)",
      at: place, notes: notes)
  }
}
