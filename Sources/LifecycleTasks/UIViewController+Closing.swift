import LifecycleBehaviors
import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Waits until this screen is closed. With it, you can write a flow of screens as one function.
  ///
  /// ```swift
  /// func checkOut() async -> Order? {
  ///   let cart = CartViewController()
  ///   cart.loadViewIfNeeded()
  ///   navigation.pushViewController(cart, animated: true)
  ///   _ = await cart.closing()
  ///   return cart.order
  /// }
  /// ```
  ///
  /// Call `closing` before the screen is closed, because an earlier closing is not reported. A screen that is never shown is
  /// never closed, and is retained while the call waits. Cancel the task of such a flow.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: how the screen was closed. The call returns in the run-loop iteration in which behaviors receive
  ///   `afterClosing`, or soon after. Nil if the task is cancelled. On a screen whose view is not loaded, and on a controller
  ///   that takes no behaviors, the call returns nil immediately, and an issue is reported.
  @preconcurrency
  public func closing(file: StaticString = #fileID, line: UInt = #line) async -> ScreenClosing? {
    let closings = stream(from: CallSite(file: file, line: line)) { ClosingBehavior(yield: $0) }
    for await closing in closings { return closing }
    return nil
  }
}

/// Sends the closing to a stream.
private struct ClosingBehavior: ViewControllerLifecycleBehavior {
  let yield: (ScreenClosing) -> Void

  func receive(_ closing: ScreenClosing, context: Context) {
    yield(closing)
  }
}
