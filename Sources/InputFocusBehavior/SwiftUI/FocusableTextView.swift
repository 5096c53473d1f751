#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI
  import UIKit

  /// Text of many lines that `.inputFocus(_:equals:)` can give the keyboard: what `TextEditor` with `.focused` is
  /// from iOS 15.
  public struct FocusableTextView: UIViewRepresentable {
    @Binding private var text: String
    private let configure: @MainActor (UITextView) -> Void

    /// - Parameters:
    ///   - text: what the user types.
    ///   - configure: called once, when the view is made: for the type of its keyboard, its font, its insets, or a
    ///     delegate. The text is set afterwards.
    public init(text: Binding<String>, configure: @escaping @MainActor (UITextView) -> Void = { _ in }) {
      _text = text
      self.configure = configure
    }

    /// Makes what keeps the view and its text in step.
    public func makeCoordinator() -> some AnyObject {
      FocusableTextViewCoordinator()
    }

    public func makeUIView(context: Context) -> UITextView {
      let view = Self.core(context.coordinator).makeView()
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

    private static func core(_ coordinator: Coordinator) -> FocusableTextViewCoordinator {
      unsafeDowncast(coordinator, to: FocusableTextViewCoordinator.self)
    }
  }
#endif
