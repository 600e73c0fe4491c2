import ViperPack
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

/// Plans the files of a module: their paths, parts and owners.
struct FilePlanner {
  let module: Module
  let pack: Pack
  let folder: String
  /// Nil without tests.
  let testFolder: String?
  let context: [String: TemplateValue]
  let placement: FilePlacement
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var files: [PlannedFile] = []

  mutating func plan(into diagnostics: inout [Diagnostic]) {
    for file in pack.files(for: module) where testFolder != nil || !file.isTest { add(file) }
    diagnostics += self.diagnostics
  }

  private mutating func add(_ file: Pack.File) {
    if file.isGeneratedPart {
      for role in module.partlyGeneratedRoles { addGenerated(role, by: file) }
      return
    }
    if file.isOfAdded {
      for role in module.dialect.addedRoles { add(role, by: file) }
      return
    }
    guard holds(file.condition, context) else { return }
    switch file.contracts {
    case .none:
      let template = file.component.flatMap { placement.file(ofRole: $0) }
      add(
        .init(template: file.template, component: file.component),
        at: place(of: file, by: template), of: file)
    case .some(let keys):
      let own = Set(module.contracts.map(\.contract.key))
      guard let key = keys.first(where: own.contains) else { return }
      let template = placement.file(ofContract: key)
      add(.init(template: file.template), at: place(of: file, by: template), of: file)
    case .all: addContracts(of: file)
    }
  }

  /// The contracts of one pack file can be in several files.
  private mutating func addContracts(of file: Pack.File) {
    let own = place(of: file)
    var groups: [(place: Place, keys: [String])] = []
    for contract in module.contracts
    where contract.contract.origin == nil && contract.contract.hasProtocol {
      let key = contract.contract.key
      let place = placement.file(ofContract: key).map { self.place(of: file, by: $0) } ?? own
      if let index = groups.firstIndex(where: { $0.place.path == place.path }) {
        groups[index].keys.append(key)
      } else {
        groups.append((place, [key]))
      }
    }
    guard !groups.isEmpty || hasRest else { return }
    let home = groups.firstIndex { $0.place.path == own.path } ?? 0
    if groups.count < 2 {
      return add(.init(template: file.template), at: groups.first?.place ?? own, of: file)
    }
    for (index, group) in groups.enumerated() {
      add(
        .init(template: file.template, contracts: group.keys, hasRest: index == home),
        at: group.place, of: file)
    }
  }

  private var hasRest: Bool {
    module.output != nil || module.hasDependencies
      || module.services.contains { $0.declaration != nil }
  }

  private mutating func add(_ role: String, by file: Pack.File) {
    let context = context.naming(role: role)
    guard holds(file.condition, context) else { return }
    let place = place(of: file, by: placement.file(ofRole: role), context)
    add(.init(template: file.template, component: role, isOfRole: true), at: place, of: file)
  }

  // MARK: - Mixed components

  private mutating func addGenerated(_ role: String, by file: Pack.File) {
    guard holds(file.condition, context.naming(role: role)) else { return }
    add(
      .init(template: file.template, component: role, isGeneratedPart: true, isOfRole: true),
      at: generatedPlace(of: role, by: file), of: file)
  }

  /// The generated file is next to the component's own file.
  private mutating func generatedPlace(of role: String, by file: Pack.File) -> Place {
    let (name, problems) = file.path.render(context.naming(role: role))
    diagnostics += problems
    guard let template = placement.file(ofRole: role) else {
      let path = FilePath.absolute(name, in: folder)
      return Place(path: path, pattern: file.path.text.location, isPlaced: false)
    }
    let own = place(of: file, by: template)
    return Place(
      path: FilePath.join(FilePath.folder(of: own.path), name), pattern: own.pattern,
      isPlaced: true)
  }

  // MARK: - Files

  private struct Place {
    let path: String
    let pattern: SourceLocation
    /// Whether a config or a spec sets the path.
    let isPlaced: Bool
  }

  /// - Parameter template: nil for the pack's path.
  private mutating func place(
    of file: Pack.File, by template: Template? = nil, _ context: [String: TemplateValue]? = nil
  ) -> Place {
    let pattern = template ?? file.path
    let (path, problems) = pattern.render(context ?? self.context)
    diagnostics += problems
    return Place(
      path: FilePath.absolute(path, in: folder(of: file)), pattern: pattern.text.location,
      isPlaced: template != nil)
  }

  private mutating func add(_ part: PlannedFile.Part, at place: Place, of file: Pack.File) {
    let owner: PlannedFile.Owner = isYours(part, of: file) ? .yours : .generated
    // A repeated path is an error in the pack.
    if let index = files.firstIndex(where: {
      ($0.isPlaced || place.isPlaced) && $0.path == place.path
    }) {
      files[index].parts.append(part)
      if owner == .yours { files[index].owner = .yours }
      files[index].isPlaced = true
      files[index].partner = files[index].partner ?? partner(of: part, owner, file)
      return
    }
    var planned = PlannedFile(
      path: place.path, folder: folder(of: file), parts: [part], owner: owner, kind: file.kind)
    (planned.pattern, planned.isPlaced) = (place.pattern, place.isPlaced)
    planned.partner = partner(of: part, owner, file)
    files.append(planned)
  }

  private func isYours(_ part: PlannedFile.Part, of file: Pack.File) -> Bool {
    if file.isAlwaysYours { return true }
    if case .none = file.contracts {
      return part.component.map { !module.isGenerated($0) } == true && !part.isGeneratedPart
    }
    return module.isYours(Spec.contractsWord)
  }

  /// The generated file may not be needed.
  private mutating func partner(
    of part: PlannedFile.Part, _ owner: PlannedFile.Owner, _ file: Pack.File
  ) -> String? {
    guard owner == .yours, let role = part.component, !file.isTest,
      let partner = pack.files.first(where: \.isGeneratedPart)
    else { return nil }
    return generatedPlace(of: role, by: partner).path
  }

  private func folder(of file: Pack.File) -> String {
    file.isTest ? FilePath.join(testFolder ?? folder, module.name) : folder
  }

  private mutating func holds(
    _ condition: Template.Condition?, _ context: [String: TemplateValue]
  ) -> Bool {
    guard let condition else { return true }
    let (holds, problems) = condition.evaluate(context)
    diagnostics += problems
    return holds
  }
}

extension Pack.File {
  fileprivate var kind: PlannedFile.Kind { isTest ? component == nil ? .mocks : .tests : .module }
}
