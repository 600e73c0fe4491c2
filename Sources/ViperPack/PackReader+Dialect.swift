import SwiftReading
import ViperSpec
import ViperText

extension PackReader {
  mutating func readDialect(
    of manifest: inout PackManifest, _ object: inout JSONObjectReader, in node: JSONNode
  ) {
    for node in object.array("roles") {
      if let role = role(node, earlier: manifest.roles.map(\.role.key)) {
        manifest.roles.append(role)
      }
    }
    let roles = manifest.roles.map(\.role.key)
    manifest.contracts = object.array("contracts").compactMap { contract($0, roles: roles) }
    for node in object.array("uiFrameworks") {
      let uiFramework = uiFramework(
        node, roles: roles, contracts: manifest.contracts.map(\.contract.key),
        earlier: manifest.uiFrameworks.map(\.uiFramework))
      if let uiFramework { manifest.uiFrameworks.append(uiFramework) }
    }
    if manifest.uiFrameworks.isEmpty, !object.holdsMisspelled(["uiFrameworks"]) {
      report(.emptyPack("uiFrameworks", at: node.location))
    }
    manifest.holders = object.required("holders").flatMap { holders($0, roles: roles) }
    manifest.reserved = object.strings("reserved")
    manifest.builder = role(object.string("builder"), of: roles)
    manifest.output = object.required("output").flatMap { node in
      self.object(node, "'output' is an object") { reader, object in reader.named(&object) }
    }
    manifest.dependencies = object.take("dependencies").flatMap { member in
      self.object(member.value, "'dependencies' is an object") { reader, object in
        reader.named(&object)
      }
    }
    manifest.observed = object.string("observed")
    manifest.namespaces = object.take("namespaces").flatMap { namespaces($0.value) }
  }

  private mutating func role(_ node: JSONNode, earlier: [String]) -> PackManifest.Role? {
    object(node, "a role is an object") { reader, object in
      let key = object.requiredString("key")
      let named = reader.named(&object)
      let mock = object.string("mock").map { reader.template($0) }
      let whole = reader.role(object.string("partOf"), of: earlier)?.string
      let mayBeYours = object.bool("yours") ?? (whole == nil)
      let owner = reader.owner(object.string("owner"))
      let uiFrameworks =
        object.holds("uiFrameworks") ? Set(object.strings("uiFrameworks").map(\.string)) : nil
      guard let key, let named else { return nil }
      var role = Dialect.Role(key: key.string, mayBeYours: mayBeYours)
      role.uiFrameworks = uiFrameworks
      role.whole = whole
      role.owner = owner
      return PackManifest.Role(key: key, role: role, named: named, mock: mock)
    }
  }

  private mutating func owner(_ word: EmbeddedText?) -> Dialect.Owner? {
    guard let word else { return nil }
    let owner = Dialect.Owner(rawValue: word.string)
    if owner == nil {
      let known = Dialect.Owner.allCases.map(\.rawValue)
      report(.unknownInPack("owner", word, known: known))
    }
    return owner
  }

  private mutating func contract(_ node: JSONNode, roles: [String]) -> PackManifest.Contract? {
    object(node, "a contract is an object") { reader, object in
      let key = object.requiredString("key")
      let hasProtocol = object.bool("protocol") ?? true
      let named = hasProtocol ? reader.named(&object) : nil
      let conformer = reader.role(object.requiredString("conformer"), of: roles)
      // Only other modules call a contract without a caller.
      let isCalled = (object.holds("caller"), object.holds("property"))
      let caller = reader.role(object.string("caller"), of: roles)
      let property = object.string("property")
      if isCalled.0 != isCalled.1 {
        object.miss(isCalled.0 ? "property" : "caller")
      }
      var contract = Dialect.Contract(
        key: key?.string ?? "", conformer: conformer?.string ?? "", caller: caller?.string ?? "",
        property: property?.string ?? "")
      contract.isWeak = object.bool("weak") ?? false
      let isLate = object.bool("late") ?? false
      contract.isLate = isLate && !contract.isWeak
      contract.isShareable = object.bool("shareable") ?? false
      contract.isDispensable = object.bool("dispensable") ?? false
      contract.hasProtocol = hasProtocol
      contract.isOnMainActor = object.bool("mainActor") ?? true
      contract.members = object.strings("members").compactMap {
        SignatureParser.member($0, into: &reader.diagnostics)
      }
      guard let key, let conformer, !hasProtocol || named != nil else { return nil }
      return PackManifest.Contract(
        key: key, property: property, conformer: conformer, caller: caller, contract: contract,
        named: named)
    }
  }

  private mutating func holders(_ node: JSONNode, roles: [String]) -> Dialect.Holders? {
    object(node, "'holders' is an object") { reader, object in
      func holder(_ key: String) -> String? { reader.role(object.string(key), of: roles)?.string }
      var holders = Dialect.Holders.empty
      holders.inputs = holder("inputs") ?? ""
      holders.services = holder("services") ?? ""
      holders.state = holder("state") ?? ""
      holders.output = holder("output") ?? ""
      holders.routes = holder("routes")
      return holders
    }
  }
}
