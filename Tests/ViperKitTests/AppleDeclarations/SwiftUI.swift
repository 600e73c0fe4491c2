// Declarations of SwiftUI, as far as ViperKit names them, to check Apple's branches where there is
// no SwiftUI. Nothing here runs.
@_exported import Foundation
@_exported import Observation

@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
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
  public init<Content: View>(_ view: Content) { fatalError() }
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init<Content: StringProtocol>(_ content: Content) { fatalError() }
  public var body: Never { fatalError() }
}

public struct Image: View {
  public init(systemName: String) { fatalError() }
  public var body: Never { fatalError() }
}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

public struct Button<Label: View>: View {
  public var body: Never { fatalError() }
}

extension Button where Label == Text {
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    fatalError()
  }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) { fatalError() }
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

public struct NavigationStack<Data, Root: View>: View {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  { fatalError() }
  public var body: Never { fatalError() }
}

public struct TabView<Selection: Hashable, Content: View>: View {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    fatalError()
  }
  public var body: Never { fatalError() }
}

@MainActor extension View {
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  public func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View { self }

  public func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View { self }

  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { self }
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State: Sendable where Value: Sendable {}

@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = ModifiedView<Self>
}

public struct ModifiedView<Modifier>: View {
  public var body: Never { fatalError() }
}

@MainActor extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}

// MARK: - What the examples' views show

public struct List<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}

public enum HorizontalAlignment { case leading, center, trailing }

public struct VStack<Content: View>: View {
  public init(alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> Content) {
    fatalError()
  }
  public var body: Never { fatalError() }
}

public enum Font { case caption }

public protocol ShapeStyle {}

public struct HierarchicalShapeStyle: ShapeStyle, Sendable {
  public static let secondary = HierarchicalShapeStyle()
}

public struct Color: View, ShapeStyle, Sendable {
  public init(red: Double, green: Double, blue: Double) { fatalError() }
  public var body: Never { fatalError() }
}

extension ShapeStyle where Self == Color {
  public static var blue: Color { fatalError() }
}

public struct PlainButtonStyle { public static var plain: PlainButtonStyle { fatalError() } }

extension Button {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    fatalError()
  }
}

extension Button where Label == Text {
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, action: @escaping @MainActor () -> Void
  ) { fatalError() }
}

extension Button where Label == Text {
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    fatalError()
  }
}

@preconcurrency @MainActor public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    self
  }
}

public struct Section<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    fatalError()
  }
  public var body: Never { fatalError() }
}

public struct TextField: View {
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) { fatalError() }
  public var body: Never { fatalError() }
}

public struct LabeledContent: View {
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    fatalError()
  }
  public var body: Never { fatalError() }
}

public struct Path: Sendable {
  public init(_ rect: CGRect) { fatalError() }
}

public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { fatalError() }
  }

  public func fill(_ path: Path, with shading: Shading) {}
}

public struct Canvas: View {
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { fatalError() }
  public var body: Never { fatalError() }
}

@MainActor extension View {
  public func font(_ font: Font?) -> some View { self }
  public func foregroundStyle(_ style: HierarchicalShapeStyle) -> some View { self }
  public func disabled(_ isDisabled: Bool) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func buttonStyle(_ style: PlainButtonStyle) -> some View { self }
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { self }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
