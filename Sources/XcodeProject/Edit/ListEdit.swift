/// What changes in the list of an object: the children of a group, or the files of a target.
struct ListEdit {
  struct Insertion {
    let id: String
    /// The comment that names it.
    let title: String
    let item: NameOrder.Item
  }

  var inserted: [Insertion] = []
  /// By id.
  var removed: Set<String> = []
}
