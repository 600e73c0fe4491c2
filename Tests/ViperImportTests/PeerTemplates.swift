/// Templates of our own, in the shapes that teams have theirs in.
enum PeerTemplates {
  /// The files of a template, below its folder.
  struct Shape: Sendable, CustomStringConvertible {
    let name: String
    /// The pack that it becomes.
    let pack: String
    let files: [String: String]
    /// What the user says with `--set`.
    var parameters: [String] = []
    /// The keys of its contracts.
    let contracts: [String]
    /// What `ui` of a spec takes.
    var ui = "uikit"

    var description: String { name }
    var isXcode: Bool { name.hasSuffix(".xctemplate") }
  }

  static let all = [classic, oneFile, odd, variations, composed, swiftUI]

  /// Protocols in files of their own, properties that are set later, a configurator, doubles.
  static let classic = Shape(
    name: "classic", pack: "classic",
    files: [
      "classic.rambaspec": """
      # Information
      name: "classic"
      summary: "Input and output, a file each"
      author: 'Somebody'
      version: "1.0.0"
      license: MIT

      code_files:
      # View
      - {name: View/ViewInput.swift, path: Code/view_input.swift.liquid}
      - {name: View/ViewOutput.swift,  path: Code/view_output.swift.liquid}
      - {name: View/ViewController.swift, path: Code/view.swift.liquid}
      - {name: Presenter/ModuleInput.swift, path: Code/module_input.swift.liquid}
      - {name: Presenter/Presenter.swift, path: Code/presenter.swift.liquid}
      - name: Assembly/Configurator.swift
        path: Code/configurator.swift.liquid # the last
        custom_name: {{ module_info.name }}Configurator.swift

      test_files:
      - {name: Presenter/PresenterTests.swift, path: Tests/presenter_tests.swift.liquid}

      dependencies:
      - SomePod
      """,
      "snippets/header.liquid": """
      //
      //  {{ module_info.file_name }}
      //  {{ module_info.project_name }}
      //
      //  Created by {{ developer.name }} on {{ date }}.
      //
      """,
      "Code/view_input.swift.liquid": """
      {% include 'header' %}

      protocol {{ module_info.name }}ViewInput: class {

          /**
              @author {{ developer.name }}
              Sets the view up.
          */
          func setupInitialState()
      }
      """,
      "Code/view_output.swift.liquid": """
      {% include 'header' %}

      protocol {{ module_info.name }}ViewOutput {
          func viewIsReady()
      }
      """,
      "Code/view.swift.liquid": """
      {% include 'header' %}

      import UIKit

      class {{ module_info.name }}ViewController: UIViewController, {{ module_info.name }}ViewInput {

          var output: {{ module_info.name }}ViewOutput!

          // MARK: Life cycle

          override func viewDidLoad() {
              super.viewDidLoad()
              output.viewIsReady()
          }

          // MARK: {{ module_info.name }}ViewInput

          func setupInitialState() {
          }
      }
      """,
      "Code/module_input.swift.liquid": """
      {% include 'header' %}

      protocol {{ module_info.name }}ModuleInput: class {

      }
      """,
      "Code/presenter.swift.liquid": """
      {% include 'header' %}

      class {{ module_info.name }}Presenter: {{ module_info.name }}ModuleInput, {{ module_info.name }}ViewOutput {

          weak var view: {{ module_info.name }}ViewInput!

          func viewIsReady() {
              view.setupInitialState() // {{ developer.name }} wants it so
          }
      }
      """,
      "Code/configurator.swift.liquid": """
      {% include 'header' %}

      final class {{ module_info.name }}Configurator {
          func configure(_ viewController: {{ module_info.name }}ViewController) {
              let presenter = {{ module_info.name }}Presenter()
              presenter.view = viewController
              viewController.output = presenter
          }
      }
      """,
      "Tests/presenter_tests.swift.liquid": """
      {% include 'header' %}

      @testable import {{ module_info.product_module_name }}

      final class {{ module_info.name }}PresenterTests {

          final class MockView: {{ module_info.name }}ViewInput {
              func setupInitialState() {}
          }
      }
      """,
    ],
    contracts: ["viewInput", "viewOutput", "moduleInput"])

  /// All protocols in one file, conformances in extensions, private properties, a prefix, tabs.
  static let oneFile = Shape(
    name: "one_file", pack: "one_file",
    files: [
      "one_file.rambaspec": """
      name: one_file
      summary: All contracts in one file
      version: 1
      author: Somebody
      code_files:
        - name: Contracts.swift
          path: contracts.swift.liquid
        - name: View.swift
          path: view.swift.liquid
        - name: Presenter.swift
          path: presenter.swift.liquid
      test_files: []
      """,
      "contracts.swift.liquid": """
      // Made in {{ year }}.

      import Foundation

      // The way to the view.
      protocol {{ prefix }}{{ module_info.name }}ViewProtocol: AnyObject {}

      protocol {{ prefix }}{{ module_info.name }}PresenterProtocol: AnyObject { var title: String { get } }
      """,
      "view.swift.liquid": """
      import UIKit

      final class {{ prefix }}{{ module_info.name }}View: UIViewController {
      \tprivate let presenter: {{ prefix }}{{ module_info.name }}PresenterProtocol

      \tinit(presenter: {{ prefix }}{{ module_info.name }}PresenterProtocol) {
      \t\tself.presenter = presenter
      \t\tsuper.init(nibName: nil, bundle: nil)
      \t}

      \t@available(*, unavailable)
      \trequired init?(coder: NSCoder) { nil }
      }

      extension {{ prefix }}{{ module_info.name }}View: {{ prefix }}{{ module_info.name }}ViewProtocol {}
      """,
      "presenter.swift.liquid": """
      final class {{ prefix }}{{ module_info.name }}Presenter {
      \tweak var view: {{ prefix }}{{ module_info.name }}ViewProtocol?
      }

      // MARK: - The view's

      extension {{ prefix }}{{ module_info.name }}Presenter: {{ prefix }}{{ module_info.name }}PresenterProtocol {
      \tvar title: String { "{{ module_info.name }}" }
      }
      """,
    ],
    parameters: ["prefix=ABC"], contracts: ["viewProtocol", "presenterProtocol"])

  /// Filters, parameters, access, line feeds with returns, text that looks like a tag.
  static let odd = Shape(
    name: "odd", pack: "odd",
    files: [
      "odd.rambaspec": """
      name: odd
      summary: 'It''s odd'
      code_files: [
        {name: Store.swift, path: store.swift.liquid},
        {name: Client.swift, path: "client.swift.liquid"}
      ]
      """,
      "store.swift.liquid": """
      import Foundation
      {% comment %}
      {{ nothing.of_this }}
      {% endcomment %}
      public protocol {{ module_info.name | prepend: 'Any' }}Store: AnyObject {
        var count: Int { get set }
        static func make() -> Self
        func reload(_ id: String,
                    quickly: Bool)
      }

      class Base{{ module_info.name }} {
        init() {}
      }

      final class {{ module_info.name }}Store: Base{{ module_info.name }}, {{ module_info.name | prepend: 'Any' }}Store {
        var count = {{ custom_parameters.count }}
        let {{ module_info.name | downcase }}Name = "{{ module_info.name }}"
        static func make() -> Self { fatalError() }
        func reload(_ id: String, quickly: Bool) {}
      }
      """.replacing("\n", with: "\r\n"),
      "client.swift.liquid": """
      struct {{ module_info.name }}Client {
        private(set) var store: (any {{ module_info.name | prepend: 'Any' }}Store)?
      }
      """,
    ],
    parameters: ["count=3"], contracts: ["store"], ui: "none")
}
