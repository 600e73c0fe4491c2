import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// A module of which a run changed nothing and had nothing to say, and what that follows from.
package struct KnownModule: Sendable {
  package struct File: Sendable {
    package let status: Change.Status
    /// Absolute.
    package let path: String

    package init(status: Change.Status, path: String) {
      (self.status, self.path) = (status, path)
    }
  }

  package struct Lookup: Sendable {
    package let question: SpecQuestion
    package let answer: ByteHash
  }

  package let lookups: [Lookup]
  /// What it asked the disk.
  let asked: [DiskQuestion]
  package let files: [File]
  /// What generated tests leave out and why.
  package let notes: [String]
  /// A hash of what its spec says to the rest of the project; nil where no hash tells that.
  package var matterForOthers: ByteHash?
  /// Which services reach it, in words.
  package var node: [String] = []

  package init(lookups: [Lookup], asked: [DiskQuestion], files: [File], notes: [String]) {
    (self.lookups, self.asked, self.files, self.notes) = (lookups, asked, files, notes)
  }
}

/// What former runs know of modules, by the absolute path of the spec, and of what a project has as a whole, by that
/// of its root.
///
/// It is for runs between which configs, packs and all else that specs are read with have not changed. What
/// is known of a module whose files have changed is to be forgotten; that the specs still say the same is
/// found by itself.
package final class ModuleMemory: Sendable {
  private let modules: SharedValue<[String: KnownModule]>
  private let projects = SharedValue<[String: KnownProject]>([:])
  private let inPart = SharedValue(false)
  /// The disk that is asked for what modules have made; nil for the one that specs are read from.
  package let disk: (any Disk)?
  /// What there is to know of the last run; nil where more than some specs and what modules have made has changed.
  package let former: FormerRun?

  package convenience init(disk: (any Disk)? = nil) { self.init([:], disk: disk) }

  init(_ modules: [String: KnownModule], former: FormerRun? = nil, disk: (any Disk)?) {
    self.modules = SharedValue(modules)
    self.former = former
    self.disk = disk
  }

  /// Whether this run has read no more of a project than what has changed.
  package var isInPart: Bool {
    get { inPart.change { $0 } }
    set { inPart.change { $0 = newValue } }
  }

  package var all: [String: KnownModule] { modules.change { $0 } }

  package func keep(_ module: KnownModule?, of spec: String) {
    modules.change { $0[spec] = module }
  }

  func take(_ spec: String) -> KnownModule? { modules.change { $0.removeValue(forKey: spec) } }

  /// The project with a root, if the last run found nothing to mend in it.
  package func project(in root: String) -> KnownProject? { projects.change { $0[root] } }

  package func keep(_ project: KnownProject?, in root: String) {
    projects.change { $0[root] = project }
  }

  /// Forgets the modules that have asked for what stands at one of these places, or lies directly in it.
  package func forget(_ places: Set<String>) {
    modules.change { modules in
      modules = modules.filter { !$0.value.asked.contains { places.contains($0.path) } }
    }
  }
}

/// What the modules of a project look up.
package struct ModuleLookups: Sendable {
  let specs: SpecTable
  let names: NameTable
  /// The absolute folders of several modules.
  let sharedFolders: Set<String>

  package init(specs: SpecTable, names: NameTable, sharedFolders: Set<String>) {
    (self.specs, self.names, self.sharedFolders) = (specs, names, sharedFolders)
  }

  /// Whether all answers are the same now.
  func hold(for module: KnownModule) -> Bool {
    module.lookups.allSatisfy { answer(to: $0.question) == $0.answer }
  }

  package func answered(_ questions: Set<SpecQuestion>) -> [KnownModule.Lookup] {
    questions.map { KnownModule.Lookup(question: $0, answer: answer(to: $0)) }
  }

  private func answer(to question: SpecQuestion) -> ByteHash {
    if let answer = specs.answer(to: question) { return answer }
    let text =
      question.kind == .folder
      ? String(sharedFolders.contains(question.subject)) : names.owner(of: question.subject)
    return ByteHash.of(text)
  }
}

/// The questions of one module.
package final class LookupLog: Sendable {
  package init() {}

  private let log = SharedValue<Set<SpecQuestion>>([])

  package var questions: Set<SpecQuestion> { log.change { $0 } }

  package func note(_ question: SpecQuestion) { log.change { _ = $0.insert(question) } }

  /// Forgets them: kept for all modules they would take much memory.
  package func clear() { log.change { $0 = [] } }
}
