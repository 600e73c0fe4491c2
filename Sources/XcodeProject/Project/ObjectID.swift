/// Makes the ids of new objects: 24 hexadecimal digits, like Xcode's.
///
/// Xcode's ids depend on time and machine. These ids are hashes of paths, so two branches that add
/// a file write the same line.
enum ObjectID {
  /// - Parameters:
  ///   - isa: The kind of the object.
  ///   - key: The path of the file, relative to the project.
  static func make(_ isa: String, _ key: String) -> String {
    let text = Array((isa + ":" + key).utf8)
    let first = hash(text, from: 0xCBF2_9CE4_8422_2325)
    let second = hash(text, from: first ^ 0x9E37_79B9_7F4A_7C15)
    return digits(first, 16) + digits(second, 8)
  }

  /// Computes FNV-1a. The bits are mixed at the end, because similar paths need different ids.
  private static func hash(_ bytes: [UInt8], from start: UInt64) -> UInt64 {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return hash ^ hash >> 31
  }

  private static func digits(_ value: UInt64, _ count: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String((String(repeating: "0", count: 16 - text.count) + text).prefix(count))
  }
}
