#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI
  import UIKit

  /// Text of many lines that `.inputFocus(_:equals:)` can give the keyboard: iOS 15's `TextEditor`, for iOS 13 and 14.
  public struct FocusableTextView: UIViewRepresentable {
    @Binding private var text: String

    /// - Parameter text: what the user types.
    public init(text: Binding<String>) {
      _text = text
    }

    /// Makes what keeps the view and its text in step.
    public func makeCoordinator() -> some AnyObject {
      FocusableTextViewCoordinator()
    }

    public func makeUIView(context: Context) -> UITextView {
      Self.core(context.coordinator).makeView()
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
