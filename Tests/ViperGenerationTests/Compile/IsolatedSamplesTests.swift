#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  @Suite(.serialized, .processesInTurn) struct IsolatedSamplesTests {
    static func project(
      _ framework: String = "swift-testing", isolation: String = "defaultIsolation"
    ) throws -> GeneratedProject {
      let actor = isolation == "defaultIsolation" ? "" : "@MainActor "
      var texts = FixtureFile.files("IsolatedSamples.txt", under: "/p/")
      for (path, text) in texts {
        texts[path] = text.replacing("FRAMEWORK", with: framework)
          .replacing("defaultIsolation", with: isolation)
          .replacing("protocol MainService", with: actor + "protocol MainService")
      }
      return try GeneratedProject(texts: texts)
    }

    @Test(arguments: casesToRun(["xctest", "swift-testing"], every: 2))
    func generatedTestsCompile(framework: String) throws {
      let project = try Self.project(framework)
      try #require(!project.problems.contains("error:"), "\(project.problems)")
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      var app = project.files.filter { !$0.key.hasPrefix("Tests/") }
      app["App/Domain.swift"] = FixtureFile.files("IsolatedSamples.txt")["App/Domain.swift"]
      let options = ["-default-isolation", "MainActor"]
      let output = try Toolchain.emit(
        "App", Toolchain.write(app, in: folder), in: folder,
        options: options + ["-enable-testing"])
      try #require(output == "")
      let tests = project.files.filter { $0.key.hasPrefix("Tests/") }
      let testOutput = try Toolchain.check(
        Toolchain.write(tests, in: folder), in: folder,
        options: options + ["-module-name", "AppTests", "-I", folder.path])
      #expect(testOutput == "")
    }

    @Test func handlersCaptureIsolatedSamplesOnly() throws {
      let path = "Tests/Edit/EditTests.swift"
      let isolated = try Self.project().files[path]
      #expect(isolated?.contains("items.saveHandler = { [result = Item.other] _ in\n") == true)
      #expect(isolated?.contains("items.itemsHandler = { _ in result }") == true)
      let plain = try Self.project(isolation: "strictMemorySafety").files[path]
      #expect(plain?.contains("[result = ") == false)
    }
  }
#endif
