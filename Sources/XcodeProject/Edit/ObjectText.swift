/// A new object.
struct ObjectText {
  struct Field {
    let key: String
    let value: String
    let comment: String
    /// The value is the id of the object whose new list is written.
    let isList: Bool

    init(_ key: String, _ value: String, comment: String = "") {
      self.key = key
      self.value = value
      self.comment = comment
      isList = false
    }

    init(_ key: String, list id: String) {
      self.key = key
      value = id
      comment = ""
      isList = true
    }
  }

  let id: String
  /// The comment with its name.
  let title: String
  let fields: [Field]
}
