#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  /// Which field of a SwiftUI view has the keyboard, like `@FocusState` on iOS 15.
  ///
  /// ```swift
  /// @InputFocusState private var field: Field?
  /// @InputFocusState private var isEditing: Bool
  /// ```
  ///
  /// Setting it moves the keyboard, and dismisses it with nil or false. It follows the user's taps. When a field cannot be
  /// edited, it is set back. Use it on the main thread, in a view's `body` and in what that calls.
  ///
  /// ## Topics
  ///
  /// ### Declaring it
  ///
  /// - ``init()-3bmng``
  /// - ``init()-5vjzf``
  ///
  /// ### Its value
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

    /// A focus of one field: true while it has the keyboard.
    public init() where Value == Bool {
      _value = State(initialValue: false)
      _holder = State(initialValue: Holder(nothing: false))
    }

    /// A focus of several fields: nil while none has the keyboard.
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

    /// A way to read and set an ``InputFocusState``, like `FocusState.Binding`.
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

      /// The same binding, to hand it on.
      public var projectedValue: Binding { self }
    }
  }
#endif
