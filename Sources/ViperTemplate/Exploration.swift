import ViperText

/// Looks for names that don't exist in places that no context leads to.
///
/// An ordinary rendering says nothing of a branch that it does not take. Here every branch is taken,
/// with every context that is given; a name that never means anything is a mistake, since one that
/// exists only sometimes means something at least once.
package struct Exploration: Sendable {
  /// So often a branch is taken, in one rendering, that the context does not lead to.
  let detours: Int
  /// Keys that records may have or not: where no context leads, there is no telling which.
  let occasionalKeys: Set<String>
  private(set) var known: Set<SourceLocation> = []
  private var suspects: [SourceLocation: (diagnostic: Diagnostic, template: String)] = [:]
  /// So many steps a template may take in all renderings together.
  private static let stepLimit = 4_000_000
  private var steps: [String: Int] = [:]

  package init(detours: Int = 2, occasionalKeys: Set<String> = []) {
    self.detours = detours
    self.occasionalKeys = occasionalKeys
  }

  /// The names that never meant anything, in reading order.
  package var diagnostics: [Diagnostic] {
    // What was not rendered to its end leaves open which names mean something elsewhere.
    suspects.filter { !known.contains($0.key) && !isExhausted($0.value.template) }
      .map(\.value.diagnostic).sortedForPrinting()
  }

  /// Whether a template has taken so many steps that more samples would take too long.
  package func isExhausted(_ template: String) -> Bool {
    steps[template, default: 0] >= Self.stepLimit
  }

  /// Takes over what a rendering has found that took every branch.
  mutating func add(_ renderer: Renderer, of template: String = "") {
    // What stands in a manifest is short.
    if !template.isEmpty {
      steps[template, default: 0] += renderer.isStopped ? Self.stepLimit : renderer.steps
    }
    let program = renderer.program
    for (site, template) in renderer.visits?.known ?? [:] {
      let text = program.tables.templates[template].text
      let ranges = program.tables.pathSites[site]
      for range in [ranges.symbolRange] + ranges.keyRanges {
        known.insert(text.location(of: range))
      }
    }
    let ids = ["unknown-variable", "unknown-key"]
    for mistake in renderer.diagnostics where ids.contains(mistake.id) {
      guard let location = mistake.location else { continue }
      suspects[location] = suspects[location] ?? (mistake, template)
    }
  }
}

extension RenderLimits {
  /// Every branch at every place is more work than any rendering should be, and of no use beyond.
  static let exploring = RenderLimits(steps: 2_000_000, errors: 10_000)
}

extension Renderer {
  /// What a rendering that takes every branch remembers.
  struct Visits {
    let detours: Int
    let occasionalKeys: Set<String>
    /// The paths that had a value, with the template that each stands in.
    var known: [Int: Int] = [:]
    /// The paths that had none.
    private var missed: Set<Int> = []
    /// How often each branch was taken without need.
    var arms: [Int: Int] = [:]

    init(_ exploration: Exploration) {
      detours = exploration.detours
      occasionalKeys = exploration.occasionalKeys
    }

    /// Whether it is news that a path has no such key: to say what might have been meant takes long.
    mutating func isNews(_ key: String, _ site: Int) -> Bool {
      known[site] == nil && !occasionalKeys.contains(key) && missed.insert(site).inserted
    }

    mutating func mayTake(_ arm: Int) -> Bool {
      let count = arms[arm, default: 0]
      arms[arm] = count + 1
      return count < detours
    }
  }

  mutating func exploredValue(_ path: FlatPath, _ site: Int) -> TemplateValue? {
    let value = slowValue(path, site)
    if value != nil { visits?.known[site] = includePath.last ?? 0 }
    return value
  }

  mutating func explore(arms: Range<Int>) {
    var isTaken = false
    for index in arms {
      let arm = program.tables.arms[index]
      let holds = arm.condition.map { isMet($0) } ?? true
      if holds, !isTaken {
        isTaken = true
        render(arm.body)
      } else if visits?.mayTake(index) == true {
        render(arm.body)
      }
    }
  }
}

extension TemplateLibrary {
  /// Renders a template with all its branches, for what they name.
  package func explore(
    _ name: String, _ context: [String: TemplateValue], into exploration: inout Exploration
  ) {
    guard let index = indices[name], !exploration.isExhausted(name) else { return }
    exploration.add(
      Renderer.exploring(index, of: program, context, exploration), of: name)
  }
}

extension Template {
  /// Renders the text with all its branches, for what they name.
  package func explore(_ context: [String: TemplateValue], into exploration: inout Exploration) {
    exploration.add(Renderer.exploring(0, of: program, context, exploration))
  }
}

extension Template.Condition {
  /// Works out all operands, for what they name.
  package func explore(_ context: [String: TemplateValue], into exploration: inout Exploration) {
    var renderer = Renderer(program, context, .exploring)
    renderer.visits = .init(exploration)
    _ = renderer.isMet(expression)
    exploration.add(renderer)
  }
}
