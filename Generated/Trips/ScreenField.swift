#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A text field as a value: a view's body shows it, and a terminal or a test types into it.
@available(iOS 17, macOS 14, *)
@MainActor
package struct ScreenField {
  private let title: String
  private let read: @MainActor () -> String
  private let write: @MainActor (String) -> Void
  private let submit: @MainActor (String) -> Void

  init(
    _ title: String, read: @escaping @MainActor () -> String,
    write: @escaping @MainActor (String) -> Void,
    submit: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.title = title
    self.read = read
    self.write = write
    self.submit = submit
  }

  package var text: String { read() }

  package func type(_ text: String) {
    write(text)
  }

  /// Types a text and taps the return key.
  package func enter(_ text: String) {
    write(text)
    submit(text)
  }
}

#if canImport(SwiftUI)
  @available(iOS 17, macOS 14, *)
  extension ScreenField: View {
    package var body: some View {
      TextField(title, text: typed).onSubmit { submit(read()) }
    }

    private var typed: Binding<String> {
      Binding { @MainActor in
        read()
      } set: { @MainActor text in
        write(text)
      }
    }
  }
#endif
