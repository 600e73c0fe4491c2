import TestTools
import Testing

@testable import ViperAdopt

struct NamePatternsTests {
  private static func module(_ name: String, view: String = "ViewController", input: String? = nil)
    -> [String: String]
  {
    [
      "\(name)/\(name)View.swift":
        "protocol \(name)View: AnyObject {}\n"
        + "class \(name)\(view): UIViewController, \(name)View { var out: \(name)Out? }",
      "\(name)/\(name)Presenter.swift":
        "protocol \(name)Out: AnyObject {}\n"
        + (input.map { "protocol \($0): AnyObject {}\n" } ?? "")
        + "class \(name)Presenter: \(name)Out\(input.map { ", " + $0 } ?? "") { weak var view: \(name)View? }",
    ]
  }

  private func adoption(_ modules: [String: String]...) -> Adoption {
    SampleApp(modules.reduce(into: [:]) { $0.merge($1) { first, _ in first } }).adoption()
  }

  private func spec(_ name: String, in adoption: Adoption) -> String {
    let bytes = adoption.modules.first { $0.name == name }?.new ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func theNamingOfMostModulesBecomesThePattern() {
    let adoption = adoption(
      Self.module("Feed"), Self.module("Edit"), Self.module("Shop", view: "Screen"))
    #expect(adoption.configText.contains(#""view": "{{ module.name }}ViewController""#))
    #expect(adoption.configText.contains(#""viewOutput": "{{ module.name }}Out""#))
    #expect(!spec("Feed", in: adoption).contains("names"))
    #expect(spec("Shop", in: adoption).contains(#""names": { "view": "ShopScreen" }"#))
  }

  @Test func contractsThatSpecsAddHaveANamePattern() {
    let adoption = adoption(
      Self.module("Feed", input: "FeedModuleInput"), Self.module("Edit", input: "EditModuleInput"),
      Self.module("Shop", input: "ShopModuleInputProtocol"))
    #expect(adoption.configText.contains(#""moduleInput": "{{ module.name }}ModuleInput""#))
    #expect(!spec("Feed", in: adoption).contains("FeedModuleInput"))
    #expect(spec("Shop", in: adoption).contains(#""moduleInput": "ShopModuleInputProtocol""#))
    // The config has no pattern for a contract that no spec uses.
    let files = Self.module("Feed", input: "FeedModuleInput")
      .merging(Self.module("Edit")) { first, _ in first }
    let ofEdit = SampleApp(files).adoption { $0.names = ["Edit"] }
    #expect(!ofEdit.configText.contains("ModuleInput"))
  }

  @Test func aContractOutsideTheSharedFileIsNamedInItsSpec() {
    let adoption = adoption([
      "Feed/FeedContracts.swift":
        "protocol FeedView: AnyObject {}\nprotocol FeedOut: AnyObject {}",
      "Feed/FeedInput.swift": "protocol FeedInput: AnyObject {}",
      "Feed/Feed.swift": """
      class FeedController: UIViewController, FeedView { var out: FeedOut? }
      class FeedPresenter: FeedOut, FeedInput { weak var view: FeedView? }
      """,
    ])
    #expect(adoption.configText.contains(#""contracts": "{{ module.name }}Contracts.swift""#))
    #expect(spec("Feed", in: adoption).contains(#""input": "{{ contract.input.name }}.swift""#))
  }

  @Test func aNestedProtocolIsRejectedWithItsReason() {
    let sample = SampleApp(
      """
      enum Feed { protocol View: AnyObject {}; protocol Out: AnyObject {} }
      class FeedController: UIViewController, Feed.View { var out: Feed.Out? }
      class FeedPresenter: Feed.Out { weak var view: Feed.View? }
      """)
    let adoption = sample.adoption()
    #expect(adoption.modules.isEmpty)
    #expect(
      adoption.notAdopted.map(\.message) == [
        "can't create a spec for the module 'Feed', because 'Feed.Out' is nested in another type, which specs can't express"
      ])
    #expect(
      adoption.notAdopted.flatMap(\.notes).map(\.message) == [
        "no spec contains 'Feed.Out'", "no spec contains 'Feed.View'",
      ])
    #expect(!adoption.configText.contains("}}.Out"), "\(adoption.configText)")
  }

  @Test func aModuleThatTwoFilesDeclareIsRejected() {
    let twice = Self.module("Feed").reduce(into: [String: String]()) { files, file in
      files["One/" + file.key] = file.value
      files["Two/" + file.key] = file.value
    }
    let adoption = adoption(twice, Self.module("Edit"))
    #expect(adoption.modules.map(\.name) == ["Edit"])
    #expect(
      adoption.notAdopted.map(\.message) == [
        "can't create a spec for the module 'Feed', because two files declare 'FeedViewController'"
      ])
  }
}
