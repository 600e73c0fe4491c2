import ViperOwnership
import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

/// Adds one element to an array of a spec, and updates the files that depend on it.
package struct SpecAddition {
  private let disk: any Disk
  private let project: Project
  private let file: Project.SpecFile
  /// The spec before the change.
  private let draft: ProjectReader.Draft
  package var dialect: Dialect { draft.pack.dialect }

  package init?(
    to file: Project.SpecFile, of project: Project, on disk: any Disk,
    into diagnostics: inout [Diagnostic]
  ) throws(DiskError) {
    var pipeline = Pipeline(disk: disk)
    let read = try pipeline.read(project.selecting([file]))
    diagnostics += read.diagnostics
    guard let draft = read.drafts.first(where: { $0.file == file }), !diagnostics.hasErrors
    else { return nil }
    self.disk = disk
    self.project = project.whole()
    self.file = file
    self.draft = draft
    listeners = read.ownDrafts.filter { $0.file != file && $0.spec.listens(to: file.name) }
    let handled = Set(draft.spec.handled.map(\.module.string))
    outputs = Dictionary(
      read.drafts.filter { $0.spec.output?.form == .protocol && !handled.contains($0.file.name) }
        .map { ($0.file.name, $0.spec.output?.members.map(\.member.specText) ?? []) }
    ) { first, _ in first }
  }

  /// Whether the module reports to closures instead of a listener.
  private var hasClosures: Bool { draft.spec.output?.form == .closures }
  /// The outputs of other modules that this module doesn't handle.
  private let outputs: [String: [String]]
  /// The specs that have to handle the output of this module.
  private let listeners: [ProjectReader.Draft]

  package enum List: Sendable {
    case key(String)
    case output
    /// The fields of an entity, or the methods of a service: a list of an element of a list.
    case element(of: EmbeddedText, in: String, list: String)
    /// The members that handle the output of another module, or the helpers of a component.
    case member(of: EmbeddedText, in: String)
  }

  /// Plans the changes. Errors are shown in the arguments or in the spec before the change.
  package func changeSet(adding value: NewValue, to list: List) throws(DiskError) -> ChangeSet {
    if let obstacle = obstacle(to: list) { return ChangeSet(diagnostics: [obstacle]) }
    var layouts = LayoutFinder(disk: disk, display: project.display)
    let width = try layouts.layout(for: file.folder).style.lineLength
    let root = draft.node
    var source = draft.spec.source
    // A module has to handle the output of a module that it opens, so both are added together.
    for (module, member) in unhandled(by: value) {
      let handled = path(to: .member(of: module, in: "handles"))
      source = JSONAddition(.string(member), to: handled, of: source, width: width)?.text ?? source
    }
    guard let addition = JSONAddition(value.json, to: path(to: list), of: source, width: width)
    else {
      // Never claim success if the spec has no array at this place.
      return ChangeSet(diagnostics: [.wrongType(root, expected: "expected a list to add to")])
    }
    // An interrupted run may have added the element already.
    var edited =
      root.has(value.json, at: path(to: list))
      ? [] : [EditedSpec(file: file, old: draft.spec.source, addition: addition, value: value)]
    if case .output = list, !hasClosures {
      for listener in listeners {
        let width = try layouts.layout(for: listener.file.folder).style.lineLength
        edited += [listener.handling(value, of: file.name, width: width)].compactMap(\.self)
      }
    }
    return try changeSet(of: edited)
  }

  private func changeSet(of edited: [EditedSpec]) throws(DiskError) -> ChangeSet {
    let texts = edited.map { ($0.file.absolutePath, $0.addition.text.bytes) }
    var options = Pipeline.Options()
    options.warnsOfUnopenedModules = false
    let files = Dictionary(texts) { first, _ in first }
    var pipeline = Pipeline(disk: OverlayDisk(base: disk, files: files), options: options)
    var made = try pipeline.changeSet(of: project)
    made.changes = edited.map(\.change) + made.changes
    for edited in edited {
      made.diagnostics = made.diagnostics.map { $0.placed(by: edited.original) }
      made.leftToDo = made.leftToDo.map { $0.placed(by: edited.original) }
    }
    return try made.completed(for: project, on: disk)
  }

  /// Empty if the route names another listener.
  private func unhandled(by value: NewValue) -> [(module: EmbeddedText, member: String)] {
    guard case .object(let members) = value,
      let to = members.first(where: { $0.key == "to" }), case .text(_, let place?) = to.value
    else { return [] }
    let with = members.first { $0.key == "with" }
    if case .object(let inputs)? = with?.value, inputs.contains(where: { $0.key == "output" }) {
      return []
    }
    return (outputs[place.string] ?? []).map { (place, $0) }
  }

  private func path(to list: List) -> [JSONStep] {
    let keys = SpecReader.keys(in: dialect)
    let members = JSONStep.key("members", order: ["conformer", "caller", "inherits", "members"])
    func key(_ key: String) -> JSONStep { .key(key, order: keys) }
    return switch list {
    case .key(let name) where draft.spec.added.contracts.contains { $0.key.string == name }:
      [key("contracts"), .key(name, order: []), members]
    case .key(let name):
      // A contract may be an object with an array of members.
      draft.spec.inherited[name] == nil ? [key(name)] : [key(name), members]
    case .output:
      [key("output")]
        + (hasClosures || draft.isObject("output")
          ? [.key("methods", order: ["as", "methods"])] : [])
    case .element(let name, let elements, let list):
      [
        key(elements), .element(key: "name", text: name.string),
        .key(list, order: ["name", "property", "doc", list]),
      ]
    case .member(let owner, let list): [key(list), .key(owner.string, order: [])]
    }
  }

  private func obstacle(to list: List) -> Diagnostic? {
    switch list {
    case .key(let key):
      if let owner = draft.spec.shared[key] { return .sharedList(key, owner) }
    case .element(let service, "services", _):
      let services = draft.spec.services
      if !services.contains(where: { $0.declaration?.name == service.string }) {
        return .noService(service, among: services)
      }
    case .element(let entity, _, _):
      let entities = Set(draft.spec.entities.map(\.name))
      if !entities.contains(entity.string) { return .noEntity(entity, known: entities.sorted()) }
    case .output, .member: break
    }
    return nil
  }
}

private struct EditedSpec {
  let file: Project.SpecFile
  let old: SourceText
  let addition: JSONAddition
  let value: NewValue
  /// The new texts in the spec, and the arguments that they come from.
  private let places: [(written: EmbeddedText, given: EmbeddedText?)]

  init(file: Project.SpecFile, old: SourceText, addition: JSONAddition, value: NewValue) {
    (self.file, self.old, self.addition, self.value) = (file, old, addition, value)
    places = Array(zip(addition.node.texts, value.places))
  }

  var change: Change {
    var change = Change(
      for: .spec, status: .update, path: file.absolutePath, old: old.bytes, new: addition.text.bytes
    )
    change.spec = file
    return change
  }

  /// Maps a place in the edited spec to a place the user can see: new values to the arguments, and
  /// old values to the spec on the disk.
  func original(_ location: SourceLocation) -> SourceLocation {
    guard location.source == addition.text else { return location }
    let range = location.range
    guard addition.inserted.contains(range.lowerBound) else {
      return addition.original(of: location)
    }
    let place = places.first { written, _ in
      let place = written.location.range
      return range.lowerBound >= place.lowerBound - 1 && range.lowerBound <= place.upperBound
    }
    guard let (written, given) = place, let given else {
      // Other places belong to the first argument.
      return places.lazy.compactMap(\.given).first?.location ?? addition.original(of: location)
    }
    guard given.bytes == written.bytes else { return given.location }
    let start = written.offset(at: range.lowerBound)
    return given.location(of: start..<max(start, written.offset(at: range.upperBound)))
  }
}

extension EmbeddedText {
  fileprivate func offset(at source: Int) -> Int {
    firstIndex(below: bytes.count) { location(of: $0..<$0).range.lowerBound >= source }
  }
}

extension ProjectReader.Draft {
  fileprivate func handling(_ value: NewValue, of module: String, width: Int) -> EditedSpec? {
    guard let signature = value.signature else { return nil }
    let known = spec.handled.first { $0.module.string == module }?.members ?? []
    let keys = SpecReader.keys(in: pack.dialect)
    guard !known.contains(where: { $0.member.specText == signature.string }),
      let addition = JSONAddition(
        .string(signature.string), to: [.key("handles", order: keys), .key(module, order: [])],
        of: spec.source, width: width)
    else { return nil }
    return EditedSpec(file: file, old: spec.source, addition: addition, value: .text(signature))
  }

  fileprivate func isObject(_ key: String) -> Bool {
    if case .object? = node.member(key)?.value.value { true } else { false }
  }
}

extension Diagnostic {
  static func sharedList(_ key: String, _ owner: EmbeddedText) -> Self {
    Diagnostic(
      id: "unexpected-shared-list",
      "this module shares the \(key) of '\(owner)', so the spec of '\(owner)' defines it",
      at: owner, help: "add the member to the spec of '\(owner)': --to \(shellWord(owner.string))")
  }

  static func noService(_ name: EmbeddedText, among services: [Service]) -> Self {
    let named = services.first { $0.field.name == name.string }
    let type = named?.field.type.serviceType?.text ?? name.string
    let known = services.compactMap { $0.declaration?.name }
    return Diagnostic(
      id: "unknown-service", "the spec declares no service '\(name)'", at: name,
      help: didYouMean(name.string, known)
        ?? "add the method to the Swift protocol '\(type)', and run 'viper-gen generate'")
  }

  static func noEntity(_ name: EmbeddedText, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-entity", "the spec has no entity '\(name)'", at: name,
      help: didYouMean(name.string, known)
        ?? (known.isEmpty
          ? "add the entity first: viper-gen add entity \(shellQuoted(name.string + "(id: Int)"))"
          : "use one of these entities: \(quotedList(known))"))
  }
}
