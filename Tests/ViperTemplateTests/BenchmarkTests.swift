import TestTools
import Testing
import ViperTemplate
import ViperText

/// How fast templates are parsed and rendered. Not part of a run of the suite; to measure:
/// `VIPER_BENCHMARK=1 swift test -c release -Xswiftc -enable-testing --filter BenchmarkTests`
@Suite(.serialized, .enabled(if: measuresSpeed), .inTurn)
struct BenchmarkTests {
  static let templates = [
    "contracts.swift": """
    {% include "header.swift" %}
    {% for contract in module.contracts %}

    // MARK: - {{ contract.name }}

    /// What the {{ contract.role }} of {{ module.name }} can be asked for.
    @MainActor
    {{ module.access }} protocol {{ contract.name }}: AnyObject {
      {% for method in contract.methods %}
      {% include "method.swift" %}
      {% endfor %}
    }
    {% endfor %}

    """,
    "presenter.swift": """
    {% include "header.swift" %}

    @MainActor
    {% if module.access != "internal" %}{{ module.access }} {% endif %}final class {{ module.name }}Presenter {
      weak var view: (any {{ module.name }}ViewProtocol)?
      private let interactor: any {{ module.name }}InteractorProtocol
      private let router: any {{ module.name }}RouterProtocol

      init(interactor: any {{ module.name }}InteractorProtocol, router: any {{ module.name }}RouterProtocol) {
        self.interactor = interactor
        self.router = router
      }
    }
    {% for contract in module.contracts %}

    // MARK: - {{ contract.name }}

    extension {{ module.name }}Presenter: {{ contract.name }} {
      {% for method in contract.methods %}
      {% include "method.swift" %}
      {
        fatalError("{{ module.name }}Presenter.{{ method.name }} is not written yet")
      }
      {% unless forloop.last %}

      {% endunless %}
      {% endfor %}
    }
    {% endfor %}

    """,
    "router.swift": """
    {% include "header.swift" %}

    // MARK: - {{ module.name }}Router

    /// Opens the modules that {{ module.name }} leads to.
    @MainActor
    {{ module.access }} final class {{ module.name }}Router {
      private weak var viewController: UIViewController?

      {{ module.access }} init(viewController: UIViewController? = nil) {
        self.viewController = viewController
      }
    }
    {% for contract in module.contracts %}

    extension {{ module.name }}Router: {{ contract.name }} {
      {% for method in contract.methods %}
      /// {{ method.summary }}
      {{ module.access }} func {{ method.signature }} {
        let next = {{ method.target }}Builder.build(id: id, animated: animated)
        viewController?.navigationController?.pushViewController(next, animated: true)
      }
      {% endfor %}
    }
    {% endfor %}

    """,
    "header.swift": """
    // Made by viper-gen from {{ module.name }}.viper.json. Not for editing.
    {% for import in module.imports %}
    import {{ import }}
    {% endfor %}

    """,
    "method.swift": """
    func {{ method.name }}({% for p in method.parameters %}{{ p.label }}: {{ p.type }}{% if not forloop.last %}, {% endif %}{% endfor %}){% if method.isAsync %} async{% endif %}

    """,
  ]

  static let context: [String: TemplateValue] = {
    let methods = ["load", "select", "delete", "refresh"].map { name -> TemplateValue in
      [
        "name": .string(name + "Trips"), "target": "TripDetail",
        "signature": .string(name + "Trips(id: Trip.ID, animated: Bool) async throws"),
        "summary": "What happens when the user asks for it.", "isAsync": .bool(name == "load"),
        "parameters": [
          ["label": "id", "type": "Trip.ID"], ["label": "animated", "type": "Bool"],
        ],
      ]
    }
    let contracts = ["View", "ViewOutput", "Interactor", "InteractorOutput", "Router"].map { role in
      TemplateValue.record([
        "name": .string("TripList\(role)Protocol"), "role": .string(role),
        "methods": .list(methods),
      ])
    }
    return [
      "module": [
        "name": "TripList", "access": "package", "contracts": .list(contracts),
        "imports": ["Foundation", "TripsDomain"],
      ]
    ]
  }()

  private func sources() -> [String: SourceText] {
    Dictionary(
      Self.templates.map { ($0.key, SourceText(path: $0.key, text: $0.value)) }
    ) { $1 }
  }

  /// Seconds of processor time.
  private func measure(_ work: () -> Void) -> Double {
    let start = processorTime()
    work()
    return processorTime() - start
  }

  private func report(_ what: String, bytes: Int, _ seconds: Double) {
    print("\(what): \(Int(Double(bytes) / seconds / 1_000_000)) MB/s (\(bytes) bytes)")
  }

  @Test(arguments: ["contracts.swift", "presenter.swift", "router.swift"])
  func rendering(name: String) {
    let (library, diagnostics) = TemplateLibrary.parse(sources())
    #expect(diagnostics.isEmpty)
    var output: [UInt8] = []
    var bytes = 0
    #expect(library.render(name, Self.context, into: &output).isEmpty)
    let seconds = measure {
      for _ in 0..<40_000 {
        output.removeAll(keepingCapacity: true)
        _ = library.render(name, Self.context, into: &output)
        bytes += output.count
      }
    }
    report("render \(name), \(output.count) bytes each", bytes: bytes, seconds)
  }

  @Test func parsing() {
    let sources = sources()
    let size = sources.values.reduce(0) { $0 + $1.bytes.count }
    let seconds = measure {
      for _ in 0..<2_000 { _ = TemplateLibrary.parse(sources) }
    }
    report("parse", bytes: size * 2_000, seconds)
  }
}
