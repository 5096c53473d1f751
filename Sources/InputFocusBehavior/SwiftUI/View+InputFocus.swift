#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  extension View {
    /// Binds the focusable field in this view to a value: it has the keyboard while `binding` equals `value`. On iOS 15
    /// the same is called `focused(_:equals:)`.
    ///
    /// - Parameters:
    ///   - binding: an ``InputFocusState``, such as `$field`.
    ///   - value: what the field stands for. Two fields that stand for the same are one too many: the later one counts.
    public func inputFocus<Value: Hashable>(
      _ binding: InputFocusState<Value>.Binding, equals value: Value
    ) -> some View {
      environment(\.inputFocusRegistration, InputFocusRegistration(binding.store, value))
    }

    /// Binds the focusable field in this view to a Bool: it has the keyboard while `condition` is true. On iOS 15 the
    /// same is called `focused(_:)`.
    public func inputFocus(_ condition: InputFocusState<Bool>.Binding) -> some View {
      inputFocus(condition, equals: true)
    }
  }

  extension EnvironmentValues {
    var inputFocusRegistration: InputFocusRegistration? {
      get { self[InputFocusRegistrationKey.self] }
      set { self[InputFocusRegistrationKey.self] = newValue }
    }
  }

  private struct InputFocusRegistrationKey: EnvironmentKey {
    static let defaultValue: InputFocusRegistration? = nil
  }
#endif
