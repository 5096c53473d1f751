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

    /// What keeps the view and its text in step.
    @MainActor
    public final class Coordinator {
      let core = FocusableTextViewCoordinator()
    }

    public func makeCoordinator() -> Coordinator {
      Coordinator()
    }

    public func makeUIView(context: Context) -> UITextView {
      context.coordinator.core.makeView()
    }

    public func updateUIView(_ uiView: UITextView, context: Context) {
      let core = context.coordinator.core
      core.setText = { text = $0 }
      core.update(uiView, text: text, context.environment.inputFocusRegistration)
    }

    public static func dismantleUIView(_ uiView: UITextView, coordinator: Coordinator) {
      coordinator.core.dismantle(uiView)
    }
  }
#endif
