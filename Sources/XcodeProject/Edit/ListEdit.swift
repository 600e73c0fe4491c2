/// The changes of an object's list: the children of a group, or the files of a build phase.
struct ListEdit {
  struct Insertion {
    let id: String
    /// The comment with its name.
    let title: String
    let item: NameOrder.Item
  }

  var inserted: [Insertion] = []
  /// Ids of elements.
  var removed: Set<String> = []
}
