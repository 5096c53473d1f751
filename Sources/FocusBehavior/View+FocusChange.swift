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
    /// view. Focus of text fields is SwiftUI's own `FocusState`.
    /// - Parameters:
    ///   - policy: what takes the user's attention from the screen.
    ///   - sampling: how the screen is looked at between the events that UIKit announces.
    ///   - action: told each change, on the main thread.
    @MainActor
    public func onFocusChange(
      policy: FocusPolicy = .attention, sampling: FocusSampling = .standard,
      perform action: @escaping @MainActor (FocusChange) -> Void
    ) -> some View {
      background(FocusProbe(policy: policy, sampling: sampling, action: action))
    }

    /// Lets the views within read, as `@Environment(\.hasScreenFocus)`, whether their screen has the user's attention.
    /// - Parameters:
    ///   - policy: what takes the user's attention from the screen.
    ///   - sampling: how the screen is looked at between the events that UIKit announces.
    @MainActor
    public func providingScreenFocus(
      policy: FocusPolicy = .attention, sampling: FocusSampling = .standard
    ) -> some View {
      modifier(ScreenFocusProvider(policy: policy, sampling: sampling))
    }
  }

  extension EnvironmentValues {
    /// Whether the screen has the user's attention; false outside of
    /// `providingScreenFocus(policy:sampling:)`.
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
    let sampling: FocusSampling
    @State private var hasFocus = false

    func body(content: Content) -> some View {
      content
        .environment(\.hasScreenFocus, hasFocus)
        .onFocusChange(policy: policy, sampling: sampling) { change in hasFocus = change.hasFocus }
    }
  }

  /// A controller without content behind the view, whose behaviors are those of a child of the hosting controller.
  private struct FocusProbe: UIViewControllerRepresentable {
    let policy: FocusPolicy
    let sampling: FocusSampling
    let action: @MainActor (FocusChange) -> Void

    func makeUIViewController(context: Context) -> FocusProbeViewController {
      FocusProbeViewController(policy: policy, sampling: sampling, action: action)
    }

    func updateUIViewController(_ controller: FocusProbeViewController, context: Context) {
      controller.action = action
    }
  }

  private final class FocusProbeViewController: UIViewController {
    var action: @MainActor (FocusChange) -> Void
    private let policy: FocusPolicy
    private let sampling: FocusSampling

    init(policy: FocusPolicy, sampling: FocusSampling, action: @escaping @MainActor (FocusChange) -> Void) {
      self.policy = policy
      self.sampling = sampling
      self.action = action
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("FocusProbeViewController is not made from an archive")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.isUserInteractionEnabled = false
      addBehaviors([
        FocusBehavior<FocusProbeViewController>(policy: policy, sampling: sampling) { probe, change in
          probe.action(change)
        }
      ])
    }
  }
#endif
