import ViperTestTools

/// A package with a module, `Home`, that has a service, `store: any Store`, which Swift files declare.
struct ServiceProject {
  var files: [String: String] = [
    "/p/viper-gen.json": #"{ "root": true, "tests": "Tests/AppTests" }"#,
    "/p/Package.swift": """
    let package = Package(name: "app", targets: [
      .target(name: "App", dependencies: [.target(name: "Domain")]),
      .target(name: "Domain"), .target(name: "Data", path: "Libraries/Data", exclude: ["Old"]),
      .testTarget(name: "AppTests"),
    ])
    """,
    "/p/Sources/Domain/Domain.swift": "",
    "/p/Libraries/Data/Data.swift": "",
  ]

  /// - Parameters:
  ///   - forwards: the members of the interactor that call a service, each as `"load()": "store.load"`.
  ///   - swift: Swift files by their path below the package.
  init(
    _ forwards: [(member: String, target: String)] = [], imports: [String] = ["Domain"],
    services: [String] = ["store: any Store"], swift: [String: String]
  ) {
    for (path, text) in swift { files["/p/" + path] = text }
    files["/p/Sources/App/Home.viper.json"] = Self.spec(forwards, imports, services)
  }

  static func spec(
    _ forwards: [(member: String, target: String)], _ imports: [String], _ services: [String]
  ) -> String {
    let members = forwards.map { member, target in
      #"{ "\#(member.contains("{ get") ? "var" : "func")": "\#(member)", "forward": "\#(target)" }"#
    }
    return """
      {
        "ui": "none",
        "imports": \(list(imports.map { "\"\($0)\"" })),
        "services": \(list(services.map { "\"\($0)\"" })),
        "interactor": \(list(members))
      }
      """
  }

  private static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  func screen() throws -> String { try Run(files).screen() }

  /// What a run says, and the files that it would write.
  func outcome() throws -> (screen: String, files: [String: String]) {
    let (changeSets, diagnostics) = try Run(files).changeSets()
    let made = changeSets.flatMap(\.changes).compactMap { change in
      change.new.map { (change.path, String(decoding: $0, as: UTF8.self)) }
    }
    return (ViperTestTools.screen(diagnostics), Dictionary(made) { $1 })
  }

  func generated() throws -> MemoryDisk {
    let disk = MemoryDisk(files)
    try Run(disk).write()
    return disk
  }

  static let mocks = "/p/Tests/AppTests/ServiceMocks.swift"
}
