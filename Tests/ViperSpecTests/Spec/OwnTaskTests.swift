import TestTools
import Testing
import ViperText

@testable import ViperSpec

/// Which specs speak of a type `Task` that is not Swift's.
struct OwnTaskTests {
  @Test(arguments: [
    #"{ "view": ["show(_ tasks: [Task])"] }"#,
    #"{ "viewOutput": ["didSelect(id: Task.ID)"] }"#,
    #"{ "interactor": ["load() async throws(Task.Failure)", "title: String { get }"] }"#,
    #"{ "interactor": ["all: [String: Task]? { get }"] }"#,
    #"{ "inputs": ["task: Task"] }"#,
    #"{ "state": ["done: (Task) -> Void = { _ in }"] }"#,
    #"{ "entities": [{ "name": "Task" }] }"#,
    #"{ "entities": [{ "name": "Row", "fields": ["task: Task"] }] }"#,
    #"{ "services": [{ "name": "Store", "methods": ["add(_ task: Task)"] }] }"#,
    #"{ "output": ["didPick(_ task: Task)"] }"#,
  ])
  func taskIsATypeOfTheApp(json: String) throws {
    #expect(try Self.spec(json).declaresTaskType)
  }

  @Test(arguments: [
    #"{ "doc": "A Task", "view": ["show(_ tasks: [TaskRow])", "wait(task: MyTask)"] }"#,
    #"{ "interactor": ["run() -> Task<Void, Never>"] }"#,
    #"{ "interactor": [{ "func": "run()", "body": "Task { print(1) }" }] }"#,
    #"{ "entities": [{ "name": "Row", "fields": ["task: Models.Task"] }] }"#, "{}",
  ])
  func taskIsSwiftsTypeOrAnother(json: String) throws {
    #expect(try !Self.spec(json).declaresTaskType)
  }

  private static func spec(_ json: String) throws -> Spec {
    let node = try #require(JSONParser.parse(SourceText(path: "List.json", text: json)).node)
    return try #require(SpecReader.read(node, name: "List", dialect: TestProject.dialect).spec)
  }
}
