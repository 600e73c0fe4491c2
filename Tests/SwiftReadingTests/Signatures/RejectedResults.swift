/// Effects, results, bodies, generics, several at once: what is refused, the ids, and the whole screen. See `RejectedSignature`.
let rejectedResults = #"""
  member «load() => Int» wrong-arrow
  A.json:1:8: error: expected '->' before the result, found '=>'
   1 | load() => Int
     |        ^~
     = help: write '->'

  member «load(): Int» wrong-arrow
  A.json:1:7: error: expected '->' before the result, found ':'
   1 | load(): Int
     |       ^
     = help: write '->'

  member «load() → Int» wrong-arrow
  A.json:1:8: error: expected '->' before the result, found '→'
   1 | load() → Int
     |        ^
     = help: write '->'

  member «load() - Int» wrong-arrow
  A.json:1:8: error: expected '->' before the result, found '-'
   1 | load() - Int
     |        ^
     = help: write '->'

  member «load() ->» expected-type
  A.json:1:10: error: expected a type, found the end
   1 | load() ->
     |          ^
     = help: write a type such as 'Int'

  member «load() throws async -> Int» effect-order
  A.json:1:15: error: 'async' follows 'throws'
   1 | load() throws async -> Int
     |               ^~~~~
     = help: write 'async throws'

  member «load() async async» duplicate-modifier
  A.json:1:14: error: 'async' stands here twice
   1 | load() async async
     |              ^~~~~
     = help: remove one of them

  member «load() rethrows» wrong-effect
  A.json:1:8: error: a requirement that is 'rethrows' cannot be forwarded or mocked
   1 | load() rethrows
     |        ^~~~~~~~
     = help: write 'throws'

  member «load() reasync» wrong-effect
  A.json:1:8: error: a requirement that is 'reasync' cannot be forwarded or mocked
   1 | load() reasync
     |        ^~~~~~~
     = help: write 'async'

  member «load() await throw -> Int» wrong-effect wrong-effect
  A.json:1:8: error: expected 'async', found 'await'
   1 | load() await throw -> Int
     |        ^~~~~
     = help: write 'async'
  A.json:1:14: error: expected 'throws', found 'throw'
   1 | load() await throw -> Int
     |              ^~~~~
     = help: write 'throws'

  member «load() throws()» expected-type
  A.json:1:15: error: expected a type, found ')'
   1 | load() throws()
     |               ^
     = help: write a type such as 'Int' before it

  member «load() -> Int async throws» effect-after-result
  A.json:1:15: error: 'async throws' stands behind the result
   1 | load() -> Int async throws
     |               ^~~~~~~~~~~~
     = help: write 'async throws -> Int'

  member «load() throws -> Int async» effect-after-result
  A.json:1:22: error: 'async' stands behind the result
   1 | load() throws -> Int async
     |                      ^~~~~
     = help: write 'async throws -> Int'

  member «load() -> some P» opaque-result
  A.json:1:11: error: 'some P' is opaque, which only a parameter can be
   1 | load() -> some P
     |           ^~~~~~
     = help: write 'any P'

  member «load() -> [String: some P]» opaque-result
  A.json:1:11: error: '[String: some P]' is opaque, which only a parameter can be
   1 | load() -> [String: some P]
     |           ^~~~~~~~~~~~~~~~
     = help: write '[String: any P]'

  member «load() { }» method-body
  A.json:1:8: error: a signature has no body
   1 | load() { }
     |        ^~~
     = help: write 'load()'

  member «load() -> Int { get }» method-body
  A.json:1:15: error: a signature has no body
   1 | load() -> Int { get }
     |               ^~~~~~~
     = help: write 'load() -> Int'

  member «load<>(x: Int)» empty-generic-parameters
  A.json:1:5: error: no generic parameter between '<' and '>'
   1 | load<>(x: Int)
     |     ^~
     = help: remove '<>'

  member «load<1>(x: Int)» expected-name
  A.json:1:6: error: expected the name of a generic parameter, found '1'
   1 | load<1>(x: Int)
     |      ^
     = help: write a name such as 'T'

  member «load<T, T>(x: T)» duplicate-generic-parameter
  A.json:1:9: error: generic parameter 'T' is declared twice
   1 | load<T, T>(x: T)
     |         ^
     = help: use another name, such as 'T2'
  A.json:1:6: note: first declared here
   1 | load<T, T>(x: T)
     |      ^

  member «load<each T>(x: T)» parameter-pack
  A.json:1:6: error: parameter packs are not supported
   1 | load<each T>(x: T)
     |      ^~~~
     = help: write an array of 'any' values

  member «load(x: repeat each T)» parameter-pack
  A.json:1:9: error: parameter packs are not supported
   1 | load(x: repeat each T)
     |         ^~~~~~
     = help: write an array of 'any' values

  member «load<let N: Int>(x: Int)» value-generic-parameter
  A.json:1:6: error: generic parameters that are values are not supported
   1 | load<let N: Int>(x: Int)
     |      ^~~
     = help: write the value as a parameter

  member «load<T: ~(~P)>(x: T)» composition-member
  A.json:1:9: error: expected names of protocols with '~', found '~P'
   1 | load<T: ~(~P)>(x: T)
     |         ^~~~~
     = help: write names only, as in 'any P & Q'

  member «load<T>()» unused-generic-parameter
  A.json:1:1: error: no parameter and no result determines generic parameter 'T'
   1 | load<T>()
     | ^~~~
     = help: add a parameter such as '_ type: T.Type', or remove 'T'

  member «load<T: Collection>(x: T.Element)» unused-generic-parameter
  A.json:1:1: error: no parameter and no result determines generic parameter 'T'
   1 | load<T: Collection>(x: T.Element)
     | ^~~~
     = help: add a parameter such as '_ type: T.Type', or remove 'T'

  member «load<T>(x: T) where» expected-type
  A.json:1:20: error: expected a type, found the end
   1 | load<T>(x: T) where
     |                    ^
     = help: write a type such as 'Int'

  member «load<T>(x: T) where T = Int» expected-requirement
  A.json:1:23: error: expected ':' or '==' after 'T', found '='
   1 | load<T>(x: T) where T = Int
     |                       ^
     = help: write a requirement such as 'T: Equatable'

  member «load<T>(x: T) where Int: Equatable» foreign-requirement
  A.json:1:21: error: the requirement on 'Int' names no generic parameter
   1 | load<T>(x: T) where Int: Equatable
     |                     ^~~~~~~~~~~~~~
     = help: remove it, or name a parameter that stands in '<…>'

  member «load(x: Int) where Self: P» where-without-generics
  A.json:1:14: error: 'where' without generic parameters
   1 | load(x: Int) where Self: P
     |              ^~~~~~~~~~~~~
     = help: declare one after the name, as in 'load<T>(_ item: T) where T: Equatable'

  member «public func load(x: Int!, x: String) throws async => Int» member-modifier func-keyword implicitly-unwrapped-optional duplicate-parameter effect-order wrong-arrow
  A.json:1:1: error: modifier 'public' has no place here
   1 | public func load(x: Int!, x: String) throws async => Int
     | ^~~~~~
     = help: write 'load(x: Int!, x: String) throws async => Int'
  A.json:1:8: error: a method is written without 'func'
   1 | public func load(x: Int!, x: String) throws async => Int
     |        ^~~~
     = help: write 'load(x: Int!, x: String) throws async => Int'
  A.json:1:24: error: implicitly unwrapped optionals are not supported
   1 | public func load(x: Int!, x: String) throws async => Int
     |                        ^
     = help: write 'Int?' or 'Int'
  A.json:1:27: error: parameter 'x' is declared twice
   1 | public func load(x: Int!, x: String) throws async => Int
     |                           ^
     = help: name this one differently; its label may stay: 'x otherX'
  A.json:1:18: note: first declared here
   1 | public func load(x: Int!, x: String) throws async => Int
     |                  ^
  A.json:1:45: error: 'async' follows 'throws'
   1 | public func load(x: Int!, x: String) throws async => Int
     |                                             ^~~~~
     = help: write 'async throws'
  A.json:1:51: error: expected '->' before the result, found '=>'
   1 | public func load(x: Int!, x: String) throws async => Int
     |                                                   ^~
     = help: write '->'
  """#
