#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  extension View {
    /// Binds the focusable field in this view to a value. The field has the keyboard while `binding` equals `value`. The
    /// counterpart on iOS 15 is `focused(_:equals:)`.
    ///
    /// ```swift
    /// FocusableTextField("Title", text: $title)
    ///   .inputFocus($field, equals: .title)
    /// ```
    ///
    /// - Parameters:
    ///   - binding: an ``InputFocusState``, such as `$field`.
    ///   - value: the value of the field. If two fields have the same value, the field that was updated last counts.
    /// - Returns: a view whose field is bound.
    public func inputFocus<Value: Hashable & Sendable>(
      _ binding: InputFocusState<Value>.Binding, equals value: Value
    ) -> some View {
      environment(
        \.inputFocusRegistration,
        InputFocusRegistration(binding.store, value) { binding.value.wrappedValue = $0 })
    }

    /// Binds the focusable field in this view to a Bool. The field has the keyboard while `condition` is true. The counterpart
    /// on iOS 15 is `focused(_:)`.
    ///
    /// ```swift
    /// FocusableTextField("Note", text: $note)
    ///   .inputFocus($isEditing)
    /// ```
    ///
    /// - Parameter condition: an ``InputFocusState`` of a Bool, such as `$isEditing`.
    /// - Returns: a view whose field is bound.
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
