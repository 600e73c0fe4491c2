import ViperSpec
import ViperTemplate
import ViperText

/// Checks that a manifest's keys and names are valid and unique, and that every file is used.
package struct PackChecker {
  package static let specKeys: Set<String> = [
    "$schema", "access", "contracts", "doc", "entities", "files", "handles", "helpers", "imports",
    "inputs", "names", "output", "pack", "roles", "root", "services", "state", "superclass", "ui",
    "without", "yours",
  ]

  private(set) var diagnostics: [Diagnostic] = []

  mutating func check(_ manifest: PackManifest) {
    checkKeys(manifest.roles.map(\.key), what: "role", reserved: Spec.partWords)
    checkKeys(manifest.contracts.map(\.key), what: "contract", reserved: Self.specKeys)
    for key in manifest.uiFrameworks.map(\.key) where key.string.allSatisfy(\.isWhitespace) {
      diagnostics.append(.badKey("framework", key))
    }
    checkUnique(manifest.uiFrameworks.map(\.key), what: "framework")
    checkProperties(manifest)
    checkShareable(manifest.contracts)
    if let namespaces = manifest.namespaces { check(namespaces, in: manifest) }
    checkObserved(in: manifest)
    if let builder = manifest.builder { checkBuilder(builder, in: manifest) }
    checkNames(manifest)
  }

  mutating func checkUse(of sources: [String: SourceText], used: Set<String>) {
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) where !used.contains(name) {
      diagnostics.append(.unusedTemplate(name, source))
    }
  }

  private mutating func checkKeys(_ keys: [EmbeddedText], what: String, reserved: Set<String>) {
    for key in keys {
      if !isSwiftIdentifier(key.string) || isSwiftKeyword(key.string) {
        diagnostics.append(.badKey(what, key))
      } else if reserved.contains(key.string) {
        diagnostics.append(.reservedKey(what, key))
      }
    }
    checkUnique(keys, what: what)
  }

  private mutating func checkUnique(_ keys: [EmbeddedText], what: String) {
    var first: [String: EmbeddedText] = [:]
    for key in keys {
      if let earlier = first[key.string] {
        diagnostics.append(.repeatedInPack(what, key, first: earlier))
      }
      first[key.string] = first[key.string] ?? key
    }
  }

  private mutating func check(_ namespaces: PackManifest.Namespaces, in manifest: PackManifest) {
    checkKeys([namespaces.key], what: "list", reserved: Self.specKeys)
    checkUnique(manifest.contracts.map(\.key) + [namespaces.key], what: "list")
    checkKeys(namespaces.parts.map(\.key), what: "part", reserved: ["name", "doc"])
    let names = namespaces.parts.map(\.name)
    checkUnique(names, what: "part")
    for name in names
    where !isSwiftIdentifier(name.string) || isReservedSwiftTypeName(name.string) {
      diagnostics.append(.badKey("part", name))
    }
  }

  private mutating func checkObserved(in manifest: PackManifest) {
    guard let observed = manifest.observed else { return }
    let holder = manifest.holders?.state
    let known = manifest.contracts.filter { $0.conformer.string == holder }.map(\.key.string)
    if !known.contains(observed.string) {
      let isContract = manifest.contracts.contains { $0.key.string == observed.string }
      diagnostics.append(
        isContract && holder != nil
          ? .foreignContract(observed, of: holder ?? "", known: known)
          : .unknownInPack("contract", observed, known: known))
    }
  }

  /// Contracts with the same caller and property must have the same conformer, `weak` and `late`.
  private mutating func checkProperties(_ manifest: PackManifest) {
    struct Use: Hashable {
      let caller: String
      let property: String
    }
    var first: [Use: (contract: Dialect.Contract, place: EmbeddedText)] = [:]
    for contract in manifest.contracts {
      guard let place = contract.property else { continue }
      let property = contract.contract.property
      if !isSwiftIdentifier(property) || isSwiftKeyword(property) {
        diagnostics.append(.badKey("property", place))
      } else if property == "output", contract.contract.caller == manifest.holders?.output {
        diagnostics.append(.reservedKey("property", place))
      }
      let use = Use(caller: contract.contract.caller, property: property)
      guard let earlier = first[use] else {
        first[use] = (contract.contract, place)
        continue
      }
      let differences = [
        ("conformer", earlier.contract.conformer != contract.contract.conformer),
        ("weak", earlier.contract.isWeak != contract.contract.isWeak),
        ("late", earlier.contract.isLate != contract.contract.isLate),
      ].filter(\.1).map(\.0)
      if !differences.isEmpty {
        diagnostics.append(
          .mixedProperty(place, of: use.caller, first: earlier.place, keys: differences))
      }
    }
  }

  private mutating func checkShareable(_ contracts: [PackManifest.Contract]) {
    let holders = Set(contracts.map(\.contract).filter { !$0.isWeak }.map(\.caller))
    for contract in contracts where contract.contract.isShareable {
      if contract.contract.isWeak || holders.contains(contract.contract.conformer) {
        diagnostics.append(.notShareable(contract.conformer, isWeak: contract.contract.isWeak))
      }
    }
  }

  /// The builder only creates the other components.
  private mutating func checkBuilder(_ builder: EmbeddedText, in manifest: PackManifest) {
    for contract in manifest.contracts {
      for case let role? in [contract.conformer, contract.caller]
      where role.string == builder.string { diagnostics.append(.builderTakesPart(role)) }
    }
  }

  /// Names must be unique for a module `Sample`.
  private mutating func checkNames(_ manifest: PackManifest) {
    let before = diagnostics.count
    for framework in manifest.frameworks where diagnostics.count == before {
      checkNames(manifest, framework: framework)
    }
  }

  private mutating func checkNames(_ manifest: PackManifest, framework: String) {
    var first: [String: EmbeddedText] = [:]
    let words = Dictionary(manifest.words.map { ($0.string, $0.string) }) { first, _ in first }
    let sample = Pack.nameContext(ofModule: "Sample", framework: framework, words: words)
    for named in manifest.allNamed {
      let text = named.name.text
      let (name, problems) = named.name.render(sample)
      let (_, summaryProblems) = named.summary.render(sample)
      diagnostics += problems + summaryProblems
      guard Template.parse(text).diagnostics.isEmpty, !problems.hasErrors else { continue }
      if !isSwiftIdentifier(name) || isReservedSwiftTypeName(name) {
        diagnostics.append(.badTypeName(name, at: text))
      } else if let earlier = first[name] {
        diagnostics.append(.repeatedTypeName(name, at: text, first: earlier))
      }
      first[name] = first[name] ?? text
    }
  }
}
