import TestTools
import Testing

@testable import ViperPipeline

struct RenamingTests {
  static let renaming = Renaming(
    ["TripRouter": "TripCoordinator", "TripRouterProtocol": "TripCoordinatorProtocol"],
    modules: ["Trip": "Voyage"]
  ).of(Array("/// Leads from Trip.\nlet a = 1".utf8), isSwift: true)

  @Test(arguments: [
    (
      "extension TripRouter: TripRouterProtocol {}",
      "extension TripCoordinator: TripCoordinatorProtocol {}"
    ),
    ("let a = TripRouterX.TripRouter()", "let a = TripRouterX.TripCoordinator()"),
    ("let tripRouter: [Trip: `TripRouter`]", "let tripRouter: [Trip: `TripRouter`]"),
    (#"print("TripRouter \(TripRouter.self)")"#, #"print("TripRouter \(TripCoordinator.self)")"#),
    (
      "/// Asks ``TripRouter/open()``\r\n// MARK: - TripRouter\r\nlet a = 1\r\n",
      "/// Asks ``TripCoordinator/open()``\r\n// MARK: - TripCoordinator\r\nlet a = 1\r\n"
    ),
    (
      "/// Leads from Trip.\nlet a = 1 /* TripRouter */",
      "/// Leads from Voyage.\nlet a = 1 /* TripCoordinator */"
    ),
    ("/// Leads from Trip to here.\n", "/// Leads from Trip to here.\n"),
    ("let \"TripRouter\nlet a: TripRouter", "let \"TripRouter\nlet a: TripRouter"),
    ("func a() -> TripRouter { <#code#> }", "func a() -> TripCoordinator { <#code#> }"),
    ("", ""),
  ])
  func wholeIdentifiersAreReplacedInCodeAndComments(text: String, expected: String) {
    let renamed = Self.renaming.applied(to: Array(text.utf8))
    #expect(String(decoding: renamed, as: UTF8.self) == expected)
    #expect(Self.renaming.applied(to: renamed) == renamed, "twice is once")
  }

  @Test func quotedTypeNamesInNibFilesAreRenamed() {
    let renaming = Renaming(["TripView": "VoyageView"], modules: ["Trip": "Voyage"])
    let xib = #"<view customClass="TripView" id="Trip-view" to="TripViewX"/><label text="Trip"/>"#
    let renamed = renaming.applied(to: Array(xib.utf8), isSwift: false)
    #expect(
      String(decoding: renamed, as: UTF8.self)
        == #"<view customClass="VoyageView" id="Voyage-view" to="TripViewX"/><label text="Trip"/>"#)
  }

  /// `A` becomes `B` and `B` becomes `C`: a text that has a `C` has been renamed before.
  @Test func aChainOfNamesIsNotFollowedTwice() {
    let chain = Renaming(["A": "B", "B": "C"])
    let once = chain.applied(to: Array("let a: A, b: B".utf8))
    #expect(String(decoding: once, as: UTF8.self) == "let a: B, b: C")
    #expect(chain.applied(to: once) == once)
  }

  /// Names that only templates know begin with one that is known.
  @Test func namesThatTemplatesAddAreFoundInTheOutput() {
    let renaming = Renaming(
      from: TypeNames(module: "A", types: ["role router": "ARouter"]),
      to: TypeNames(module: "B", types: ["role router": "BRouter"]),
      former: [Array("let a: ARouterMock = x(AMap.b, AStore.c, ATests.d, AKept.e)".utf8)],
      now: [
        Array("let a: BRouterMock = x(AMap.b, BStore.c, AKept.e, BKept.f)".utf8),
        Array("BTests()".utf8),
      ])
    #expect(
      renaming.names
        == [
          "ARouter": "BRouter", "ARouterMock": "BRouterMock", "AStore": "BStore",
          "ATests": "BTests",
        ])
    #expect(renaming.modules == ["A": "B"])
  }
}
