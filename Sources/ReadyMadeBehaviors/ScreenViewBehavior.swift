import LifecycleBehaviors
import UIKit

/// Reports each view of the screen, and how long it lasted, to the app's analytics.
///
/// ```swift
/// addBehaviors([ScreenViewBehavior(.inbox, to: analytics)])
/// ```
///
/// Two closures do as well, and the second may be left out:
///
/// ```swift
/// addBehaviors([
///   ScreenViewBehavior { print("begin inbox") } didEnd: { seconds in print("end inbox", seconds) }
/// ])
/// ```
///
/// A view begins when the screen has appeared and ends when it has disappeared, or before the view of a screen that replaces it
/// begins. A cancelled swipe back neither ends the view of the screen that stays nor begins one of the screen below.
///
/// Its length is the time on screen: time in the background does not count, and returning to the app begins no new view. A
/// screen under a sheet, an alert or a menu is still on screen. The time for which it had the user's attention is what
/// `FocusBehavior(.analytics)` reports.
///
/// ## Topics
///
/// ### Making one
///
/// - ``init(_:to:)``
/// - ``init(didBegin:didEnd:)``
public struct ScreenViewBehavior: ViewControllerLifecycleBehavior {
  // Their types are not bound to the main actor; see ActionBehavior.
  private let didBegin: () -> Void
  private let didEnd: (TimeInterval) -> Void

  /// Makes a behavior that reports to the app's analytics.
  ///
  /// The sink may also be an `any` of a protocol of the app's that says what a `Screen` is:
  ///
  /// ```swift
  /// protocol PageViewSink: ScreenViewSink where Screen == Page {}
  ///
  /// func screenViews(of page: Page, to sink: any PageViewSink) -> ScreenViewBehavior {
  ///   ScreenViewBehavior(page, to: sink)
  /// }
  /// ```
  /// - Parameters:
  ///   - screen: the name of the screen, which the sink receives.
  ///   - sink: receives the views. It is kept while the behavior is.
  public init<Sink: ScreenViewSink>(_ screen: Sink.Screen, to sink: Sink) {
    self.init {
      sink.didBeginViewing(screen)
    } didEnd: {
      sink.didEndViewing(screen, after: $0)
    }
  }

  /// Makes a behavior that calls closures.
  /// - Parameters:
  ///   - didBegin: the screen has appeared. Called on the main thread.
  ///   - didEnd: the screen has disappeared, or another one has taken its place. Called on the main thread with the seconds
  ///     since `didBegin`, without those in the background; see ``ScreenViewSink/didEndViewing(_:after:)``.
  public init(didBegin: @escaping () -> Void, didEnd: @escaping (_ duration: TimeInterval) -> Void = { _ in }) {
    self.didBegin = didBegin
    self.didEnd = didEnd
  }

  /// Makes the state of one attachment.
  /// - Returns: the view of the screen, while there is one.
  public func makeCoordinator() -> some AnyObject {
    Attached()
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    let attached = context.coordinator(as: Attached.self)
    if let view = attached.view, !view.hasEnded { return view.isLeaving = false }
    ScreenView.endViewsThatAreReplaced()
    attached.view = ScreenView(of: viewController, didEnd: didEnd)
    didBegin()
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator(as: Attached.self).view?.isLeaving = true
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    let attached = context.coordinator(as: Attached.self)
    attached.view?.end()
    attached.view = nil
  }
}

@MainActor
private final class Attached {
  var view: ScreenView?
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

  /// The screen has disappeared, or another one has taken its place. Called on the main thread, once for each `didBeginViewing`, unless the screen is
  /// deallocated or its behaviors are removed silently meanwhile.
  /// - Parameters:
  ///   - screen: the name of the screen.
  ///   - duration: seconds since `didBeginViewing`, without those that the app or the screen's scene was in the background.
  @MainActor
  func didEndViewing(_ screen: Screen, after duration: TimeInterval)
}
