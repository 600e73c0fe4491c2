import TestTools
import Testing

@testable import SwiftReading

struct TypeNameScanTests {
  @Test(arguments: [
    ("let a: [Int: Trip.ID] = Foundation.exit(1)", ["Foundation", "Int", "Trip"]),
    ("import UIKit\nimport class Core.Item\n#if canImport(UIKit)\n#endif", []),
    ("#Preview { Text(\"Hello\") }", ["Text"]),
    ("func same<Value: Equatable>(_ a: Value) {}", ["Equatable"]),
    ("func pair<First, Second>(_ a: First, _ b: Second) -> Bool {}", ["Bool"]),
    ("struct Box<Content> { enum Kind {}; let kind: Kind }", []),
    ("protocol Reader { associatedtype Value }", []),
    ("_Concurrency.Task {}", ["_Concurrency"]),
    ("let a: _Mock = _.make(as: String.self)", ["String", "_Mock"]),
  ])
  func namesThatADeclarationCouldHide(_ code: String, _ names: [String]) {
    #expect(TypeNameScan(Array(code.utf8)).used.sorted() == names)
  }

  @Test func typesOnTheTopLevel() {
    let code = "struct Alert { enum Role {} }\nextension Other {}\nactor Queue {}"
    #expect(TypeNameScan(Array(code.utf8)).declared.sorted() == ["Alert", "Queue"])
  }
}
