import SwiftMerge
import SwiftReading
import ViperPack
import ViperSpec
import ViperText

extension ContractCheck {
  struct Text {
    let source: SourceText
    let declared: DeclaredNames

    var members: [DeclaredMember] { declared.members }

    func place(of type: String) -> SourceLocation? {
      declared.types.first { $0.name == type && !$0.isExtension }
        .map { source.location(of: $0.place) }
    }

    func declares(_ type: String) -> Bool { place(of: type) != nil }
  }

  typealias Found = (member: DeclaredMember, source: SourceText)

  struct Texts {
    let all: [Text]
    let members: MemberIndex<Found>

    init(_ all: [Text]) {
      self.all = all
      members = MemberIndex(
        all.flatMap { text in text.members.map { ($0, text.source) } }, by: \.member)
    }
  }
}

extension [ContractCheck.Text] {
  func place(of type: String) -> SourceLocation? { lazy.compactMap { $0.place(of: type) }.first }
}

extension SourceText {
  func declaration(at place: Range<Int>, withBody: Bool = false) -> String {
    let line = lineRange(at: place.lowerBound)
    let found = SwiftFile(bytes)?.declaration(named: place)
    let end = found.map { (withBody ? nil : $0.body?.lowerBound) ?? $0.range.upperBound }
    let text = bytes[line.lowerBound..<max(end ?? line.upperBound, line.lowerBound)]
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }
}

extension SwiftFile {
  fileprivate func declaration(named place: Range<Int>) -> SwiftDeclaration? {
    var members = declarations
    while let around = members.first(where: { $0.range.contains(place.lowerBound) }) {
      if around.nameRange == place { return around }
      members = around.members
    }
    return nil
  }
}

extension Module {
  /// Lists the members of the contracts, by component: `TripPresenter.didTapAdd()`.
  func memberNames(by names: ModuleNames?) -> Set<String> {
    let all = dialect.roles.flatMap { role in
      members(of: role.key).map {
        (names?.roles[role.key] ?? "") + "." + $0.member.compoundName
      }
    }
    let requirements = ownContracts.flatMap { contract -> [String] in
      let owner = (names?.contracts[contract.contract.key] ?? "") + "."
      return contract.members.filter { $0.inheritance == nil }
        .map { owner + $0.member.compoundName }
        + contract.verbatim.map { owner + $0.title }
    }
    return Set(all + requirements)
  }

  var ownContracts: [Contract] {
    guard isYours(Spec.contractsWord) else { return [] }
    return contracts.filter { $0.contract.origin == nil && $0.contract.hasProtocol }
  }
}
