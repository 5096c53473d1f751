#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  /// A property wrapper for the field of a SwiftUI view that has the keyboard, like `@FocusState` on iOS 15.
  ///
  /// ```swift
  /// @InputFocusState private var field: Field?
  /// @InputFocusState private var isEditing: Bool
  /// ```
  ///
  /// Set the value to move the keyboard. Set nil or false to dismiss the keyboard. The value follows the user's taps. If a
  /// field cannot be edited, the value changes back. Use the property on the main thread, in the view's `body` and in closures of
  /// the `body`, such as the action of a button.
  ///
  /// ## Topics
  ///
  /// ### Creating a state
  ///
  /// - ``init()-3bmng``
  /// - ``init()-5vjzf``
  ///
  /// ### The value
  ///
  /// - ``wrappedValue``
  /// - ``projectedValue``
  /// - ``Binding``
  @preconcurrency @MainActor
  @propertyWrapper
  public struct InputFocusState<Value: Hashable & Sendable>: DynamicProperty {
    @State private var value: Value
    @State private var holder: Holder

    /// Created when the store is first used. SwiftUI retains it as long as the view.
    @MainActor
    final class Holder {
      private let nothing: Value
      lazy var store = InputFocusStore(nothing: nothing)

      init(nothing: Value) {
        self.nothing = nothing
      }
    }

    /// Creates a state for one field: true while the field has the keyboard.
    public init() where Value == Bool {
      _value = State(initialValue: false)
      _holder = State(initialValue: Holder(nothing: false))
    }

    /// Creates a state for several fields: nil while no field has the keyboard.
    public init<Field>() where Value == Field? {
      _value = State(initialValue: nil)
      _holder = State(initialValue: Holder(nothing: nil))
    }

    /// The field that has the keyboard, or that should get it.
    public var wrappedValue: Value {
      get { value }
      nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// The binding for `.inputFocus(_:equals:)`: `$field`.
    public var projectedValue: Binding { Binding(value: $value, store: holder.store) }

    /// A binding to an ``InputFocusState``, like `FocusState.Binding`.
    ///
    /// ```swift
    /// @InputFocusState<Bool>.Binding var isSearching: Bool
    /// ```
    @preconcurrency @MainActor
    @propertyWrapper
    public struct Binding {
      let value: SwiftUI.Binding<Value>
      let store: InputFocusStore<Value>

      /// The field that has the keyboard, or that should get it.
      public var wrappedValue: Value {
        get { value.wrappedValue }
        nonmutating set {
          value.wrappedValue = newValue
          store.set(newValue)
        }
      }

      /// The same binding, to pass to another view.
      public var projectedValue: Binding { self }
    }
  }
#endif
