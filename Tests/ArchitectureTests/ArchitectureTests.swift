import Foundation
import TestTools
import Testing

/// The folder listing is the architecture: dependencies run one way, and files stay small.
struct ArchitectureTests {
  /// Read once for all tests.
  private static let read = Result { try SourceTree() }
  let tree: SourceTree

  init() throws { tree = try Self.read.get() }

  @Test func foldersHaveNoCircularDependencies() {
    let uses = TypeUses(tree)
    #expect(uses.edges.count > 10, "the search for types finds none")
    let knots = uses.knots.map { folders in
      let inside = folders.flatMap { folder in
        folders.compactMap { other in
          uses.edges[folder]?[other].map { types in
            "\(folder) → \(other): \(types.sorted().prefix(4).joined(separator: ", "))"
          }
        }
      }
      return inside.joined(separator: "\n")
    }
    #expect(knots.isEmpty, "\(knots.joined(separator: "\n\n"))")
  }

  /// SwiftPM finds an import that Package.swift doesn't declare, as long as another target has built it.
  @Test func everyImportIsDeclaredAndEveryDependencyUsed() throws {
    let declared = try Self.dependencies()
    var undeclared: Set<String> = []
    for file in tree.files {
      for line in file.code.split(separator: "\n") where line.contains("import ") {
        guard let match = line.firstMatch(of: /^ *(?:@\w+ )*(?:public )?import (\w+)/) else {
          continue
        }
        let name = String(match.1)
        guard declared[name] != nil, declared[file.target]?.contains(name) != true else { continue }
        undeclared.insert("\(file.path): \(name)")
      }
    }
    #expect(undeclared.sorted() == [])
    var unused: [String] = []
    for (target, dependencies) in declared {
      let code = tree.files.filter { $0.target == target }.map(\.code).joined(separator: "\n")
      guard !code.isEmpty, !code.contains("import PackagePlugin\n") else { continue }
      for name in dependencies where !code.contains("import \(name)\n") {
        unused.append("\(target): \(name)")
      }
    }
    #expect(unused.sorted() == [])
  }

  @Test func filesStaySmall() {
    let long = tree.files.filter { $0.lineCount > 400 }.map { "\($0.path): \($0.lineCount)" }
    #expect(long == [])
    let counts = tree.files.map(\.lineCount).sorted()
    #expect(counts[counts.count / 2] <= 100, "the median file has more than 100 lines")
  }

  /// The targets of Package.swift outside the examples, with their dependencies.
  private static func dependencies() throws -> [String: Set<String>] {
    let manifest = try String(
      contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
    var dependencies: [String: Set<String>] = [:]
    for target in manifest.split(separator: /\.(?:target|executableTarget|plugin|testTarget)\(/) {
      guard let name = target.firstMatch(of: /name: "([^"]+)"/)?.1 else { continue }
      let list = target.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      dependencies[String(name)] = Set(list.matches(of: /"([^"]+)"/).map { String($0.1) })
    }
    try #require(dependencies.count > 5)
    return dependencies
  }
}
