import LifecycleBehaviors
import UIKit

extension LifecycleState {
  /// The screen has the user's attention.
  ///
  /// ```swift
  /// run(while: .focused) { screen in await screen.countDown() }
  /// ```
  public static let focused = focused(.attention)

  /// The screen has focus, as the options define it.
  ///
  /// ```swift
  /// TaskBehavior<PlayerViewController>(while: .focused(.media)) { player in await player.play() }
  /// ```
  /// - Parameter options: what takes the focus, which screens share it, and when to look.
  /// - Returns: the state. All states of focus are equal, whatever their options.
  public static func focused(_ options: FocusOptions) -> LifecycleState {
    LifecycleState(3, "focused") { handler in
      FocusBehavior<UIViewController>(options) { screen, change in handler(screen, change.hasFocus) }
    }
  }
}
