#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  extension View {
    /// Calls `action` when the screen that shows this view gains or loses the user's attention.
    ///
    /// ```swift
    /// PlayerView().onFocusChange { change in player.isPaused = !change.hasFocus }
    /// ```
    /// The view stands for its screen: what covers the hosting controller, or a controller that contains it, covers the
    /// view. Focus of text fields is SwiftUI's own `FocusState`. Of each update the new action is used; policy, group and
    /// sampling stay those that the view was first shown with.
    /// - Parameters:
    ///   - policy: what takes the user's attention from the screen.
    ///   - group: those of whom only the most recently used has focus; nil for a screen that has it by itself.
    ///   - sampling: how the screen is looked at between the events that UIKit announces.
    ///   - action: told each change, on the main thread.
    @MainActor
    public func onFocusChange(
      policy: FocusPolicy = .attention, in group: FocusGroup? = nil, sampling: FocusSampling = .standard,
      perform action: @escaping @MainActor (FocusChange) -> Void
    ) -> some View {
      carrying(
        BehaviorProbe(action) { latest in
          [FocusBehavior(policy: policy, in: group, sampling: sampling) { change in latest.value(change) }]
        })
    }

    /// Lets the views within read, as `@Environment(\.hasScreenFocus)`, whether their screen has the user's attention.
    /// - Parameters:
    ///   - policy: what takes the user's attention from the screen.
    ///   - group: those of whom only the most recently used has focus; nil for a screen that has it by itself.
    ///   - sampling: how the screen is looked at between the events that UIKit announces.
    @MainActor
    public func providingScreenFocus(
      policy: FocusPolicy = .attention, in group: FocusGroup? = nil, sampling: FocusSampling = .standard
    ) -> some View {
      modifier(ScreenFocusProvider(policy: policy, group: group, sampling: sampling))
    }
  }

  extension EnvironmentValues {
    /// Whether the screen has the user's attention; false outside of
    /// `providingScreenFocus(policy:in:sampling:)`.
    public var hasScreenFocus: Bool {
      get { self[HasScreenFocusKey.self] }
      set { self[HasScreenFocusKey.self] = newValue }
    }
  }

  private struct HasScreenFocusKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct ScreenFocusProvider: ViewModifier {
    let policy: FocusPolicy
    let group: FocusGroup?
    let sampling: FocusSampling
    @State private var hasFocus = false

    func body(content: Content) -> some View {
      content
        .environment(\.hasScreenFocus, hasFocus)
        .onFocusChange(policy: policy, in: group, sampling: sampling) { change in hasFocus = change.hasFocus }
    }
  }
#endif
