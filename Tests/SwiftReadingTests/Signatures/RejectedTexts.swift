/// The text as a whole: what is refused, the ids, and the whole screen. See `RejectedSignature`.
let rejectedTexts = #"""
  member «» missing-signature
  A.json:1:1: error: expected a method or a property, found nothing [missing-signature]
   1 |
     | ^
     = help: write a method such as 'load(id: Int)' or a property such as 'title: String { get }'

  member «   » missing-signature
  A.json:1:1: error: expected a method or a property, found nothing [missing-signature]
   1 |    
     | ^~~
     = help: write a method such as 'load(id: Int)' or a property such as 'title: String { get }'

  field «» missing-signature
  A.json:1:1: error: expected a name and a type, found nothing [missing-signature]
   1 |
     | ^
     = help: write 'title: String', or 'title: String = ""' with a default value

  type «» missing-signature
  A.json:1:1: error: expected a type, found nothing [missing-signature]
   1 |
     | ^
     = help: write a type such as 'Int'

  name «» missing-signature
  A.json:1:1: error: expected a name, found nothing [missing-signature]
   1 |
     | ^
     = help: write a Swift identifier

  member «// only a comment» missing-signature
  A.json:1:1: error: expected a method or a property, found nothing [missing-signature]
   1 | // only a comment
     | ^~~~~~~~~~~~~~~~~
     = help: write a method such as 'load(id: Int)' or a property such as 'title: String { get }'

  member «load(x: Int /* oops)» missing-end
  A.json:1:13: error: a comment is not closed [missing-end]
   1 | load(x: Int /* oops)
     |             ^~~~~~~~
     = help: write '*/' where it ends

  member «load(`x: Int)» missing-end
  A.json:1:6: error: a name is not closed [missing-end]
   1 | load(`x: Int)
     |      ^~~~~~~~
     = help: write '`' where it ends

  member «load(x: String = "abc)» missing-end
  A.json:1:18: error: a string is not closed [missing-end]
   1 | load(x: String = "abc)
     |                  ^~~~~
     = help: write '"' where it ends

  member «load(x: In“t”)» unexpected-character
  A.json:1:11: error: character '“' has no meaning in a signature [unexpected-character]
   1 | load(x: In“t”)
     |           ^
     = help: write '"'

  member «load(x: Int…)» unexpected-character
  A.json:1:12: error: character '…' has no meaning in a signature [unexpected-character]
   1 | load(x: Int…)
     |            ^
     = help: write '...'

  member «load(id: Int))» unexpected-text
  A.json:1:14: error: expected the end of the signature, found ')' [unexpected-text]
   1 | load(id: Int))
     |              ^
     = help: remove it

  member «load() load()» unexpected-text
  A.json:1:8: error: expected the end of the signature, found 'load' [unexpected-text]
   1 | load() load()
     |        ^~~~
     = help: remove it, or make it a separate item of the array

  member «load();» unexpected-text
  A.json:1:7: error: expected the end of the signature, found ';' [unexpected-text]
   1 | load();
     |       ^
     = help: remove it

  member «load() -> Int...» unexpected-text
  A.json:1:14: error: expected the end of the signature, found '...' [unexpected-text]
   1 | load() -> Int...
     |              ^~~
     = help: remove it, or make it a separate item of the array

  member «load(» missing-closing-bracket
  A.json:1:6: error: expected ')' to close '(', found the end [missing-closing-bracket]
   1 | load(
     |      ^
     = help: write ')' at the end
  A.json:1:5: note: opened here
   1 | load(
     |     ^

  member «load(id: Int» missing-closing-bracket
  A.json:1:13: error: expected ')' to close '(', found the end [missing-closing-bracket]
   1 | load(id: Int
     |             ^
     = help: write ')' at the end
  A.json:1:5: note: opened here
   1 | load(id: Int
     |     ^

  member «load(x: [Int)» missing-closing-bracket
  A.json:1:13: error: expected ']' to close '[', found ')' [missing-closing-bracket]
   1 | load(x: [Int)
     |             ^
     = help: write ']' before it
  A.json:1:9: note: opened here
   1 | load(x: [Int)
     |         ^

  member «load(x: [String: Int)» missing-closing-bracket
  A.json:1:21: error: expected ']' to close '[', found ')' [missing-closing-bracket]
   1 | load(x: [String: Int)
     |                     ^
     = help: write ']' before it
  A.json:1:9: note: opened here
   1 | load(x: [String: Int)
     |         ^

  member «load(x: Set<Int)» missing-closing-bracket
  A.json:1:16: error: expected '>' to close '<', found ')' [missing-closing-bracket]
   1 | load(x: Set<Int)
     |                ^
     = help: write '>' before it
  A.json:1:12: note: opened here
   1 | load(x: Set<Int)
     |            ^

  member «load() throws(E» missing-closing-bracket
  A.json:1:16: error: expected ')' to close '(', found the end [missing-closing-bracket]
   1 | load() throws(E
     |                ^
     = help: write ')' at the end
  A.json:1:14: note: opened here
   1 | load() throws(E
     |              ^

  member «title: String { get» missing-closing-bracket
  A.json:1:20: error: expected '}' to close '{', found the end [missing-closing-bracket]
   1 | title: String { get
     |                    ^
     = help: write '}' at the end
  A.json:1:15: note: opened here
   1 | title: String { get
     |               ^

  member «load(x: Int = [5)» missing-closing-bracket
  A.json:1:17: error: expected ']' to close '[', found ')' [missing-closing-bracket]
   1 | load(x: Int = [5)
     |                 ^
     = help: write ']' before it
  A.json:1:15: note: opened here
   1 | load(x: Int = [5)
     |               ^

  member «load(x: Int = (5)» missing-closing-bracket
  A.json:1:18: error: expected ')' to close '(', found the end [missing-closing-bracket]
   1 | load(x: Int = (5)
     |                  ^
     = help: write ')' at the end
  A.json:1:5: note: opened here
   1 | load(x: Int = (5)
     |     ^

  member «load(id: Int,)» unexpected-comma
  A.json:1:13: error: unexpected ',' at the end [unexpected-comma]
   1 | load(id: Int,)
     |             ^
     = help: remove the ','

  member «load(x: (Int, Int,))» unexpected-comma
  A.json:1:18: error: unexpected ',' at the end [unexpected-comma]
   1 | load(x: (Int, Int,))
     |                  ^
     = help: remove the ','

  entity «Row(id: inout Int)» invalid-parameter-modifier
  A.json:1:9: error: 'inout' applies to parameters only [invalid-parameter-modifier]
   1 | Row(id: inout Int)
     |         ^~~~~~~~~
     = help: remove 'inout'

  entity «Row(id: Int...)» invalid-parameter-modifier
  A.json:1:9: error: '...' applies to parameters only [invalid-parameter-modifier]
   1 | Row(id: Int...)
     |         ^~~~~~
     = help: write '[Int]'

  entity «Row(for id: Int)» invalid-identifier
  A.json:1:5: error: 'for id' is not a Swift identifier [invalid-identifier]
   1 | Row(for id: Int)
     |     ^~~~~~
     = help: use 'forId'

  entity «Row(_ id: Int)» invalid-identifier
  A.json:1:5: error: '_ id' is not a Swift identifier [invalid-identifier]
   1 | Row(_ id: Int)
     |     ^~~~
     = help: use '_Id'

  entity «Row(id: Int) async» invalid-entity
  A.json:1:14: error: expected an entity: a name and its fields in parentheses [invalid-entity]
   1 | Row(id: Int) async
     |              ^~~~~
     = help: write it as "TripRow(id: Int, title: String)"

  entity «Row(id: Int) -> Row» invalid-entity
  A.json:1:14: error: expected an entity: a name and its fields in parentheses [invalid-entity]
   1 | Row(id: Int) -> Row
     |              ^~
     = help: write it as "TripRow(id: Int, title: String)"

  entity «Row<T>(id: T)» invalid-entity
  A.json:1:4: error: expected an entity: a name and its fields in parentheses [invalid-entity]
   1 | Row<T>(id: T)
     |    ^
     = help: write it as "TripRow(id: Int, title: String)"

  entity «Row: Hashable» invalid-entity
  A.json:1:4: error: expected an entity: a name and its fields in parentheses [invalid-entity]
   1 | Row: Hashable
     |    ^
     = help: write it as "TripRow(id: Int, title: String)"

  entity «(id: Int)» invalid-entity
  A.json:1:1: error: expected an entity: a name and its fields in parentheses [invalid-entity]
   1 | (id: Int)
     | ^
     = help: write it as "TripRow(id: Int, title: String)"
  """#
