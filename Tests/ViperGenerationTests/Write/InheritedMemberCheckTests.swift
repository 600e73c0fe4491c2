import Testing
import ViperTestTools

struct InheritedMemberCheckTests {
  private static let contracts = """
    protocol TripInteractorProtocol: AnyObject {
      func load(_ identifiers: [Int], from start: Int, to end: Int, isSilent: Bool) async throws
        -> [String]
    }

    """

  private func found(
    _ text: String, contracts: String = contracts, inherits: String = ""
  ) throws -> [String] {
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

  @Test(arguments: [
    "final class TripInteractor: BaseInteractor, TripInteractorProtocol {}\n",
    "final class TripInteractor: TripInteractorProtocol {}\nextension TripInteractor: Storing {}\n",
  ])
  func aClassMayInheritIt(_ text: String) throws {
    #expect(try found(text) == [])
  }

  @Test(arguments: ["UITableViewDelegate", "NSFetchedResultsControllerDelegate", "Sendable"])
  func aDelegateGivesAClassNoMember(_ name: String) throws {
    let text =
      "final class TripInteractor: TripInteractorProtocol {}\nextension TripInteractor: \(name) {}\n"
    #expect(try found(text).count == 1)
  }

  @Test(arguments: [
    "func load(_ all: [String], from: Int, to: Int, isSilent: Bool) async throws -> [String] { [] }",
    "func load(_ all: [Int], from: Int, to: Int, isSilent: Bool) async throws -> [Int] { [] }",
  ])
  func anotherWellKnownTypeIsReported(_ method: String) throws {
    let text = "final class TripInteractor: TripInteractorProtocol {\n  \(method)\n}\n"
    #expect(try found(text).count == 1)
  }

  /// Swift takes a method that does not wait for one that may.
  @Test func aMethodNeedNotWait() throws {
    let method =
      "func load(_ all: [Int], from: Int, to: Int, isSilent: Bool) throws -> [String] { [] }"
    let text = "final class TripInteractor: TripInteractorProtocol {\n  \(method)\n}\n"
    #expect(try found(text) == [])
  }

  @Test func aContractMayInheritIt() throws {
    let contracts = Self.contracts.replacing("AnyObject", with: "AnyObject, Loading")
    #expect(
      try found(
        "final class TripInteractor: TripInteractorProtocol {}\n", contracts: contracts,
        inherits: "\"Loading\"") == [])
  }

  @Test func anExtensionOfTheContractMayHaveIt() throws {
    let rest = """
      extension TripInteractorProtocol {
        func load(_ all: [Int], from: Int, to: Int, isSilent: Bool) async throws -> [String] { [] }
      }

      """
    #expect(
      try found(
        "final class TripInteractor: TripInteractorProtocol {}\n", contracts: Self.contracts + rest)
        == [])
  }

  @Test func anImplementationMayUseATypeAlias() throws {
    let text = """
      final class TripInteractor: TripInteractorProtocol {
        func load(_ all: [ID], from: Int, to: Int, isSilent: Bool) async throws -> [String] { [] }
      }

      """
    #expect(try found(text) == [])
  }
}
