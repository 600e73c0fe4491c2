/// A value for each of the three texts of a merge.
struct Sides<Value> {
  var base: Value
  var ours: Value
  var theirs: Value
}
