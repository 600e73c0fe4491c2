import TestTools
import Testing

@testable import ViperText

struct ByteHashTests {
  /// As the Python package `xxhash` has them, with the seeds 0 and 0x9E37_79B9_7F4A_7C15.
  static let rows: [(text: String, high: UInt64, low: UInt64)] = [
    ("", 0xef46_db37_51d8_e999, 0xc434_9fc9_3c01_0000),
    ("a", 0xd24e_c4f1_a98c_6e5b, 0x9a7c_6d2e_a455_68c9),
    ("abc", 0x44bc_2cf5_ad77_0999, 0x2ed0_f59d_6b43_ac8b),
    ("Nobody inspects the spammish repetition", 0xfbce_a83c_8a37_8bf1, 0xeb8b_157c_a26c_bf34),
    (String(repeating: "0123456789", count: 10), 0xf80e_7b96_315a_fffa, 0x14d1_d80a_91b9_ea55),
  ]

  @Test(arguments: rows) func itIsXXH64WithTwoSeeds(_ text: String, _ high: UInt64, _ low: UInt64) {
    #expect(ByteHash(Array(text.utf8)) == ByteHash(high: high, low: low))
  }
}
