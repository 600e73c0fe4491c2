/// A new object.
struct ObjectText {
  struct Field {
    let key: String
    let value: String
    let comment: String
    /// Whether the value is the id of the object whose new array is written.
    let isList: Bool

    init(_ key: String, _ value: String, comment: String = "", isList: Bool = false) {
      (self.key, self.value, self.comment, self.isList) = (key, value, comment, isList)
    }
  }

  let id: String
  /// The text of the comment after the id.
  let title: String
  let fields: [Field]
}
