#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI
  import UIKit

  /// A text view for many lines that gets the keyboard with `.inputFocus(_:equals:)`, like a `TextEditor` with `.focused` on
  /// iOS 15.
  ///
  /// ```swift
  /// FocusableTextView(text: $note, configure: { $0.keyboardDismissMode = .interactive })
  ///   .inputFocus($field, equals: .note)
  /// ```
  public struct FocusableTextView: UIViewRepresentable {
    @Binding private var text: String
    private let configure: @MainActor (UITextView) -> Void

    /// Creates a text view.
    /// - Parameters:
    ///   - text: the text.
    ///   - configure: called once, when the view is created. You can set the keyboard type, the font, the insets, or a
    ///     delegate. The text is set afterwards.
    public init(text: Binding<String>, configure: @escaping @MainActor (UITextView) -> Void = { _ in }) {
      _text = text
      self.configure = configure
    }

    /// Creates the state of one view.
    /// - Returns: an object that only this type uses.
    public func makeCoordinator() -> some AnyObject {
      FocusableFieldCoordinator()
    }

    public func makeUIView(context: Context) -> UITextView {
      let view = Self.core(context.coordinator).makeTextView()
      configure(view)
      return view
    }

    public func updateUIView(_ uiView: UITextView, context: Context) {
      let core = Self.core(context.coordinator)
      core.setText = { text = $0 }
      core.update(uiView, text: text, context.environment.inputFocusRegistration)
    }

    public static func dismantleUIView(_ uiView: UITextView, coordinator: Coordinator) {
      core(coordinator).dismantle(uiView)
    }

    private static func core(_ coordinator: Coordinator) -> FocusableFieldCoordinator {
      coordinator as! FocusableFieldCoordinator
    }
  }
#endif
