import TestTools

#if !canImport(UIKit)
  import Foundation
  import Testing

  @Suite(.serialized, .processesInTurn) struct MatrixTests {
    static let signatures = casesToRun(MatrixSignature.all(isComplete: runsLongTests), every: 7)

    static let domain = """
      public struct Item: Hashable, Sendable, Shape { public init() {} }
      public final class Box { public init() {} }
      public struct Unique: ~Copyable { public init() {} }
      public protocol Shape {}
      public enum MatrixError: Error { case failed }

      """

    static let contracts = Dictionary(
      uniqueKeysWithValues: casesToRun(
        [
          ("viewOutput", "MatrixPresenterMock"), ("interactor", "MatrixInteractorMock"),
          ("router", "MatrixRouterMock"), ("view", "MatrixViewMock"),
        ], every: 4))

    static var spec: String {
      let list = signatures.map { "\"\($0.text.replacing("\"", with: "\\\""))\"" }
        .joined(separator: ",\n    ")
      let members = (contracts.keys.sorted() + ["output"]).map { "\"\($0)\": [\n    \(list)\n  ]" }
      return """
        {
          "ui": "none",
          "yours": ["presenter", "interactor", "router"],
          "services": [{ "name": "Worker", "methods": [
            \(list)
          ] }],
          \(members.joined(separator: ",\n  "))
        }
        """
    }

    static func exercise(_ mock: String, as subject: String, isolation: String) -> String {
      """
      \(isolation)func exercise\(mock)() async throws {
        let mock = \(mock)()
        let subject: any \(subject) = mock
        \(signatures.map(\.exercise).joined(separator: "\n"))
      }

      """
    }

    static var driver: String {
      var text = """
        @testable import Matrix

        nonisolated(unsafe) var failures = 0

        func check(_ isRight: Bool, line: Int = #line) {
          if !isRight {
            failures += 1
            print("line \\(line) of main.swift")
          }
        }

        """
      for (key, mock) in contracts.sorted(by: { $0.key < $1.key }) {
        let subject = "Matrix\(key.capitalizedFirst)Protocol"
        text += exercise(mock, as: subject, isolation: "@MainActor ")
      }
      text += exercise("MatrixOutputMock", as: "MatrixOutput", isolation: "@MainActor ")
      text += exercise("WorkerMock", as: "Worker", isolation: "")
      let calls = contracts.values.sorted() + ["MatrixOutputMock", "WorkerMock"]
      return text
        + """
        @main struct Main {
          static func main() async throws {
            \(calls.map { "try await exercise\($0)()" }.joined(separator: "\n    "))
            print(failures == 0 ? "all is right" : "\\(failures) failures")
          }
        }

        """
    }

    @Test func mocksCompileInTheSwift6ModeAndRecordTheirCalls() throws {
      #expect(Self.signatures.count >= (runsLongTests ? 600 : 20))
      let project = try GeneratedProject(["Matrix": Self.spec], testModule: "Matrix").valid()
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      var sources = project.files
      let mocks = try #require(sources["Tests/Matrix/MatrixMocks.swift"])
      #expect(sources["Tests/Matrix/MatrixTests.swift"] != nil)
      sources = sources.filter { !$0.key.hasPrefix("Tests/") }
      sources["Domain.swift"] = Self.domain
      let module = try Toolchain.write(sources, in: folder)
      let driver = try Toolchain.write(
        ["MatrixMocks.swift": mocks, "Driver.swift": Self.driver],
        in: folder.appendingPathComponent("tests"))
      let options = ["-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-j2"]
      let place = folder.path

      let built = try Toolchain.run(
        ["swiftc", "-emit-module", "-emit-library", "-module-name", "Matrix", "-enable-testing"]
          + ["-emit-module-path", "\(place)/Matrix.swiftmodule", "-o", "\(place)/libMatrix.so"]
          + options + module)
      try #require(built.isEmpty, "\(built)")
      let linked = try Toolchain.run(
        ["swiftc", "-I", place, "-L", place, "-lMatrix", "-Xlinker", "-rpath", "-Xlinker", place]
          + ["-module-name", "Driver", "-o", "\(place)/driver"] + options + driver)
      try #require(linked.isEmpty, "\(linked)")
      let output = try Toolchain.run(["\(place)/driver"])
      #expect(output == "all is right\n")
    }
  }
#endif
