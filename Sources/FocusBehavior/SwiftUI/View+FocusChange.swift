#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  extension View {
    /// Calls `action` when the screen that shows this view gains or loses the user's attention.
    ///
    /// ```swift
    /// PlayerView().onFocusChange { change in player.isPaused = !change.hasFocus }
    /// ```
    /// The screen is the hosting controller of the view: what covers it, or a controller that contains it, covers the view.
    /// For the focus of text fields use SwiftUI's own `FocusState`. Each update of the view replaces the action. The options
    /// remain those with which the view was first shown.
    /// - Parameters:
    ///   - options: what takes the focus, which screens share it, and how they are sampled.
    ///   - action: called with each change, on the main thread.
    /// - Returns: a view that calls `action`.
    @preconcurrency @MainActor
    public func onFocusChange(
      _ options: FocusOptions = .attention, perform action: @escaping @MainActor (FocusChange) -> Void
    ) -> some View {
      carrying(BehaviorProbe(action) { latest in [FocusBehavior(options) { latest.value($0) }] })
    }

    /// Lets the views within read, as `@Environment(\.hasScreenFocus)`, whether their screen has the user's attention.
    ///
    /// ```swift
    /// PlayerView().providingScreenFocus(.media)
    /// ```
    /// - Parameter options: what takes the focus, which screens share it, and how they are sampled.
    /// - Returns: a view whose environment has the value.
    @preconcurrency @MainActor
    public func providingScreenFocus(_ options: FocusOptions = .attention) -> some View {
      modifier(ScreenFocusProvider(options: options))
    }
  }

  extension EnvironmentValues {
    /// Whether the screen has the user's attention. Without `providingScreenFocus(_:)` above the view it is always false.
    ///
    /// Set it in previews and tests:
    ///
    /// ```swift
    /// PlayerView().environment(\.hasScreenFocus, true)
    /// ```
    public var hasScreenFocus: Bool {
      get { self[HasScreenFocusKey.self] }
      set { self[HasScreenFocusKey.self] = newValue }
    }
  }

  private struct HasScreenFocusKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct ScreenFocusProvider: ViewModifier {
    let options: FocusOptions
    @State private var hasFocus = false

    func body(content: Content) -> some View {
      content
        .environment(\.hasScreenFocus, hasFocus)
        .onFocusChange(options) { change in hasFocus = change.hasFocus }
    }
  }
#endif
