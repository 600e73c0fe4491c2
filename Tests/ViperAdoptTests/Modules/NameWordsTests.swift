import TestTools
import Testing

@testable import ViperAdopt

struct NameWordsTests {
  @Test(arguments: [
    ("LoginViewController", "Login View Controller"), ("URLListView", "URL List View"),
    ("login", "login"), ("Login2View", "Login2 View"), ("VC", "VC"), ("", ""),
  ])
  func aNameIsSplitIntoWords(_ name: String, _ words: String) {
    #expect(NameWords(name).words.joined(separator: " ") == words)
  }

  @Test(arguments: [
    ("LoginPresenter", "LoginView", 1), ("LoginPresenter", "loginView", 1),
    ("TripListView", "TripListPresenter", 2), ("Trip", "List", 0),
  ])
  func twoNamesBeginWithTheSameWords(_ one: String, _ other: String, _ count: Int) {
    #expect(NameWords(one).commonPrefix(with: NameWords(other)) == count)
  }

  @Test func aComponentIsRecognizedByWordsOfItsName() {
    #expect(Part.router.isMeant(by: ["LoginWireframe"]))
    #expect(Part.interactor.isMeant(by: ["x", "loadUseCase"]))
    #expect(!Part.presenter.isMeant(by: ["LoginView", ""]))
  }
}
