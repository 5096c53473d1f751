#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  extension View {
    /// Calls a closure when the screen that shows this view gains or loses focus: a screen has *focus* while it has the user's
    /// attention.
    ///
    /// ```swift
    /// PlayerView().onFocusChange { change in player.isPaused = !change.hasFocus }
    /// ```
    ///
    /// The screen is the hosting controller of the view. A controller that covers the hosting controller, or that covers a
    /// container around the hosting controller, covers the view. For the focus of text fields, use SwiftUI's own `FocusState`.
    ///
    /// Each update of the view replaces the closure. Updates do not replace the options: the options of the first update stay.
    /// - Parameters:
    ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
    ///   - action: called on the main thread with each change.
    /// - Returns: a view that calls the closure.
    @preconcurrency @MainActor
    public func onFocusChange(
      _ options: FocusOptions = .attention, perform action: @escaping @MainActor (FocusChange) -> Void
    ) -> some View {
      carrying(BehaviorProbe(action) { latest in [FocusBehavior(options) { latest.value($0) }] })
    }

    /// Lets the views inside read whether their screen has focus, as `@Environment(\.hasScreenFocus)`.
    ///
    /// ```swift
    /// PlayerView().providingScreenFocus(.media)
    /// ```
    ///
    /// Updates of the view do not replace the options: the options of the first update stay.
    /// - Parameter options: what takes focus, which group the screen belongs to, and when the screen is sampled.
    /// - Returns: a view whose environment has the value.
    @preconcurrency @MainActor
    public func providingScreenFocus(_ options: FocusOptions = .attention) -> some View {
      modifier(ScreenFocusProvider(options: options))
    }
  }

  extension EnvironmentValues {
    /// Whether the screen has focus.
    ///
    /// > Important: Without `providingScreenFocus(_:)` on a view around this view, the value is always false, and nothing
    /// > reports that.
    ///
    /// In previews and tests, set the value yourself:
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
