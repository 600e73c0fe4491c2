import ViperPack
import ViperPipeline
import ViperPlan
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

/// Checks a pack: its manifest, and the sample modules of every UI framework rendered with it.
package struct PackLint {
  private let pack: Pack
  /// Templates with syntax errors. Their files are left out.
  private let broken: Set<String>
  private var diagnostics: [Diagnostic] = []

  /// - Parameter found: diagnostics from the specs of a project.
  package static func diagnostics(
    of files: [String: SourceText], path: String, and found: [Diagnostic] = []
  ) -> [Diagnostic] {
    let reading = PackReader.reading(of: files, path: path)
    guard let pack = reading.pack else { return reading.diagnostics }
    var lint = PackLint(pack: pack, broken: reading.brokenTemplates)
    for uiFramework in pack.dialect.uiFrameworks {
      for isOpen in [true, false] {
        lint.render(SampleSpec(dialect: pack.dialect, uiFramework: uiFramework, isOpen: isOpen))
      }
    }
    // Errors in the sample or in the project aren't errors of the pack.
    let shown = (lint.diagnostics + found).filter {
      $0.location.map { reading.paths.contains($0.source.path) } ?? false
    }
    return unique(reading.diagnostics + shown)
  }

  private static func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<[String]> = []
    return diagnostics.sortedForPrinting().filter { diagnostic in
      let place = diagnostic.location.map { [$0.source.path, String($0.range.lowerBound)] }
      return seen.insert([diagnostic.id] + (place ?? [])).inserted
    }
  }

  private mutating func render(_ sample: SampleSpec) {
    var read = ReadProject(
      specs: [(SampleSpec.name, sample.text)], for: pack, config: sample.config)
    read.swift.services = SampleSpec.services(of: read)
    let resolved = read.resolved()
    let tests = resolved.testPlans().plans
    for module in resolved.modules {
      let (planned, problems) = resolved.plan(
        module, specPath: module.draft.file.displayPath, tests: tests[module.module.name])
      diagnostics += problems
      render(pack.files(for: module.module), of: module.module, planned.context)
    }
    render(
      pack.files.filter(\.isOfProject), of: nil,
      resolved.projectContext(app: resolved.app().plan))
  }

  private mutating func render(
    _ files: [Pack.File], of module: Module?, _ context: [String: TemplateValue]
  ) {
    var paths = PathClashes()
    for file in files where broken.isDisjoint(with: pack.library.reached(from: [file.template])) {
      let roles: [String?] =
        if let module, file.isGeneratedPart {
          module.partlyGeneratedRoles
        } else if let module, file.isOfAdded { module.dialect.addedRoles } else { [nil] }
      for context in roles.map(context.naming) {
        let (isMade, problems) = file.condition?.evaluate(context) ?? (true, [])
        diagnostics += problems
        guard isMade else { continue }
        let (path, mistakes) = file.path.render(context)
        paths.add(file, path: path, module: module?.name ?? "")
        var output: [UInt8] = []
        diagnostics += mistakes + pack.library.render(file.template, context, into: &output)
      }
    }
    diagnostics += paths.diagnostics
  }
}

private struct PathClashes {
  private var first: [String: Pack.File] = [:]
  private var names: [String: Pack.File] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  mutating func add(_ file: Pack.File, path: String, module: String) {
    let place = file.pathText
    let absolute = FilePath.absolute(path, in: "/m")
    guard FilePath.isInside(absolute, "/m"), absolute != "/m" else {
      diagnostics.append(.pathLeavesFolder(path, at: place))
      return
    }
    if let problem = Diagnostic.badPath(FilePath.normal(path), shown: path, at: place.location) {
      diagnostics.append(problem)
      return
    }
    // Many file systems ignore case.
    let key = (file.isTest ? "tests/" : "") + absolute.lowercased()
    if let earlier = first[key] {
      diagnostics.append(.samePath(path, module: module, at: place, first: earlier.pathText))
    } else if absolute.hasSuffix(".swift") {
      let name = (file.isTest ? "tests/" : "") + FilePath.name(of: absolute)
      if let earlier = names[name] {
        diagnostics.append(.sameFileName(path, module: module, at: place, first: earlier.pathText))
      }
      names[name] = names[name] ?? file
      if !file.isOfProject, !FilePath.name(of: absolute).contains(module) {
        diagnostics.append(.pathOfAllModules(path, at: place))
      }
    }
    first[key] = first[key] ?? file
  }
}

extension Diagnostic {
  static func pathLeavesFolder(_ path: String, at text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-outside-path", "'\(showingControls(path))' isn't a file in the module's folder",
      at: text,
      help: "begin the path with the name of the file, or of a folder in the module's folder")
  }

  static func samePath(
    _ path: String, module: String, at text: EmbeddedText, first: EmbeddedText
  ) -> Self {
    Diagnostic(
      id: "duplicate-path", "two files of a module '\(module)' would have the path '\(path)'",
      at: text,
      help: "change the path of one file, or add a 'when' so that only one of them is generated",
      note: .init("the other path is here", at: first))
  }

  static func sameFileName(
    _ path: String, module: String, at text: EmbeddedText, first: EmbeddedText
  ) -> Self {
    Diagnostic(
      id: "duplicate-file-name",
      "two files of a module '\(module)' would have the same name as '\(path)', which Swift doesn't allow",
      at: text, help: "rename one of the two files",
      note: .init("the other file is here", at: first))
  }

  static func pathOfAllModules(_ path: String, at text: EmbeddedText) -> Self {
    Diagnostic(
      .warning, id: "duplicate-file-of-modules",
      "every module would have a file '\(path)', but the files of a target need different names",
      at: text, help: "add the module's name: {{ module.name }}")
  }
}
