/// Methods whose point is the types they mention.
///
/// A row is what a spec says (`⏎` for a line end), the declaration without `func` after `=` if it
/// differs, and the compound name with the arguments that call on.
let acceptedMethodTypes = #"""
  # variadics
  load(x: Int...)
    load(x:) | x: x
  load(x: Int?..., y: (any P)..., z: (() -> Void)...)
    = load(x: Int?..., y: any P..., z: (() -> Void)...)
    load(x:y:z:) | x: x, y: y, z: z
  load(x: @Sendable (Int) -> Void...)
    = load(x: (@Sendable (Int) -> Void)...)
    load(x:) | x: x
  load(_ x: Int..., by y: String...) async
    load(_:by:) | x, by: y
  load(_ x: [Int]..., options: Set<String> = [])
    = load(_ x: [Int]..., options: Set<String>)
    load(_:options:) | x, options: options

  # generics
  load<T>(_ x: T)
    load(_:) | x
  load < T > (x: T)
    = load<T>(x: T)
    load(x:) | x: x
  load<T: Equatable>(_ x: T) -> T
    load(_:) | x
  load<T: Equatable & Sendable, U>(_ x: T, u: U) where U: Collection, U.Element == T
    load(_:u:) | x, u: u
  load<T>(x: T) where T : Hashable,T:Sendable
    = load<T>(x: T) where T: Hashable, T: Sendable
    load(x:) | x: x
  load<T: Sequence, U>(x: T) where T.Element == U
    load(x:) | x: x
  load<T, U: Collection<T>>(x: U)
    load(x:) | x: x
  load<T>(_ type: T.Type) -> T?
    load(_:) | type
  load<T: ~Copyable>(x: borrowing T)
    load(x:) | x: x
  load<T>(x: [T: Int]) where T: Hashable
    load(x:) | x: x
  load<T>(x: @escaping (T) -> Void) async throws -> T
    load(x:) | x: x
  load<E: Error>(x: () throws(E) -> Void) throws(E)
    load(x:) | x: x
  load<T: P, U: Q>(x: T, y: U) -> (T, U)
    load(x:y:) | x: x, y: y
  load<T>(x: T...) -> [T]
    load(x:) | x: x
  load<Größe>(x: Größe)
    load(x:) | x: x

  # opaque and existential types
  load(x: some Equatable)
    load(x:) | x: x
  load(x: [some Equatable], y: (some P)?)
    load(x:y:) | x: x, y: y
  load(x: some P & Q) async
    load(x:) | x: x
  load(x: some Collection<Int>)
    load(x:) | x: x
  load(x: any Equatable)
    load(x:) | x: x
  load(x: (any Equatable)?)
    load(x:) | x: x
  load(x: any P & Q, y: (any P & Q)?)
    load(x:y:) | x: x, y: y
  load(x: any (P & Q))
    = load(x: any P & Q)
    load(x:) | x: x
  load(x: any (Hashable & P), y: (any (P & Sendable))?)
    = load(x: any Hashable & P, y: (any P & Sendable)?)
    load(x:y:) | x: x, y: y
  load<T: ((Equatable) & P)>(x: T) where T: (Hashable)
    = load<T: Equatable & P>(x: T) where T: Hashable
    load(x:) | x: x
  load(x: (P & Q), y: [any P & Q])
    = load(x: P & Q, y: [any P & Q])
    load(x:y:) | x: x, y: y
  load(x: any Any, y: any AnyObject)
    = load(x: Any, y: AnyObject)
    load(x:y:) | x: x, y: y
  load(x: any P.Type, y: (any P).Type, z: Int.Type)
    load(x:y:z:) | x: x, y: y, z: z
  load(x: () -> any P)
    load(x:) | x: x

  # types
  load(x: Array<Int>, y: Dictionary<String, Int>, z: Optional<Int>)
    = load(x: [Int], y: [String: Int], z: Int?)
    load(x:y:z:) | x: x, y: y, z: z
  load(x: Swift.Int, y: Swift.Array<Swift.Int>, z: Swift.Result<Int, any Swift.Error>)
    = load(x: Int, y: [Int], z: Swift.Result<Int, any Swift.Error>)
    load(x:y:z:) | x: x, y: y, z: z
  load(x: [ Int ], y: [String:Int], z: (Int))
    = load(x: [Int], y: [String: Int], z: Int)
    load(x:y:z:) | x: x, y: y, z: z
  load(x: ((Int)), y: ((Int, Int)))
    = load(x: Int, y: (Int, Int))
    load(x:y:) | x: x, y: y
  load(x: Int??, y: [Int?]?)
    load(x:y:) | x: x, y: y
  load(x: (), y: Void, z: ()?)
    = load(x: Void, y: Void, z: Void?)
    load(x:y:z:) | x: x, y: y, z: z
  load(x: (a: Int, b: String), y: (Int, b: Int), z: (_: Int, b: Int))
    = load(x: (a: Int, b: String), y: (Int, b: Int), z: (Int, b: Int))
    load(x:y:z:) | x: x, y: y, z: z
  load(x: (for: Int, in: Int))
    load(x:) | x: x
  load(x: [[String: [Int?]]: Set<Pair<Int, Int>>])
    load(x:) | x: x
  load(x: Result<[Item], any Error>)
    load(x:) | x: x
  load(x: Trip.ID, y: [Int].Index, z: Outer<Int>.Inner)
    load(x:y:z:) | x: x, y: y, z: z
  load(x: `class`, y: Trip.`default`)
    load(x:y:) | x: x, y: y
  load(x: Self) -> Self
    load(x:) | x: x
  load(x: Self?) -> [Self]
    load(x:) | x: x
  load(x: (Int, (String, [Int?])))
    load(x:) | x: x
  load(x: InlineArray<3, Int>)
    load(x:) | x: x

  # closures
  load(x: ()->(), y: (Int)->Void, z: (Void) -> Void, w: (()) -> ())
    = load(x: () -> Void, y: (Int) -> Void, z: (()) -> Void, w: (()) -> Void)
    load(x:y:z:w:) | x: x, y: y, z: z, w: w
  load(x: ((Int) -> Void)?, y: [() -> Void], z: ((Int, Int)) -> Void)
    load(x:y:z:) | x: x, y: y, z: z
  load(x: @escaping () -> Void)
    load(x:) | x: x
  load(x: @escaping @Sendable () -> Void)
    load(x:) | x: x
  load(x: @Sendable @escaping () -> Void)
    = load(x: @escaping @Sendable () -> Void)
    load(x:) | x: x
  load(x: @MainActor @escaping () async throws -> Void)
    = load(x: @escaping @MainActor () async throws -> Void)
    load(x:) | x: x
  load(x: @escaping @Sendable @MainActor (_ a: Int, String) async throws(LoadError) -> Void)
    load(x:) | x: x
  load(x: (@Sendable () -> Void)?)
    load(x:) | x: x
  load(x: (@MainActor () async -> Void)? = nil)
    = load(x: (@MainActor () async -> Void)?)
    load(x:) | x: x
  load(x: @escaping (Result<[Item], any Error>) -> Void)
    load(x:) | x: x
  load(x: @escaping Done)
    load(x:) | x: x
  load(x: @autoclosure () -> Int, y: @autoclosure @escaping () -> Int)
    load(x:y:) | x: x(), y: y()
  load(x: @autoclosure () throws -> Int)
    load(x:) | x: x()
  load(x: @autoclosure Done)
    load(x:) | x: x()
  load(x: (_ a: Int, _: String, _ b: inout Int) -> Void)
    = load(x: (_ a: Int, String, _ b: inout Int) -> Void)
    load(x:) | x: x
  load(x: (inout Int, Int..., sending Item) -> Void)
    load(x:) | x: x
  load(x: (@escaping () -> Void) -> Void)
    load(x:) | x: x
  load(x: () async throws(LoadError) -> Int)
    load(x:) | x: x
  load(x: () throws(any Error) -> Void)
    = load(x: () throws -> Void)
    load(x:) | x: x
  load(x: @convention(c) (Int) -> Void)
    load(x:) | x: x
  load(x: @isolated(any) () async -> Void)
    load(x:) | x: x
  load(x: @concurrent () async -> Void)
    load(x:) | x: x
  load(x: nonisolated(nonsending) () async -> Void)
    load(x:) | x: x
  load(x: @escaping nonisolated(nonsending) () async -> Void)
    = load(x: nonisolated(nonsending) @escaping () async -> Void)
    load(x:) | x: x
  load(x: @MainActor (@Sendable () -> Void))
    = load(x: @MainActor @Sendable () -> Void)
    load(x:) | x: x
  load(x: @TripActor () -> Void)
    load(x:) | x: x
  load(@IntBuilder content: () -> Int)
    load(content:) | content: content
  load(x: (Int) -> (Int) -> Int)
    load(x:) | x: x
  load(x: [String: (Int) -> Void], y: (() -> Void, Int))
    load(x:y:) | x: x, y: y
  load(x: Result<() -> Void, any Error>)
    load(x:) | x: x
  load(for x: @escaping () -> Void, then y: @escaping (Int) -> Void)
    load(for:then:) | for: x, then: y
  load(_ x: inout Int, in: [Int] = [], y: @escaping () -> Int) async throws -> Int
    = load(_ x: inout Int, in: [Int], y: @escaping () -> Int) async throws -> Int
    load(_:in:y:) | &x, in: `in`, y: y
  """#
