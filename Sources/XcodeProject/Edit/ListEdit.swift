/// The changes of an object's array: the children of a group, or the files of a build phase.
struct ListEdit {
  struct Insertion {
    let id: String
    /// The text of the comment after the id: ` /* Feed.swift in Sources */`
    let title: String
    let item: NameOrder.Item
  }

  var inserted: [Insertion] = []
  /// The ids of removed elements.
  var removed: Set<String> = []
}
