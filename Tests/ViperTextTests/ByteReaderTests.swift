import TestTools
import Testing

@testable import ViperText

struct ByteReaderTests {
  static let numbers: [UInt64] = [
    0, 1, 0x7F, 0x80, 0x3FFF, 0x4000, 1 << 32, (1 << 63) - 1, 1 << 63, .max,
  ]

  @Test(arguments: numbers) func aNumberIsReadAsItWasWritten(_ number: UInt64) {
    var bytes: [UInt8] = []
    bytes.append(number: number)
    var reader = ByteReader(bytes[...])
    let read = reader.number()
    #expect(read == number)
    let rest = reader.byte()
    #expect(rest == nil)
    for end in bytes.indices {
      var reader = ByteReader(bytes[..<end])
      let read = reader.number()
      #expect(read == nil)
    }
  }

  @Test func smallNumbersTakeAByte() {
    var bytes: [UInt8] = []
    bytes.append(number: 0x7F)
    #expect(bytes == [0x7F])
    bytes = []
    bytes.append(number: 300)
    #expect(bytes == [0xAC, 0x02])
  }

  /// No number has more than ten bytes, and none has more than 64 bits.
  @Test func oversizedNumbersAreReadWithoutACrash() {
    var reader = ByteReader(Array(repeating: 0xFF, count: 20)[...])
    let endless = reader.number()
    #expect(endless == nil)
    reader = ByteReader((Array(repeating: 0xFF, count: 9) + [0x7F])[...])
    let large = reader.number()
    #expect(large == .max)
  }

  @Test func truncatedBytesAreNotRead() {
    var bytes: [UInt8] = []
    bytes.append(text: "text")
    bytes.append(hash: ByteHash(high: 1, low: 2))
    var reader = ByteReader(bytes[...])
    let (text, hash) = (reader.text(), reader.hash())
    #expect(text == "text")
    #expect(hash == ByteHash(high: 1, low: 2))
    for end in bytes.indices {
      var reader = ByteReader(bytes[..<end])
      let (text, hash) = (reader.text(), reader.hash())
      #expect(text == nil || hash == nil)
    }
  }
}
