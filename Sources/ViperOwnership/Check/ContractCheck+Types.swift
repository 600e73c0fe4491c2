import SwiftMerge
import ViperPipeline
import ViperProject
import ViperText

extension ContractCheck {
  mutating func reportTypes(
    _ wanted: [DeclaredType], in file: RenderedFile, _ own: Texts
  ) throws(DiskError) -> Set<String> {
    var missing: Set<String> = []
    for type in wanted
    where !type.isExtension && !own.all.contains(where: { $0.declares(type.name) }) {
      guard try othersOfMissing().all.place(of: type.name) == nil, sources.marked.isEmpty else {
        continue
      }
      missing.insert(type.name)
      guard !names.isShared(type.name) else { continue }
      report(missing: type, besides: wanted, in: file, own)
    }
    for type in wanted where !missing.contains(type.name) {
      for contract in type.inherited where names.owner(of: contract) != nil {
        try reportConformance(of: type.name, to: contract, wanted: wanted, own)
      }
    }
    return missing
  }

  private mutating func report(
    missing type: DeclaredType, besides wanted: [DeclaredType], in file: RenderedFile, _ own: Texts
  ) {
    let isUsed = generatedFiles.contains { SwiftMerge.words(in: $0.bytes).contains(type.name) }
    guard isUsed || names.owner(of: type.name) != nil else { return }
    let line = SourceText(path: "", bytes: file.bytes).declaration(at: type.place)
    guard let text = own.all.first else {
      diagnostics.append(.missingType(type.name, of: display(file.path)))
      return
    }
    diagnostics.append(
      .missingType(
        type.name, line, besides: wanted, in: text.declared.types, of: text.source,
        because: isUsed ? "generated code uses it" : nil, role: names.role(of: type.name)))
  }

  private mutating func reportConformance(
    of type: String, to contract: String, wanted: [DeclaredType], _ own: Texts
  ) throws(DiskError) {
    func conforms(_ texts: [Text]) -> Bool {
      texts.contains {
        $0.declared.types.contains { $0.name == type && $0.inherited.contains(contract) }
      }
    }
    guard !conforms(own.all) else { return }
    let texts = own.all + (try othersOfMissing()).all
    // A missing protocol is reported without its conformances.
    let isGone = contracts.contains(contract) && texts.place(of: contract) == nil
    guard !isGone, sources.marked.isEmpty, !conforms(texts),
      !mayInherit(type, wanted: wanted, in: texts, where: { !Self.isApples($0) }),
      let place = texts.place(of: type)
    else { return }
    diagnostics.append(.missingConformance(of: type, to: contract, at: place))
  }

  /// Whether a type may inherit a member from a superclass, a protocol or an extension that the
  /// developer added.
  func mayHave(_ member: DeclaredMember, of file: RenderedFile, in texts: [Text]) -> Bool {
    let wanted = SwiftMerge.declaredNames(in: file.bytes)?.types ?? []
    if mayInherit(member.owner, wanted: wanted, in: texts, where: Self.mayGiveMembers) {
      return true
    }
    let own = Set(wanted.filter { $0.name == member.owner }.flatMap(\.inherited))
      .intersection(contracts)
    return texts.contains { text in
      text.declared.types.contains { type in
        own.contains(type.name) && type.inherited.contains(where: Self.mayGiveMembers)
      }
        || text.members.contains {
          own.contains($0.owner) && !$0.isRequirement && $0.title == member.title
        }
    }
  }

  private func mayInherit(
    _ type: String, wanted: [DeclaredType], in texts: [Text],
    where counts: (String) -> Bool
  ) -> Bool {
    let known = Set(wanted.filter { $0.name == type }.flatMap(\.inherited))
    let inherited = texts.flatMap(\.declared.types).filter { $0.name == type }.flatMap(\.inherited)
    return inherited.contains { !known.contains($0) && counts($0) }
  }

  /// Whether a superclass or protocol can provide members of a contract. Swift's own protocols and
  /// the delegates of Apple's classes don't.
  private static func mayGiveMembers(_ name: String) -> Bool {
    let asks = ["Delegate", "DataSource"].contains(where: name.hasSuffix)
    return !swiftProtocols.contains(name) && !(asks && isApples(name))
  }

  private static let swiftProtocols: Set = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "Sendable",
  ]

  /// Whether Apple declares a name, such as `UIViewController`. Apple's types conform to no
  /// protocol of the developer.
  private static func isApples(_ name: String) -> Bool {
    ["UI", "NS"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }
}
