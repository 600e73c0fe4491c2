import Foundation
import TestTools
import Testing

/// `.github/workflows/xcode.yml`, which runs on Macs only.
struct XcodeWorkflowTests {
  private let workflow: String

  init() throws { workflow = try Self.text(".github/workflows/xcode.yml") }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Toolchain.repository.appending(path: path), encoding: .utf8)
  }

  @Test func itBuildsEachAppByItsScheme() throws {
    let list = try #require(workflow.firstMatch(of: /for app in ([A-Za-z ]+); do/)?.output.1)
    let apps = list.split(separator: " ").map(String.init)
    let folder = Toolchain.repository.appending(path: "Sources/Examples")
    let packages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swiftpm") }
    #expect(apps.map { $0 + "App.swiftpm" } == packages.sorted())
    #expect(workflow.contains(#"(cd "Sources/Examples/${app}App.swiftpm" && "#))
    for app in apps {
      // Xcode makes a scheme for the product, which has the package's name.
      let manifest = try Self.text("Sources/Examples/\(app)App.swiftpm/Package.swift")
      #expect(manifest.contains("let package = Package(\n  name: \"\(app)\",\n"))
      #expect(manifest.contains(".iOSApplication(\n      name: \"\(app)\", "))
    }
    let name = try #require(workflow.firstMatch(of: #/new --app ([A-Za-z]+)/#)?.output.1)
    #expect(workflow.contains("xcodebuild build -scheme \(name) -destination"))
    #expect(workflow.ranges(of: "working-directory: ${{ runner.temp }}/\(name)\n").count == 2)
  }

  @Test func itsScriptsAndFilesExist() throws {
    for path in [
      ".ci/release", "Tests/Release/run",
      "Sources/ViperCommandLine/Arguments/Console/Version.swift",
    ] {
      #expect(workflow.contains(path))
      let file = Toolchain.repository.appending(path: path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
    let script = try Self.text(".ci/release")
    #expect(script.contains(#"sed -n 's/.*current = "\(.*\)"/\1/p' Sources/ViperCommandLine"#))
  }
}
