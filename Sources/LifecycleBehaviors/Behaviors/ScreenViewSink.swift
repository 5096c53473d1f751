import Foundation

/// Where a ``ScreenViewBehavior`` reports to: the app's analytics, in the app's own terms.
///
/// ```swift
/// enum Page { case inbox, player }
///
/// final class Analytics: ScreenViewSink {
///   func didBeginViewing(_ screen: Page) { print("begin", screen) }
///   func didEndViewing(_ screen: Page, after duration: TimeInterval) { print("end", screen, duration) }
/// }
/// ```
///
/// Its two methods are called on the main actor; the rest of a class that conforms may belong to any actor, or to none.
public protocol ScreenViewSink {
  /// How the app names its screens: an enumeration, so that no name can be misspelt, or `String`.
  associatedtype Screen

  /// The screen has appeared. Called on the main thread.
  @MainActor
  func didBeginViewing(_ screen: Screen)

  /// The screen has disappeared. Called on the main thread, once for each `didBeginViewing`, unless the screen is
  /// deallocated or its behaviors are removed silently meanwhile.
  /// - Parameter duration: seconds of uptime since `didBeginViewing`.
  @MainActor
  func didEndViewing(_ screen: Screen, after duration: TimeInterval)
}
