import ViperPlan
import ViperProject
import ViperSpec
import ViperText

extension ResolvedProject {
  /// Reports generated types that a Swift file of the target declares, too.
  func redeclaredTypes(on disk: any Disk) -> [Diagnostic] {
    let types = read.drafts.filter(\.isSelected).flatMap { draft in
      draft.spec.declaredTypes.map { ($0.name, $0.location, draft) }
    }
    let parts = modules.flatMap { module in
      generatedParts(of: module.module).map { ($0, module.draft.spec.start, module.draft) }
    }
    let suspects = (types + parts).compactMap { name, location, draft in
      read.targets[draft.file.name].map { (name, location, $0) }
    }.filter { $2.seemsToDeclare($0) }
    guard !suspects.isEmpty,
      let lookup = try? ProtocolLookup(in: read.project, place: read.runtimePlace, on: disk)
    else { return [] }
    return suspects.compactMap { name, location, sources in
      lookup.declarations(of: name, in: sources).first { $0.visibility > .file }
        .map { .repeatedType(name, at: location, first: $0.location) }
    }
  }

  /// Without the components, which your files may contain.
  private func generatedParts(of module: ViperSpec.Module) -> [String] {
    guard !module.isYours(Spec.contractsWord), let names = names[module.name] else { return [] }
    let contracts = module.dialect.contracts.filter { $0.hasProtocol && $0.origin == nil }
    let fixed = [module.output.map { _ in names.output }, names.dependencies].compactMap(\.self)
    return fixed + contracts.compactMap { names.contracts[$0.key] }
  }

  /// Reports services whose protocols, or whose mocks, have the names of components.
  var servicesNamedLikeComponents: [Diagnostic] {
    let own = Set(read.ownDrafts.map(\.file.name))
    return modules.map(\.draft.spec).flatMap { spec in
      spec.services.map(\.field).compactMap { field in
        guard let service = specs.swiftService(of: field.type, in: spec.name) else { return nil }
        let name = service.declaration.mockStem
        guard names.role(of: name) != nil, let owner = names.owner(of: name),
          let ownerSpec = names.spec(owner),
          service.hasMock && own.contains(owner)
            || read.targets[owner]?.seemsToDeclare(name) == true
        else { return nil }
        return .clashingPart(name, at: field.location, module: owner, spec: ownerSpec)
      }
    }
  }
}
