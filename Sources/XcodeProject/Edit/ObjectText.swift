/// An object to be written.
struct ObjectText {
  struct Field {
    let key: String
    let value: String
    /// Stands behind the value.
    let comment: String
    /// Whether the value is the id of the object whose new list stands here.
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
  /// The comment that names it.
  let title: String
  let fields: [Field]
}
