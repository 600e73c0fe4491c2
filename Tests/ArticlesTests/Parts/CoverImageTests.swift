import ArticlesDomain
import Foundation
import Testing

struct CoverImageTests {
  @Test func theBytesOfTheImageAreFetched() async throws {
    let server = try LoopbackServer { _, _ in .body("picture") }
    #expect(await CoverImage(address: server.address).data() == Data("picture".utf8))
  }

  @Test(arguments: [Answer.body("no", status: 404), .body(""), .closed])
  func aFailedImageRequestGivesNoImage(_ answer: Answer) async throws {
    let server = try LoopbackServer { _, _ in answer }
    #expect(await CoverImage(address: server.address).data() == nil)
  }

  @Test(arguments: ["", "picture.png", "file:///etc/passwd", "http://"])
  func onlyWebAddressesAreFetched(_ address: String) async {
    #expect(await CoverImage(address: address).data() == nil)
  }
}
