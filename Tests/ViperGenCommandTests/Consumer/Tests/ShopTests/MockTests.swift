import Testing

@testable import Shop

@MainActor
@Suite struct MockTests {
  @Test func aMockReplacesTheRouter() {
    let router = CartRouterMock()
    let view = CartBuilderMock.build(router: router)
    view.presenter.didTapPay(amount: 7)
    #expect(router.openPaymentArgValues == [7])
  }
}
