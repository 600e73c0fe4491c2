import TestTools
import Testing

@testable import viper_gen

@Suite(.serialized, .inTurn) struct KebabCaseTests {
  @Test(arguments: [
    ("view", "view"), ("viewOutput", "view-output"), ("viewURL", "view-url"),
    ("URLSession", "url-session"), ("URL", "url"), ("step2Done", "step2-done"),
    ("snake_case", "snake-case"), ("already-kebab", "already-kebab"), ("_leading", "leading"),
    ("snake_Case", "snake-case"), ("aB", "a-b"), ("größeÄndern", "größe-ändern"), ("", ""),
  ])
  func aKeyBecomesAnOptionName(key: String, expected: String) {
    #expect(kebabCase(key) == expected)
  }
}
