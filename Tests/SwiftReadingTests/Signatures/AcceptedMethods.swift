/// Methods as people write them: names, comments, default values, effects, specifiers.
///
/// A row is what a spec says (`⏎` for a line end), the declaration without `func` after `=` if it
/// differs, and the compound name with the arguments that call on.
let acceptedMethods = #"""
  # names
  reload()
    reload() |
   reload ( ) 
    = reload()
    reload() |
  Load_2()
    Load_2() |
  load(id: Int)
    load(id:) | id: id
  load(_ id: Int)
    load(_:) | id
  load(for id: Int)
    load(for:) | for: id
  load(for: Int)
    load(for:) | for: `for`
  load(in: Int, of: String)
    load(in:of:) | in: `in`, of: of
  load(`in`: Int)
    = load(in: Int)
    load(in:) | in: `in`
  load(x `let`: Int)
    load(x:) | x: `let`
  load(inout: Int, let: Int, var: Int)
    = load(`inout`: Int, `let`: Int, `var`: Int)
    load(inout:let:var:) | `inout`: `inout`, let: `let`, var: `var`
  load(`inout` x: Int)
    load(inout:) | `inout`: x
  load(for in: Int)
    load(for:) | for: `in`
  load(throws: Int) throws
    load(throws:) | throws: `throws`
  load(_ first: Int, default: Int...)
    load(_:default:) | first, default: `default`
  `default`()
    default() |
  default(class: Int)
    = `default`(class: Int)
    default(class:) | class: `class`
  `load`(`id`: Int)
    = load(id: Int)
    load(id:) | id: id
  throws()
    = `throws`()
    throws() |
  async()
    async() |
  async(async: Int) async
    async(async:) | async: async
  await(await: Int)
    await(await:) | await: `await`
  get(set: Int)
    get(set:) | set: set
  some(any: any P)
    some(any:) | any: any
  open(url: String)
    open(url:) | url: url
  optional(x: Int)
    optional(x:) | x: x
  Ünï(größe: Int)
    Ünï(größe:) | größe: größe
  🚀(_ 🌍: Größe)
    🚀(_:) | 🌍
  加载(标识 id: Int)
    加载(标识:) | 标识: id
  load(id: Int, name: String, _ all: Bool)
    load(id:name:_:) | id: id, name: name, all
  load(a x: Int, a y: Int)
    load(a:a:) | a: x, a: y

  # white space and comments
  load  (  id  :  Int  ,  name:String  )
    = load(id: Int, name: String)
    load(id:name:) | id: id, name: name
  load(/* the id */ id: Int // number⏎)
    = load(id: Int)
    load(id:) | id: id
  load(⏎  id: Int,⏎⏎  name: String⏎) async⏎  -> Int
    = load(id: Int, name: String) async -> Int
    load(id:name:) | id: id, name: name
  load(/* a /* nested */ comment */)	throws
    = load() throws
    load() |

  # default values
  load(id: Int = 5)
    = load(id: Int)
    load(id:) | id: id
  load(id: Int=5,name:String="")
    = load(id: Int, name: String)
    load(id:name:) | id: id, name: name
  load(id: Int = 5, name: String = "a, b)", all: Bool = true)
    = load(id: Int, name: String, all: Bool)
    load(id:name:all:) | id: id, name: name, all: all
  load(x: [Int] = [1, 2, 3], y: (Int, Int) = (1, 2))
    = load(x: [Int], y: (Int, Int))
    load(x:y:) | x: x, y: y
  load(x: Pair<Int, Int> = Pair<Int, Int>(1, 2), y: Int = 1)
    = load(x: Pair<Int, Int>, y: Int)
    load(x:y:) | x: x, y: y
  load(x: [Pair<Int, Set<Int>>] = [Pair<Int, Set<Int>>(1, [2])], y: Int = 1)
    = load(x: [Pair<Int, Set<Int>>], y: Int)
    load(x:y:) | x: x, y: y
  load(x: Bool = one < two, y: Bool = two > one)
    = load(x: Bool, y: Bool)
    load(x:y:) | x: x, y: y
  load(x: String = "\(max(1, 2)) \("a)")", y: Int = 1)
    = load(x: String, y: Int)
    load(x:y:) | x: x, y: y
  load(x: String = #"a " \("#, y: Int = 1)
    = load(x: String, y: Int)
    load(x:y:) | x: x, y: y
  load(x: @escaping () -> Void = { print(1, 2) }, y: Int = 1)
    = load(x: @escaping () -> Void, y: Int)
    load(x:y:) | x: x, y: y
  load(x: Int?=nil)
    = load(x: Int?)
    load(x:) | x: x
  load(x: Set<Int>=[])
    = load(x: Set<Int>)
    load(x:) | x: x
  load(x: Int = -1, y: Double = 1.5e3, z: Int = 0x1F)
    = load(x: Int, y: Double, z: Int)
    load(x:y:z:) | x: x, y: y, z: z
  load(file: String = #file, x: Int = .max)
    = load(file: String, x: Int)
    load(file:x:) | file: file, x: x
  load(x: [String: Int] = [:]) async throws
    = load(x: [String: Int]) async throws
    load(x:) | x: x
  load(x: (any Error)? = nil, y: Int?? = .some(nil))
    = load(x: (any Error)?, y: Int??)
    load(x:y:) | x: x, y: y
  load(x: Int = /* one */ 1)
    = load(x: Int)
    load(x:) | x: x

  # effects and results
  load() async
    load() |
  load() throws
    load() |
  load() async throws
    load() |
  load() throws(LoadError)
    load() |
  load() throws(any Error) -> Int
    = load() throws -> Int
    load() |
  load() throws(Never) -> Int
    = load() -> Int
    load() |
  load() async throws(LoadError) -> [Item]
    load() |
  load() throws ( LoadError ) -> Int
    = load() throws(LoadError) -> Int
    load() |
  load() -> Int
    load() |
  load()->Int
    = load() -> Int
    load() |
  load() -> Void
    = load()
    load() |
  load() -> ()
    = load()
    load() |
  load() -> (())
    = load()
    load() |
  load() -> Swift.Void
    = load()
    load() |
  load() async -> ()
    = load() async
    load() |
  load() -> Int?
    load() |
  load() -> (any Error)?
    load() |
  load() -> (Int, String)
    load() |
  load() -> (id: Int, name: String)
    load() |
  load() -> (Int) -> (String) -> Void
    load() |
  load() -> ((Int) -> Void)?
    load() |
  load() -> @Sendable () -> Void
    load() |
  load() -> Result<[Item], any Error>
    load() |
  load(id: Int) async throws -> Item
    load(id:) | id: id

  # specifiers
  load(x: inout Int)
    load(x:) | x: &x
  load(x: sending Item) -> sending Item
    load(x:) | x: x
  load(x: sending inout Item)
    = load(x: inout sending Item)
    load(x:) | x: &x
  load(x: borrowing Item, y: consuming Item)
    load(x:y:) | x: x, y: y
  load(x: consuming sending Item)
    load(x:) | x: x
  load(x: isolated any Actor)
    load(x:) | x: x
  load(x: isolated (any Actor)?) async
    load(x:) | x: x
  load(x: inout [Int], y: inout Int?) throws
    load(x:y:) | x: &x, y: &y
  load(_ count: inout Int, by step: Int = 1) -> Int
    = load(_ count: inout Int, by step: Int) -> Int
    load(_:by:) | &count, by: step
  load(x: borrowing @escaping () -> Void)
    load(x:) | x: x
  load(x: @escaping sending () -> Void)
    = load(x: sending @escaping () -> Void)
    load(x:) | x: x
  load(x: inout () -> Void)
    load(x:) | x: &x
  """#
