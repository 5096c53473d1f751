import LifecycleBehaviors
import UIKit

/// Reports each view of the screen, and how long it lasted, to the app's analytics.
///
/// ```swift
/// addBehaviors([ScreenViewBehavior(.inbox, to: analytics)])
/// ```
///
/// A view begins when the screen has appeared and ends when it has disappeared. A cancelled swipe back neither
/// ends the view of the screen that stays nor begins one of the screen below. Under a sheet or an alert, and in the
/// background, a screen has not disappeared, so this time counts.
///
/// ## Topics
///
/// ### Making one
///
/// - ``init(_:to:)``
public struct ScreenViewBehavior<Sink: ScreenViewSink>: ViewControllerLifecycleBehavior {
  private let screen: Sink.Screen
  private let sink: Sink

  /// Makes a behavior.
  /// - Parameters:
  ///   - screen: the name of the screen, which the sink receives.
  ///   - sink: receives the views. It is kept while the behavior is.
  public init(_ screen: Sink.Screen, to sink: Sink) {
    self.screen = screen
    self.sink = sink
  }

  /// Makes the state of one attachment.
  /// - Returns: since when the screen has been viewed.
  public func makeCoordinator() -> some AnyObject {
    ScreenView()
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    let view = context.coordinator(as: ScreenView.self)
    guard view.beginning == nil else { return }
    view.beginning = LifecycleTime.current.read().uptime
    sink.didBeginViewing(screen)
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    let view = context.coordinator(as: ScreenView.self)
    guard let beginning = view.beginning else { return }
    view.beginning = nil
    sink.didEndViewing(screen, after: LifecycleTime.current.read().uptime - beginning)
  }
}

/// The view of one screen.
@MainActor
private final class ScreenView {
  /// Since when the screen has been viewed, in seconds of uptime.
  var beginning: TimeInterval?
}

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
///
/// ## Topics
///
/// ### Reports
///
/// - ``didBeginViewing(_:)``
/// - ``didEndViewing(_:after:)``
///
/// ### Names of screens
///
/// - ``Screen``
public protocol ScreenViewSink {
  /// How the app names its screens: an enumeration, so that no name can be misspelt, or `String`.
  associatedtype Screen

  /// The screen has appeared. Called on the main thread.
  /// - Parameter screen: the name of the screen.
  @MainActor
  func didBeginViewing(_ screen: Screen)

  /// The screen has disappeared. Called on the main thread, once for each `didBeginViewing`, unless the screen is
  /// deallocated or its behaviors are removed silently meanwhile.
  /// - Parameters:
  ///   - screen: the name of the screen.
  ///   - duration: seconds of uptime since `didBeginViewing`.
  @MainActor
  func didEndViewing(_ screen: Screen, after duration: TimeInterval)
}
