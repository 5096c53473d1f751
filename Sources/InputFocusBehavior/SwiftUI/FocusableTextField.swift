#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI
  import UIKit

  /// A text field for one line that gets the keyboard with `.inputFocus(_:equals:)`, like a `TextField` with `.focused` on iOS 15.
  ///
  /// ```swift
  /// FocusableTextField("Title", text: $title) { $0.returnKeyType = .next }
  ///   .inputFocus($field, equals: .title)
  /// ```
  ///
  /// The field is one line high, and takes the offered width, however long the text is. A long text scrolls.
  public struct FocusableTextField: UIViewRepresentable {
    private let title: String
    @Binding private var text: String
    private let onCommit: @MainActor () -> Void
    private let configure: @MainActor (UITextField) -> Void

    /// Creates a text field.
    ///
    /// ```swift
    /// FocusableTextField("Title", text: $title, onCommit: { field = .note })
    /// ```
    ///
    /// - Parameters:
    ///   - title: the placeholder that is shown while the text is empty.
    ///   - text: the text.
    ///   - configure: called once, when the view is created. You can set the keyboard type, the content type, secure entry, the
    ///     font, or a delegate. The text and the placeholder are set afterwards.
    ///   - onCommit: called when the user presses the return key. Afterwards, the keyboard is dismissed, unless the closure
    ///     moves the focus.
    public init(
      _ title: String, text: Binding<String>, configure: @escaping @MainActor (UITextField) -> Void = { _ in },
      onCommit: @escaping @MainActor () -> Void = {}
    ) {
      self.title = title
      _text = text
      self.onCommit = onCommit
      self.configure = configure
    }

    /// Creates the state of one view.
    /// - Returns: an object that only this type uses.
    public func makeCoordinator() -> some AnyObject {
      FocusableFieldCoordinator()
    }

    public func makeUIView(context: Context) -> UITextField {
      let view = Self.core(context.coordinator).makeTextField()
      configure(view)
      return view
    }

    public func updateUIView(_ uiView: UITextField, context: Context) {
      let core = Self.core(context.coordinator)
      core.setText = { text = $0 }
      core.didCommit = onCommit
      core.update(uiView, text: text, placeholder: title, context.environment.inputFocusRegistration)
    }

    public static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) {
      core(coordinator).dismantle(uiView)
    }

    private static func core(_ coordinator: Coordinator) -> FocusableFieldCoordinator {
      coordinator as! FocusableFieldCoordinator
    }
  }
#endif
