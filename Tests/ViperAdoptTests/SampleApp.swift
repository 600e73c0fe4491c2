import ViperText

@testable import ViperAdopt

struct SampleApp {
  let app: App

  init(_ files: [String: String]) {
    app = App(
      files.sorted { $0.key < $1.key }.compactMap { path, text in
        AppFile(path: "/p/" + path, source: SourceText(path: path, text: text))
      })
  }

  init(_ text: String) { self.init(["App.swift": text]) }

  var modules: [FoundModule] { ModuleFinder(app).modules().found.named() }

  func lines(of module: FoundModule) -> [String] {
    module.directions.compactMap { direction in
      guard let contract = module.contracts[direction] else { return nil }
      let conformer = module.parts[direction.conformer] ?? "-"
      return "\(direction.key): \(contract.name) \(conformer) \(contract.property ?? "-")"
    }
  }

  func adoption(_ change: (inout AdoptionRequest) -> Void = { _ in }) -> Adoption {
    var request = AdoptionRequest(root: "/p")
    change(&request)
    return Adoption(app, request)
  }
}
