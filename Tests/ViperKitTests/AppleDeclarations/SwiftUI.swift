// Declarations of SwiftUI, as far as ViperKit, the generated modules and the examples name them, with
// the isolation and the overloads that Apple's documentation has. Nothing here runs.
@_exported import Foundation
@_exported import Observation

// MARK: - Views and builders

@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct EmptyView: View {
  nonisolated public init() { fatalError() }
  public var body: Never { fatalError() }
}

public struct TupleView<each Content: View>: View {
  public var body: Never { fatalError() }
}

public struct EitherView<First: View, Second: View>: View {
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> EitherView<First, Second> { fatalError() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> EitherView<First, Second> { fatalError() }
}

public struct AnyView: View {
  nonisolated public init<Content: View>(_ view: Content) { fatalError() }
  public var body: Never { fatalError() }
}

@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { fatalError() }
}

public struct ModifiedContent<Content, Modifier> {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { fatalError() }
}

// MARK: - Data

/// Stores a value of a view. Up to Xcode 26 it is a property wrapper. `StateMacro` expands the
/// macro of Xcode 27.
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { fatalError() }
  public init(initialValue: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public var projectedValue: Bindable<Value> { self }
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { fatalError() }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

extension Bindable where Value: Observable, Value: AnyObject {
  public init(wrappedValue: Value) { fatalError() }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}

// MARK: - Foundation, as far as it is Apple's alone

extension Measurement where UnitType: Dimension {
  public struct FormatStyle: Sendable {
    public enum UnitWidth: Sendable { case wide, abbreviated, narrow }
    public static func measurement(
      width: UnitWidth, usage: MeasurementFormatUnitUsage<UnitType>
    ) -> FormatStyle { fatalError() }
  }

  public func formatted(_ style: FormatStyle) -> String { fatalError() }
}

public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable {}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: MeasurementFormatUnitUsage { fatalError() }
}

// MARK: - Text

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(_ value: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
}

public struct Text: View, Equatable, Sendable {
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { fatalError() }
  @_disfavoredOverload nonisolated public init<Content: StringProtocol>(_ content: Content) {
    fatalError()
  }
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
  public var body: Never { fatalError() }
}

public struct Font: Hashable, Sendable {
}
