import Foundation
import TestTools
import Testing
import ViperSpec
import ViperText

/// No component of an example holds a service that it neither uses nor hands on.
struct ExampleServicesTests {
  private static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  @Test(arguments: ["Articles", "ArticlesVIP", "Home", "Scoreboard", "Trips"])
  func aComponentStoresOnlyServicesThatItUses(example: String) throws {
    let services = try Self.services(of: example)
    #expect(!services.isEmpty)
    var components: [String: String] = [:]
    for path in try Toolchain.sources("Generated/\(example)") {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      components[String(stem.prefix { $0 != "+" }), default: ""] += lines.joined(separator: "\n")
    }
    var held = 0
    for (component, text) in components where !component.hasSuffix("Container") {
      for name in services.union(["dependencies"]) {
        guard text.contains(try Regex(#"(?m)^  let \#(name): "#)) else { continue }
        held += 1
        let word = try Regex(#"\b\#(name)\b"#).wordBoundaryKind(.simple)
        let places = text.matches(of: word).count
        #expect(places > 4, "\(component) holds '\(name)' and doesn't use it")
      }
    }
    #expect(held > 0)
  }

  private static func services(of example: String) throws -> Set<String> {
    let folder = root.appending(path: "Sources/Examples/\(example)/Specs")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".json") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let (node, _) = JSONParser.parse(SourceText(path: file, text: text))
      guard case .object(let members)? = node?.value,
        case .array(let services)? = members.first(where: { $0.key.string == "services" })?.value
          .value
      else { continue }
      for service in services {
        switch service.value {
        case .string(let text): names.insert(String(text.string.prefix { $0 != ":" }))
        case .object(let keys):
          for key in keys where key.key.string == "property" {
            if case .string(let name) = key.value.value { names.insert(name.string) }
          }
        default: break
        }
      }
    }
    return names
  }
}
