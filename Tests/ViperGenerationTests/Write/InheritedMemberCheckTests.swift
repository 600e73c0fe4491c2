import Testing
import ViperTestTools

struct InheritedMemberCheckTests {
  fileprivate static let contracts = """
    protocol TripInteractorProtocol: AnyObject {
      func load(_ identifiers: [Int], from start: Int, to end: Int, isSilent: Bool) async throws
        -> [String]
    }

    """

  /// The module as it was written, by what its contract inherits.
  private static let written = Result {
    try ["", "\"Loading\""].map { inherits in (inherits, try written(inherits: inherits)) }
  }

  private static func written(inherits: String) throws -> MemoryDisk {
    let disk = MemoryDisk(
      TestProject.viper([
        "Trip": """
        { "ui": "none", "root": true, "yours": ["all"],
          "without": ["view", "router", "builder", "contracts.interactorOutput"],
          "interactor": { "inherits": [\(inherits)], "members": [
            "load(_ identifiers: [Int], from start: Int, to end: Int, isSilent: Bool) async throws -> [String]"
          ] } }
        """
      ]))
    try Run(disk).write()
    return disk
  }

  private func found(
    _ text: String, contracts: String = contracts, inherits: String = ""
  ) throws -> [String] {
    let disk = try #require(try Self.written.get().first { $0.0 == inherits }?.1).copy()
    disk["/p/TripContracts.swift"] = contracts
    disk["/p/TripInteractor.swift"] = text
    let found = try Run(disk, options: .init(comparesOwnedFiles: true)).changeSets()
    #expect(found.diagnostics == [])
    return found.changeSets.flatMap(\.leftToDo).map { $0.message + ": " + ($0.help ?? "") }
  }

  @Test func aMissingMemberIsReportedWithItsFullSignature() throws {
    #expect(
      try found("final class TripInteractor: TripInteractorProtocol {}\n") == [
        "'TripInteractor.load(_:from:to:isSilent:)' is in the contract, but no file of the module's folder implements it: "
          + "add to this file: func load(_ identifiers: [Int], from start: Int, to end: Int, isSilent: Bool) async throws -> [String] { … }"
      ])
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var contracts = InheritedMemberCheckTests.contracts
    var inherits = ""
    let isReported: Bool
  }

  private static let plain = "final class TripInteractor: TripInteractorProtocol {}\n"

  private static func implementing(_ method: String) -> String {
    "final class TripInteractor: TripInteractorProtocol {\n  \(method)\n}\n"
  }

  static let cases = [
    Case(
      testDescription: "a superclass may have it",
      text: "final class TripInteractor: BaseInteractor, TripInteractorProtocol {}\n",
      isReported: false),
    Case(
      testDescription: "another protocol may implement it",
      text: plain + "extension TripInteractor: Storing {}\n", isReported: false),
    Case(
      testDescription: "a delegate has no implementation",
      text: plain + "extension TripInteractor: UITableViewDelegate {}\n", isReported: true),
    Case(
      testDescription: "a delegate of Core Data has no implementation",
      text: plain + "extension TripInteractor: NSFetchedResultsControllerDelegate {}\n",
      isReported: true),
    Case(
      testDescription: "'Sendable' has no implementation",
      text: plain + "extension TripInteractor: Sendable {}\n", isReported: true),
    Case(
      testDescription: "another parameter",
      text: implementing(
        "func load(_ all: [String], from: Int, to: Int, isSilent: Bool) async throws -> [String] { [] }"
      ), isReported: true),
    Case(
      testDescription: "another result",
      text: implementing(
        "func load(_ all: [Int], from: Int, to: Int, isSilent: Bool) async throws -> [Int] { [] }"),
      isReported: true),
    Case(
      testDescription: "a method need not be async",
      text: implementing(
        "func load(_ all: [Int], from: Int, to: Int, isSilent: Bool) throws -> [String] { [] }"),
      isReported: false),
    Case(
      testDescription: "a type may have an alias",
      text: implementing(
        "func load(_ all: [ID], from: Int, to: Int, isSilent: Bool) async throws -> [String] { [] }"
      ), isReported: false),
    Case(
      testDescription: "a contract may inherit it", text: plain,
      contracts: contracts.replacing("AnyObject", with: "AnyObject, Loading"),
      inherits: "\"Loading\"", isReported: false),
    Case(
      testDescription: "an extension of the contract may have it", text: plain,
      contracts: contracts + """
        extension TripInteractorProtocol {
          func load(_ all: [Int], from: Int, to: Int, isSilent: Bool) async throws -> [String] { [] }
        }

        """, isReported: false),
  ]

  @Test(arguments: cases) func aMemberThatIsImplementedElsewhereIsNotReported(_ test: Case) throws {
    let found = try found(test.text, contracts: test.contracts, inherits: test.inherits)
    #expect(found.count == (test.isReported ? 1 : 0), "\(found)")
  }
}
