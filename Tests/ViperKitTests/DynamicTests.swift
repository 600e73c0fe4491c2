import TestTools
import Testing
import ViperKit

@MainActor
@Suite(.serialized) struct DynamicTests {
  @Test func aListenerHearsOfChangesFromNowOn() {
    let score = Dynamic(0)
    var heard: [Int] = []

    score.bind { heard.append($0) }
    #expect(heard.isEmpty)

    score.value = 1
    score.value = 1
    #expect(heard == [1, 1])
  }

  @Test func bindAndFireCallsWithTheCurrentValue() {
    let score = Dynamic("0 - 0")
    var heard: [String] = []

    score.bindAndFire { heard.append($0) }
    score.value = "2 - 0"

    #expect(heard == ["0 - 0", "2 - 0"])
  }

  @Test func onlyTheLastListenerIsCalled() {
    let score = Dynamic(0)
    var first = 0
    var second = 0
    score.bind { _ in first += 1 }
    score.bind { _ in second += 1 }

    score.value = 1
    #expect(first == 0 && second == 1)

    score.bind(nil)
    score.value = 2
    #expect(first == 0 && second == 1)
  }

  @Test func aListenerMaySetTheValue() {
    let score = Dynamic(0)
    score.bind { [weak score] value in if value > 3 { score?.value = 3 } }

    score.value = 7

    #expect(score.value == 3)
  }

  @Test func itKeepsItsListenerOnlyAsLongAsItIsBound() {
    final class View {
      var shown = 0
    }
    weak var gone: View?
    let score = Dynamic(0)
    do {
      let view = View()
      gone = view
      score.bindAndFire { [weak view] in view?.shown = $0 }
      score.value = 5
      #expect(view.shown == 5)
    }
    #expect(gone == nil)
    score.value = 6
  }
}
