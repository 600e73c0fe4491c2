import ViperPipeline
import ViperProject
import ViperText

/// The places of a module's files before the module was renamed.
///
/// Git restores these files when it merges a branch that edited them under the old name.
package struct FormerFiles {
  /// The old names, by new name.
  private let stems: [String: String]
  private let module: (old: String, new: String)

  package init(_ former: TypeNames, now: TypeNames) {
    var stems = [now.module: former.module]
    for (key, name) in now.types {
      if let old = former.types[key] { stems[name] = old }
    }
    self.stems = stems.filter { $0.key != $0.value }
    module = (former.module, now.module)
  }

  package func paths(of path: String) -> [String] {
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    let oldFolder = FilePath.join(FilePath.folder(of: folder), renamed(FilePath.name(of: folder)))
    let paths = [
      FilePath.join(oldFolder, renamed(name)), FilePath.join(folder, renamed(name)),
      FilePath.join(oldFolder, name),
    ]
    return paths.enumerated().filter { $1 != path && !paths[..<$0].contains($1) }.map(\.1)
  }

  /// Restores the old name: `TimelineView+Layout.swift` → `FeedView+Layout.swift`. Also
  /// `TimelineContracts.swift` → `FeedContracts.swift`, although no type has that name.
  private func renamed(_ name: String) -> String {
    let end = name.firstIndex { $0 == "." || $0 == "+" } ?? name.endIndex
    if let stem = stems[String(name[..<end])] { return stem + name[end...] }
    return name.hasPrefix(module.new) ? module.old + name.dropFirst(module.new.count) : name
  }

  package func former(_ text: [UInt8]) -> [UInt8] {
    // The messages of stubs contain names, too.
    Renaming(stems).applied(to: text, isSwift: false)
  }
}

extension ModuleLock {
  /// Lists the former names of the module that is now called `name`. Renaming the module back
  /// removes the names in between.
  package func former(of name: String) -> [TypeNames] {
    let all = former + (names.module.isEmpty ? [] : [names])
    return Array(all.prefix { $0.module != name })
  }
}

extension ModuleWork {
  /// Reports owned files that still have an old name of the module, because the module doesn't
  /// compile them.
  func reportLeft(
    of former: [TypeNames], _ files: [RenderedFile], into outcome: inout ModuleChanges
  ) throws(DiskError) {
    guard !former.isEmpty, options.into == nil else { return }
    let now = TypeNames(module: outcome.name, resolved.names[outcome.name])
    let planned = Set(files.map(\.path))
    let modules = Set(resolved.read.project.specs.map(\.name))
    for names in former where !modules.contains(names.module) {
      let old = FormerFiles(names, now: now)
      for file in files where file.owner == .yours {
        for path in old.paths(of: file.path) where !planned.contains(path) {
          guard try disk.kind(of: path) == .file else { continue }
          // On a disk that ignores case, both names are the same file.
          if try disk.identity(of: path) == disk.identity(of: file.path) { continue }
          outcome.changeSet.diagnostics.append(
            .leftByRename(display(path), of: names.module, now: outcome.name))
        }
        if options.comparesOwnedFiles { try reportNames(names, now: now, in: file, into: &outcome) }
      }
    }
  }

  /// Reports old type names in a file with the new name. The old names are from another branch.
  private func reportNames(
    _ names: TypeNames, now: TypeNames, in file: RenderedFile, into outcome: inout ModuleChanges
  ) throws(DiskError) {
    guard file.path.hasSuffix(".swift"), let text = try disk.read(file.path) else { return }
    let renaming = Renaming(from: names, to: now, former: [], now: [])
    for mention in renaming.mentions(in: text).prefix(1) {
      let source = SourceText(path: display(file.path), bytes: text)
      outcome.forCheck.append(
        .oldName(
          source.string(in: mention.range), mention.name, of: names.module, now: now.module,
          at: source.location(of: mention.range)))
    }
  }
}

extension Diagnostic {
  static func oldName(
    _ name: String, _ newName: String, of module: String, now: String, at place: SourceLocation
  ) -> Diagnostic {
    let words = [module, now].map(shellWord).joined(separator: " ")
    return Diagnostic(
      id: "changed-module-name", "'\(name)' is now named '\(newName)'", at: place,
      help: "to rename '\(name)' in this file, run 'viper-gen rename \(words)'")
  }

  static func leftByRename(_ path: String, of module: String, now name: String) -> Diagnostic {
    let words = [module, name].map(shellWord).joined(separator: " ")
    return Diagnostic(
      id: "changed-module-name",
      "'\(path)' is a file of the module '\(module)', which is now named '\(name)'",
      help: "to merge '\(path)' into the file with the new name, run 'viper-gen rename \(words)'")
  }
}
