import TestTools
import Testing
import ViperText

struct CasingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text, camel, pascal, snake, kebab: String
    var testDescription: String { text }

    init(_ text: String, _ camel: String, _ pascal: String, _ snake: String, _ kebab: String) {
      (self.text, self.camel, self.pascal, self.snake, self.kebab) = (
        text, camel, pascal, snake, kebab
      )
    }
  }

  @Test(arguments: [
    Row("", "", "", "", ""),
    Row("a", "a", "A", "a", "a"),
    Row("tripList", "tripList", "TripList", "trip_list", "trip-list"),
    Row("TripList", "tripList", "TripList", "trip_list", "trip-list"),
    Row("my module", "myModule", "MyModule", "my_module", "my-module"),
    Row("  my  module ", "myModule", "MyModule", "my_module", "my-module"),
    Row("kebab-in", "kebabIn", "KebabIn", "kebab_in", "kebab-in"),
    Row("snake_in_text", "snakeInText", "SnakeInText", "snake_in_text", "snake-in-text"),
    Row("path/to.file", "pathToFile", "PathToFile", "path_to_file", "path-to-file"),
    // Acronyms.
    Row("URL", "url", "URL", "url", "url"),
    Row("URLSession", "urlSession", "URLSession", "url_session", "url-session"),
    Row("userID", "userID", "UserID", "user_id", "user-id"),
    Row("user_id", "userId", "UserId", "user_id", "user-id"),
    Row(
      "UIViewController", "uiViewController", "UIViewController", "ui_view_controller",
      "ui-view-controller"),
    Row(
      "parseJSONFromURL", "parseJSONFromURL", "ParseJSONFromURL", "parse_json_from_url",
      "parse-json-from-url"),
    Row("userIDs", "userIDs", "UserIDs", "user_ids", "user-ids"),
    Row("URLsToLoad", "urlsToLoad", "URLsToLoad", "urls_to_load", "urls-to-load"),
    Row("NSSet", "nsSet", "NSSet", "ns_set", "ns-set"),
    Row("aBTest", "aBTest", "ABTest", "a_b_test", "a-b-test"),
    Row("XAxis", "xAxis", "XAxis", "x_axis", "x-axis"),
    Row(
      "MAX_RETRY_COUNT", "maxRetryCount", "MaxRetryCount", "max_retry_count",
      "max-retry-count"),
    Row("HTTP_URL", "httpUrl", "HttpUrl", "http_url", "http-url"),
    // Digits.
    Row("v2Beta", "v2Beta", "V2Beta", "v2_beta", "v2-beta"),
    Row("HTTP2Server", "http2Server", "HTTP2Server", "http2_server", "http2-server"),
    Row("utf8String", "utf8String", "Utf8String", "utf8_string", "utf8-string"),
    Row("Scene3D", "scene3D", "Scene3D", "scene3d", "scene3d"),
    Row("Scene3DView", "scene3DView", "Scene3DView", "scene3d_view", "scene3d-view"),
    Row("MP4URL", "mp4URL", "MP4URL", "mp4_url", "mp4-url"),
    Row(
      "base64EncodedURL", "base64EncodedURL", "Base64EncodedURL", "base64_encoded_url",
      "base64-encoded-url"),
    Row("2fa", "2fa", "2fa", "2fa", "2fa"),
    Row("step 2 of 3", "step2Of3", "Step2Of3", "step_2_of_3", "step-2-of-3"),
    // Unicode.
    Row("ÄpfelListe", "äpfelListe", "ÄpfelListe", "äpfel_liste", "äpfel-liste"),
    Row("élanVital", "élanVital", "ÉlanVital", "élan_vital", "élan-vital"),
    Row(
      "e\u{301}lanVital", "e\u{301}lanVital", "E\u{301}lanVital", "e\u{301}lan_vital",
      "e\u{301}lan-vital"),
    Row("straßeName", "straßeName", "StraßeName", "straße_name", "straße-name"),
    Row("ßeta", "ßeta", "Sseta", "ßeta", "ßeta"),
    Row("ΟδόςΑθηνών", "οδόςΑθηνών", "ΟδόςΑθηνών", "οδός_αθηνών", "οδός-αθηνών"),
    Row("旅行一覧", "旅行一覧", "旅行一覧", "旅行一覧", "旅行一覧"),
    Row("旅行List", "旅行List", "旅行List", "旅行_list", "旅行-list"),
    Row("party🎉Time", "party🎉Time", "Party🎉Time", "party🎉_time", "party🎉-time"),
    Row("d’un trait", "dUnTrait", "DUnTrait", "d_un_trait", "d-un-trait"),
    // Underscores in front mean something in Swift; others part words.
    Row("_storage", "_storage", "_Storage", "_storage", "storage"),
    Row("__MyThing", "__myThing", "__MyThing", "__my_thing", "my-thing"),
    Row("trailing_", "trailing", "Trailing", "trailing", "trailing"),
    Row("_", "_", "_", "_", ""),
    Row("---", "", "", "", ""),
  ])
  func aNameIsPutIntoEachCase(row: Row) {
    #expect(camelCased(row.text) == row.camel)
    #expect(pascalCased(row.text) == row.pascal)
    #expect(snakeCased(row.text) == row.snake)
    #expect(kebabCased(row.text) == row.kebab)
  }

  @Test(arguments: [
    ("userID", "UserID", "userID"), ("UserID", "UserID", "userID"), ("", "", ""),
    ("ÄpfelListe", "ÄpfelListe", "äpfelListe"), ("_x", "_x", "_x"), ("ǆep", "ǅep", "ǆep"),
  ])
  func onlyTheFirstLetterChanges(text: String, upper: String, lower: String) {
    #expect(capitalized(text) == upper)
    #expect(uncapitalized(text) == lower)
  }

  @Test(arguments: ["URLSession", "my module", "ÄpfelListe", "Scene3DView", "userIDs", "__MyThing"])
  func snakeCaseIsStable(text: String) {
    #expect(snakeCased(snakeCased(text)) == snakeCased(text))
  }
}
