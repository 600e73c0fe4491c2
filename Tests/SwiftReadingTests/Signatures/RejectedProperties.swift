/// Properties and fields: what is refused, the ids, and the whole screen. See `RejectedSignature`.
let rejectedProperties = #"""
  member «title { get }» missing-property-type
  A.json:1:1: error: property 'title' has no type [missing-property-type]
   1 | title { get }
     | ^~~~~
     = help: write 'title: String { get }'

  member «title = 5» missing-property-type
  A.json:1:1: error: property 'title' has no type [missing-property-type]
   1 | title = 5
     | ^~~~~
     = help: write 'title: String { get }'

  member «title: String» missing-accessors
  A.json:1:1: error: a property needs '{ get }' or '{ get set }' [missing-accessors]
   1 | title: String
     | ^~~~~~~~~~~~~
     = help: write 'title: String { get }' or 'title: String { get set }'

  member «default: [ Int ]» missing-accessors
  A.json:1:1: error: a property needs '{ get }' or '{ get set }' [missing-accessors]
   1 | default: [ Int ]
     | ^~~~~~~~~~~~~~~~
     = help: write '`default`: [Int] { get }' or '`default`: [Int] { get set }'

  member «title: String = ""» unexpected-property-default
  A.json:1:15: error: a contract's property can't have a default value [unexpected-property-default]
   1 | title: String = ""
     |               ^~~~
     = help: write 'title: String { get }' or 'title: String { get set }'

  member «title: String {}» invalid-accessor
  A.json:1:15: error: expected 'get' between '{' and '}', found none [invalid-accessor]
   1 | title: String {}
     |               ^~
     = help: write 'title: String { get }'

  member «title: String { set }» invalid-accessor
  A.json:1:15: error: expected 'get' between '{' and '}', found none [invalid-accessor]
   1 | title: String { set }
     |               ^~~~~~~
     = help: write 'title: String { get set }'

  member «title: String { didSet }» invalid-accessor
  A.json:1:17: error: expected 'get', 'set' or '}', found 'didSet' [invalid-accessor]
   1 | title: String { didSet }
     |                 ^~~~~~
     = help: write 'title: String { get }' or 'title: String { get set }'

  member «title: String { get; set }» invalid-accessor
  A.json:1:20: error: expected 'get', 'set' or '}', found ';' [invalid-accessor]
   1 | title: String { get; set }
     |                    ^
     = help: write 'title: String { get }' or 'title: String { get set }'

  member «title: String { return 5 }» invalid-accessor
  A.json:1:17: error: expected 'get', 'set' or '}', found 'return' [invalid-accessor]
   1 | title: String { return 5 }
     |                 ^~~~~~
     = help: write 'title: String { get }' or 'title: String { get set }'

  member «title: String { get async set }» invalid-setter
  A.json:1:27: error: a property with 'get async' or 'get throws' can't be set [invalid-setter]
   1 | title: String { get async set }
     |                           ^~~
     = help: remove 'set', and add a method that sets the value

  member «title: » missing-type-name
  A.json:1:8: error: expected a type, found the end [missing-type-name]
   1 | title: 
     |        ^
     = help: write a type such as 'Int'

  member «title: some P { get }» invalid-opaque-type
  A.json:1:8: error: 'some P' is an opaque type, which only parameters can have [invalid-opaque-type]
   1 | title: some P { get }
     |        ^~~~~~
     = help: write 'any P'

  member «title: @escaping () -> Void { get }» invalid-parameter-modifier
  A.json:1:8: error: '@escaping' applies to parameters only [invalid-parameter-modifier]
   1 | title: @escaping () -> Void { get }
     |        ^~~~~~~~~~~~~~~~~~~~
     = help: remove '@escaping'

  member «title: Int... { get }» invalid-parameter-modifier
  A.json:1:8: error: '...' applies to parameters only [invalid-parameter-modifier]
   1 | title: Int... { get }
     |        ^~~~~~
     = help: write '[Int]'

  member «title: Int, name: String» unexpected-text
  A.json:1:11: error: expected the end of the signature, found ',' [unexpected-text]
   1 | title: Int, name: String
     |           ^
     = help: remove it, or make it a separate item of the array

  method «title: String { get }» unexpected-property
  A.json:1:1: error: expected a method, found property 'title' [unexpected-property]
   1 | title: String { get }
     | ^~~~~~~~~~~~~~~~~~~~~
     = help: write 'title()'

  field «load()» unexpected-method
  A.json:1:1: error: expected a name and a type, found method 'load' [unexpected-method]
   1 | load()
     | ^~~~
     = help: write 'load: () -> Void' for a closure

  field «rows» missing-field-type
  A.json:1:1: error: 'rows' has no type [missing-field-type]
   1 | rows
     | ^~~~
     = help: write the type after the name, as in 'rows: Int'

  field «rows = []» missing-field-type
  A.json:1:1: error: 'rows' has no type [missing-field-type]
   1 | rows = []
     | ^~~~
     = help: write the type after the name, as in 'rows: Int'

  field «rows: Int { get }» unexpected-accessors
  A.json:1:11: error: a stored value can't have accessors [unexpected-accessors]
   1 | rows: Int { get }
     |           ^~~~~~~
     = help: write 'rows: Int'

  field «rows: Int =» missing-default-value
  A.json:1:11: error: expected a default value after '=', found the end [missing-default-value]
   1 | rows: Int =
     |           ^
     = help: write a value, or remove '='

  field «rows: Int = 1, name: Int = 2» unexpected-text
  A.json:1:14: error: expected the end of the signature, found ',' [unexpected-text]
   1 | rows: Int = 1, name: Int = 2
     |              ^
     = help: remove it, or make it a separate item of the array

  field «rows: some P» invalid-opaque-type
  A.json:1:7: error: 'some P' is an opaque type, which only parameters can have [invalid-opaque-type]
   1 | rows: some P
     |       ^~~~~~
     = help: write 'any P'

  field «rows: inout Int» invalid-parameter-modifier
  A.json:1:7: error: 'inout' applies to parameters only [invalid-parameter-modifier]
   1 | rows: inout Int
     |       ^~~~~~~~~
     = help: remove 'inout'
  """#
