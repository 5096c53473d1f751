#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI
  import UIKit

  /// A line of text that `.inputFocus(_:equals:)` can give the keyboard: iOS 15's `TextField`, for iOS 13 and 14.
  ///
  /// As high as it is offered; `.fixedSize(horizontal: false, vertical: true)` makes it one line high.
  public struct FocusableTextField: UIViewRepresentable {
    private let title: String
    @Binding private var text: String
    private let onCommit: @MainActor () -> Void

    /// - Parameters:
    ///   - title: shown while the text is empty.
    ///   - text: what the user types.
    ///   - onCommit: called with the return key, after which the keyboard goes unless the focus is moved.
    public init(_ title: String, text: Binding<String>, onCommit: @escaping @MainActor () -> Void = {}) {
      self.title = title
      _text = text
      self.onCommit = onCommit
    }

    /// Makes what keeps the view and its text in step.
    public func makeCoordinator() -> some AnyObject {
      FocusableTextFieldCoordinator()
    }

    public func makeUIView(context: Context) -> UITextField {
      Self.core(context.coordinator).makeView()
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

    private static func core(_ coordinator: Coordinator) -> FocusableTextFieldCoordinator {
      unsafeDowncast(coordinator, to: FocusableTextFieldCoordinator.self)
    }
  }
#endif
