#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI
  import UIKit

  /// A line of text that gets the keyboard with `.inputFocus(_:equals:)`, like a `TextField` with `.focused` on iOS 15.
  ///
  /// ```swift
  /// FocusableTextField("Title", text: $title) { $0.returnKeyType = .next }
  ///   .inputFocus($field, equals: .title)
  /// ```
  ///
  /// It is one line high and takes the width that it is offered, however long its text is. A long text scrolls.
  public struct FocusableTextField: UIViewRepresentable {
    private let title: String
    @Binding private var text: String
    private let onCommit: @MainActor () -> Void
    private let configure: @MainActor (UITextField) -> Void

    /// Creates a field for a text.
    ///
    /// ```swift
    /// FocusableTextField("Title", text: $title, onCommit: { field = .note })
    /// ```
    ///
    /// - Parameters:
    ///   - title: shown while the text is empty.
    ///   - text: what the user types.
    ///   - configure: called once, when the view is created. It can set the type of the keyboard and of the content, secure
    ///     entry, the font, or a delegate. Text and placeholder are set afterwards.
    ///   - onCommit: called with the return key, after which the keyboard is dismissed unless the focus is moved.
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
    /// - Returns: a value that only this type uses.
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
