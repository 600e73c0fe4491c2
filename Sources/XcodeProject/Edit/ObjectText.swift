/// A new object.
struct ObjectText {
  struct Field {
    let key: String
    let value: String
    let comment: String
    /// The value is the id of the object whose new list is written.
    let isList: Bool

    init(_ key: String, _ value: String, comment: String = "", isList: Bool = false) {
      (self.key, self.value, self.comment, self.isList) = (key, value, comment, isList)
    }
  }

  let id: String
  /// The comment with its name.
  let title: String
  let fields: [Field]
}
