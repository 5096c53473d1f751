import UIKit

/// How near a screen is to its user. States are compared: of those that hold, the highest is the screen's state.
///
/// ```swift
/// guard let state = player.lifecycleState, state >= .visible else { return }
/// ```
///
/// | state | from | to |
/// |--|--|--|
/// | ``loaded`` | the view is loaded | the behavior is removed or the screen is released |
/// | ``visible`` | `duringAppearing`, before the transition | `afterDisappearing`, after the transition |
/// | ``appeared`` | `afterAppearing`, after the transition | `beforeDisappearing`, before the next transition |
/// | [`focused`](<doc:/FocusBehavior>) | the user's attention is on it | it is elsewhere, as under an alert or in the background |
///
/// A swipe back ends `appeared` when it begins; if it is cancelled, `visible` and `focused` go on without an interruption. So a
/// focused screen may be in a transition. The module FocusBehavior adds `focused` and `focused(_:)`; a screen can be in it only if
/// something on it watches the focus.
///
/// ## Topics
///
/// ### The states
///
/// - ``loaded``
/// - ``visible``
/// - ``appeared``
///
/// ### In a log
///
/// - ``description``
public struct LifecycleState: Sendable {
  /// Receives whether the screen is in the state, at each change.
  package typealias Handler = @MainActor (_ screen: UIViewController, _ isReached: Bool) -> Void

  private let level: Int
  /// The name of the state: `visible`.
  public let description: String
  /// Makes a behavior that tells of the state. On a screen that is released or removes it silently, it does not tell of the end.
  package let makeBehavior: @MainActor @Sendable (@escaping Handler) -> any ViewControllerLifecycleBehavior

  /// - Parameters:
  ///   - level: its place among the states.
  ///   - name: its name.
  ///   - makeBehavior: makes a behavior that tells of the state.
  package init(
    _ level: Int, _ name: String,
    _ makeBehavior: @escaping @MainActor @Sendable (@escaping Handler) -> any ViewControllerLifecycleBehavior
  ) {
    self.level = level
    self.description = name
    self.makeBehavior = makeBehavior
  }

  /// The view is loaded.
  public static let loaded: LifecycleState = LifecycleState(0, "loaded") { handler in
    StateBehavior(state: .loaded, handler: handler)
  }

  /// The screen is visible, even in part: from `duringAppearing`, before the transition, to `afterDisappearing`, after it.
  public static let visible: LifecycleState = LifecycleState(1, "visible") { handler in
    StateBehavior(state: .visible, handler: handler)
  }

  /// The screen is on screen and in no transition: from `afterAppearing` to `beforeDisappearing`.
  public static let appeared: LifecycleState = LifecycleState(2, "appeared") { handler in
    StateBehavior(state: .appeared, handler: handler)
  }

  /// - Returns: the state of a screen, or of a behavior on it, after it has received a moment.
  func after(_ moment: LifecycleMoment) -> LifecycleState {
    switch moment {
    case .duringAppearing: .visible
    case .afterAppearing: .appeared
    case .beforeDisappearing: min(self, .visible)
    case .afterDisappearing: .loaded
    default: self
    }
  }
}

extension LifecycleState: Hashable, Comparable, CustomStringConvertible {
  /// Whether they are the same state. The options of `focused(_:)` are not compared.
  public static func == (left: LifecycleState, right: LifecycleState) -> Bool { left.level == right.level }

  /// Whether a screen in the right state is nearer to its user.
  public static func < (left: LifecycleState, right: LifecycleState) -> Bool { left.level < right.level }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(level)
  }
}

/// Tells when the screen reaches and leaves a state that follows from its moments.
private struct StateBehavior: ViewControllerLifecycleBehavior {
  @MainActor
  final class Coordinator {
    /// Nil before `afterLoading` and when the behavior has been removed.
    var state: LifecycleState?
  }

  let state: LifecycleState
  let handler: LifecycleState.Handler

  func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    let before = context.coordinator.state
    switch moment {
    case .afterLoading: context.coordinator.state = .loaded
    case .beforeDetaching: context.coordinator.state = nil
    default: context.coordinator.state = before?.after(moment)
    }
    let isReached = isReached(context.coordinator.state)
    if isReached != self.isReached(before) { handler(viewController, isReached) }
  }

  private func isReached(_ present: LifecycleState?) -> Bool {
    present.map { $0 >= state } ?? false
  }
}
