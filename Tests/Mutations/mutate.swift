import Foundation

/// Copies the examples and their generated tests into a package, and makes one change after the
/// other in it. Changes that generated tests leave out are counted separately.
@main
struct Mutate {
  /// Each example's folder, the target with its modules, and the target with its own types.
  static let apps = [
    ("Articles", target: "ArticlesModules", domain: "ArticlesDomain"),
    ("ArticlesVIP", target: "ArticlesVIP", domain: "ArticlesDomain"),
    ("Home", target: "HomeModules", domain: "HomeDomain"),
    ("Scoreboard", target: "ScoreboardModules", domain: "ScoreboardDomain"),
    ("Trips", target: "TripsModules", domain: "TripsDomain"),
  ]

  static let shared = [
    ("ExamplesViews", path: "Views", domains: []),
    ("ArticlesViews", path: "ArticlesViews", domains: ["ArticlesDomain", "ExamplesViews"]),
  ]

  let repository: URL
  let package: URL
  let leftOut: Set<String>

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { fatalError("mutate REPOSITORY PACKAGE LEFT_OUT") }
    let run = Mutate(
      repository: URL(fileURLWithPath: arguments[1]), package: URL(fileURLWithPath: arguments[2]),
      leftOut: Set(
        try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n").map(
          String.init)))
    exit(try run.run() ? 0 : 1)
  }

  func run() throws -> Bool {
    try makePackage()
    guard test() == .passed else {
      print("the tests fail before anything is broken")
      return false
    }
    var caught: [String: Int] = [:]
    var total: [String: Int] = [:]
    var survivors: [Mutant] = []
    var broken = 0
    var apart = 0
    for mutant in try mutants() {
      let file = package.appendingPathComponent(mutant.path)
      let original = try String(contentsOf: file, encoding: .utf8)
      try mutant.text.write(to: file, atomically: true, encoding: .utf8)
      var outcome = test()
      if outcome == .passed, leftOut.contains(mutant.member) { outcome = .leftOut }
      try original.write(to: file, atomically: true, encoding: .utf8)
      print(
        "\(outcome.rawValue)  \(mutant.operation): \(mutant.path):\(mutant.line): "
          + "\(mutant.before) → \(mutant.after)")
      guard outcome != .broken else {
        broken += 1
        continue
      }
      guard outcome != .leftOut else {
        apart += 1
        continue
      }
      total[mutant.operation, default: 0] += 1
      if outcome == .failed { caught[mutant.operation, default: 0] += 1 }
      if outcome == .passed { survivors.append(mutant) }
    }
    print("\n\(broken) breaks do not compile, and are not counted")
    print("\(apart) are in members that generated tests leave out, as the tool says")
    return report(caught: caught, total: total, survivors: survivors)
  }

  private func report(caught: [String: Int], total: [String: Int], survivors: [Mutant]) -> Bool {
    print("")
    for operation in total.keys.sorted() {
      print("\(operation): \(caught[operation] ?? 0) of \(total[operation] ?? 0) caught")
    }
    let all = total.values.reduce(0, +)
    let found = caught.values.reduce(0, +)
    print("all: \(found) of \(all) caught (\(all == 0 ? 0 : found * 100 / all) %)")
    for mutant in survivors {
      print("survived: \(mutant.path):\(mutant.line): \(mutant.before) → \(mutant.after)")
    }
    return all > 0 && found * 10 >= all * 9
  }

  // MARK: - The package

  private func makePackage() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: package, withIntermediateDirectories: true)
    let tests = Self.apps.map { "Tests/\($0.0)Tests" }
    for path in ["Sources/ViperKit", "Sources/Examples", "Generated"] + tests {
      let target = package.appendingPathComponent(path)
      try manager.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.copyItem(at: repository.appendingPathComponent(path), to: target)
    }
    for (app, _, _) in Self.apps {
      let folder = package.appendingPathComponent("Tests/\(app)Tests")
      for name in try manager.contentsOfDirectory(atPath: folder.path) {
        let url = folder.appendingPathComponent(name)
        // A module's folder holds its mocks; folders without any are tests by hand.
        let files = (try? manager.contentsOfDirectory(atPath: url.path)) ?? ["Mocks.swift"]
        if name.hasSuffix("Tests.swift") || !files.contains(where: { $0.hasSuffix("Mocks.swift") })
        {
          try manager.removeItem(at: url)
        }
      }
    }
    var targets = ["    .target(name: \"ViperKit\"),"]
    for domain in Set(Self.apps.map(\.domain)).sorted() {
      targets.append(
        """
            .target(
              name: "\(domain)", path: "Sources/Examples/\(domain.dropLast("Domain".count))",
              exclude: ["Specs", "viper-gen.json"]),
        """)
    }
    for (target, path, domains) in Self.shared {
      targets.append(
        """
            .target(
              name: "\(target)", dependencies: \(domains + ["ViperKit"]),
              path: "Sources/Examples/\(path)"),
        """)
    }
    for (app, target, domain) in Self.apps {
      let used = [domain, "ViperKit"] + Self.shared.map(\.0)
      targets.append(
        """
            .target(
              name: "\(target)", dependencies: \(used), path: "Generated/\(app)"),
            .testTarget(
              name: "\(app)Tests", dependencies: \([target] + used)),
        """)
    }
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Mutations", platforms: [.macOS(.v14), .iOS(.v17)],
        targets: [
      \(targets.joined(separator: "\n"))
        ])

      """
    try manifest.write(
      to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
  }

  private func mutants() throws -> [Mutant] {
    var found: [Mutant] = []
    for (app, _, _) in Self.apps {
      let folder = package.appendingPathComponent("Generated/\(app)")
      for module in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        let names =
          (try? FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent(module).path)) ?? []
        let files = try names.sorted().filter { $0.hasSuffix(".swift") }.map { name in
          let path = "Generated/\(app)/\(module)/\(name)"
          let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
          return (path, text.components(separatedBy: "\n"))
        }
        let requirements = files.flatMap { _, lines in
          lines.map(trimmed).filter { $0.hasPrefix("func ") && !$0.hasSuffix("{") }
            .map { String($0.dropFirst(5)) }
        }
        for (path, lines) in files {
          found += Subject(path: path, lines: lines, requirements: requirements).mutants
        }
      }
    }
    return found
  }

  // MARK: - Running

  enum Outcome: String {
    case failed = "caught  "
    case passed = "survived"
    case leftOut = "left out"
    case broken = "no code "
  }

  private func test() -> Outcome {
    let built = swift(["build", "--build-tests"], limit: 600)
    // A machine too slow to build must not make the figures better.
    guard built != Self.stopped else { fatalError("a build took more than ten minutes") }
    guard built == 0 else { return .broken }
    // A test that hangs has failed.
    return swift(["test", "--skip-build"], limit: 120) == 0 ? .passed : .failed
  }

  private static let stopped: Int32 = -2

  /// - Parameter limit: in seconds.
  private func swift(_ arguments: [String], limit: Int) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments + ["--package-path", package.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return -1
    }
    let end = Date(timeIntervalSinceNow: TimeInterval(limit))
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    guard process.isRunning else { return process.terminationStatus }
    process.terminate()
    process.waitUntilExit()
    return Self.stopped
  }
}
