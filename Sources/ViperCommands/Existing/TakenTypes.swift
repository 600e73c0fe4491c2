import SwiftReading
import ViperPipeline
import ViperProject
import ViperText

/// Finds types that a new or renamed module would declare a second time.
package struct TakenTypes {
  /// A type of the module, with the folder of its file.
  private struct Own: Hashable {
    let name: String
    let folder: String
  }

  private let own: [Own]
  private let imports: Set<String>

  init(_ files: [(path: String, bytes: [UInt8])], named names: Set<String>? = nil) {
    var own: [Own] = []
    var imports: Set<String> = []
    for (path, bytes) in files where path.hasSuffix(".swift") {
      guard let file = SwiftFile(bytes) else { continue }
      let folder = FilePath.folder(of: path)
      own += file.types.filter { $0.kind != .extension && names?.contains($0.name) != false }
        .map { Own(name: $0.name, folder: folder) }
      imports.formUnion(file.imports)
    }
    self.own = own
    self.imports = imports
  }

  package init(in changes: [Change], of spec: Project.SpecFile, besides tests: String?) {
    self.init(
      changes.filter { change in
        change.status == .create && change.spec == spec
          && tests.map { !FilePath.isInside(change.path, $0) } ?? true
      }.map { ($0.path, $0.new ?? []) })
  }

  package func ofFrameworks(at name: EmbeddedText) -> [Diagnostic] {
    Set(own.map(\.name)).sorted().compactMap { type in
      let frameworks = Self.frameworks.filter { $0.value.contains(type) }.keys
      return frameworks.filter(imports.contains).min().map {
        .frameworkType(type, of: $0, at: name)
      }
    }
  }

  /// Apple's types that the types of a module may clash with, by the framework of the view. Types
  /// that few targets use are left out.
  private static let frameworks: [String: Set<String>] = [
    "UIKit": [
      "UICalendarView", "UICollectionView", "UICollectionViewController", "UIContentView",
      "UIDocumentBrowserViewController", "UIDocumentViewController", "UIImageView", "UIInputView",
      "UIInputViewController", "UIListContentView", "UIMenuBuilder", "UIPageViewController",
      "UIPickerView", "UIProgressView", "UIReferenceLibraryViewController", "UIScrollView",
      "UISplitViewController", "UIStackView", "UITableView", "UITableViewController", "UITextView",
      "UIView", "UIViewController", "UIVisualEffectView",
    ],
    "SwiftUI": [
      "AnyView", "EmptyView", "NavigationSplitView", "NavigationView", "ProgressView", "ScrollView",
      "TabView", "ViewBuilder",
    ],
  ]

  /// Reports types of the module that the target's Swift files already declare.
  package func ofTarget(
    _ project: Project, into: String?, on disk: any Disk
  ) throws(DiskError) -> [Diagnostic] {
    let place = RuntimePlace(
      project: project, into: into, packageFolder: try disk.packageFolder(above: project.root))
    let scopes = try SourceScopes(project, place: place, on: disk)
    var found: [Diagnostic] = []
    for type in own {
      let scope = try scopes.scope(ofModuleIn: type.folder, importing: [])
      for path in scope.own?.types[type.name] ?? [] {
        guard let bytes = try disk.read(path) else { continue }
        let declared = (SwiftFile(bytes)?.types ?? []).filter {
          $0.kind != .extension && $0.name == type.name
        }
        let source = SourceText(path: project.display(path), bytes: bytes)
        found += declared.map {
          .takenType(type.name, at: source.location(of: $0.nameRange ?? $0.range))
        }
      }
    }
    return found.sortedForPrinting()
  }
}

extension SwiftFile {
  fileprivate var imports: Set<String> { imports(in: declarations) }

  private func imports(in declarations: [SwiftDeclaration]) -> Set<String> {
    declarations.reduce(into: []) { found, declaration in
      if declaration.kind == .import { found.insert(declaration.name) }
      if declaration.kind == .conditional { found.formUnion(imports(in: declaration.members)) }
    }
  }
}

extension Diagnostic {
  static func takenType(_ name: String, at place: SourceLocation) -> Self {
    Diagnostic(
      id: "conflicting-type-name",
      "'\(name)' already exists, but a type of the module needs this name", at: place,
      help: "rename '\(name)' here first, or choose another name for the module")
  }

  fileprivate static func frameworkType(
    _ name: String, of framework: String, at module: EmbeddedText
  ) -> Self {
    Diagnostic(
      id: "conflicting-type-name",
      "\(framework) has a type '\(name)', but a type of the module needs this name", at: module,
      help: "choose another name for the module, such as '\(module)Page'")
  }
}
