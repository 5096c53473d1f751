import Foundation
import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Reports which screen of the app has the user's attention: one state for the whole app, for any number of closures.
///
/// ```swift
/// // In application(_:didFinishLaunchingWithOptions:)
/// AttentionReporter.shared.startLog(subsystem: "com.example.app")
/// ```
///
/// The first call to ``subscribe(_:)``, ``startLog(subsystem:)`` or ``start()`` starts the reporter. Then the reporter watches
/// each screen that has behaviors: screens that call `addBehaviors` or `addDefaultBehaviors`, and SwiftUI views with
/// `screenName(_:)`.
///
/// A screen has the user's attention while it would have focus for a `FocusBehavior` with the options `.attention`. If several
/// screens have focus, such as the columns of a split view, the screen that gained focus last is reported. If a container and
/// its child have focus, the child is reported.
///
/// The reporter uses no timer, and causes no iteration of the run loop.
///
/// Main thread only: a call from another thread stops the app.
///
/// ## Topics
///
/// ### The app's reporter
///
/// - ``shared``
/// - ``start()``
/// - ``stop()``
///
/// ### Names
///
/// - ``nameOfScreen``
///
/// ### The screen with the user's attention
///
/// - ``attention``
/// - ``subscribe(_:)``
/// - ``startLog(subsystem:)``
///
/// ### Times
///
/// - ``time``
/// - ``resetTime()``
@preconcurrency @MainActor
public final class AttentionReporter {
  /// The app's reporter.
  public static var shared: AttentionReporter {
    MainThread.require("AttentionReporter.shared")
    return AppObjects.current.object(orCreate: AttentionReporter())
  }

  /// Returns the name of a screen, for the log and for every closure. Set this closure at launch.
  ///
  /// ```swift
  /// AttentionReporter.shared.nameOfScreen = { ($0 as? any NamedPage)?.pageName }
  /// ```
  ///
  /// The closure is called on the main thread, each time that a screen gains focus, and for controllers that cover a screen. If
  /// the closure is nil, or returns nil, the name is the name of the class without "ViewController". The closure is not called
  /// for SwiftUI views, which have the name of their `screenName(_:)`.
  ///
  /// > Warning: Use a small, fixed set of names, and never text that the user has typed or can see: crash reporters and
  /// > MetricKit store the names.
  public var nameOfScreen: (@MainActor (UIViewController) -> String?)?

  private var watch: AttentionWatch?
  private var clock: AttentionClock?
  private var log: LifecycleSubscription?
  private var hasReportedEmptyName = false
  private let handlers = Listeners<(previous: Attention, attention: Attention)>()

  private init() {}

  /// Starts the reporter. If you call ``subscribe(_:)`` or ``startLog(subsystem:)``, you need not call `start`, too. A second
  /// call has no effect.
  public func start() {
    MainThread.require("AttentionReporter.start")
    guard watch == nil else { return }
    let watch = AttentionWatch(nameOfScreen: { [weak self] in self?.name(of: $0) ?? $0.screenName() }) { [weak self] in
      self?.report(from: $0, to: $1)
    }
    self.watch = watch
    clock = AttentionClock(watch.attention, at: LifecycleTime.current.read(), on: Date())
  }

  /// Stops the reporter and the log. ``time`` is lost. Subscriptions stay, and receive changes again after the next ``start()``.
  public func stop() {
    MainThread.require("AttentionReporter.stop")
    watch = nil
    clock = nil
    log = nil
  }

  private func name(of screen: UIViewController) -> String {
    let name = screen.screenName(chosenBy: nameOfScreen)
    if !name.allSatisfy(\.isWhitespace) { return name }
    if !hasReportedEmptyName { LifecycleIssue.reportEmptyName(of: screen, givenBy: "AttentionReporter.nameOfScreen") }
    hasReportedEmptyName = true
    return screen.className
  }

  // MARK: The screen with the user's attention

  /// The screen that has the user's attention, as of the end of the last run-loop iteration in which something changed.
  /// ``Attention/State-swift.struct/elsewhere`` before ``start()``.
  public var attention: Attention {
    MainThread.require("AttentionReporter.attention")
    return watch?.attention ?? .elsewhere
  }

  /// Starts the reporter, and calls a closure with each change, for example to inform a crash reporter or analytics.
  ///
  /// ```swift
  /// crashTags = AttentionReporter.shared.subscribe { previous, attention in
  ///   if attention.screen != previous.screen { print("screen", attention.screen ?? "none") }
  /// }
  /// ```
  ///
  /// The closure is called in the order of the changes, at most once in each run-loop iteration. In the background, the state
  /// is ``Attention/State-swift.struct/background``, without a screen. In a closure that counts screen views, ignore a change
  /// whose screen is the same: when an alert is dismissed, the user does not view another screen. <doc:OtherServices> shows the
  /// calls of common services.
  /// - Parameter handler: called on the main thread with the previous value and the new value, which differ. The subscription
  ///   retains the closure.
  /// - Returns: the subscription. Retain it: deallocating the subscription ends the calls.
  public func subscribe(
    _ handler: @escaping @MainActor (_ previous: Attention, _ attention: Attention) -> Void
  ) -> LifecycleSubscription {
    MainThread.require("AttentionReporter.subscribe")
    start()
    return LifecycleSubscription(retaining: handlers.add { handler($0.previous, $0.attention) })
  }

  /// Starts the reporter, and writes each change to the system's log until ``stop()``. Instruments shows the screens as intervals.
  ///
  /// ```swift
  /// AttentionReporter.shared.startLog(subsystem: "com.example.app")
  /// ```
  ///
  /// On Apple systems, the lines are in the unified log, with the category "attention". The names in the lines are public. In
  /// iOS 15 and later, intervals named "screen" are among the points of interest. On other systems, the lines are written to
  /// standard error. There is one log: a second call replaces the subsystem.
  /// - Parameter subsystem: the app's subsystem in the log, such as its bundle identifier.
  public func startLog(subsystem: String) {
    MainThread.require("AttentionReporter.startLog")
    log = subscribe(AttentionLogger(AttentionLogger.system(subsystem)).attentionDidChange)
  }

  private func report(from previous: Attention, to attention: Attention) {
    mark(attention)
    handlers.report((previous, attention))
  }

  // MARK: Times

  /// How long each screen has had the user's attention since ``start()`` or ``resetTime()``.
  public var time: AttentionTime {
    MainThread.require("AttentionReporter.time")
    mark(attention)
    return clock?.time ?? AttentionTime(startDate: Date())
  }

  /// Returns ``time``, and starts counting again from zero, for example for a daily report.
  ///
  /// ```swift
  /// // When NSCalendarDayChanged is posted
  /// analytics.log("\(AttentionReporter.shared.resetTime().total) s")
  /// ```
  /// - Returns: the time up to this call.
  @discardableResult
  public func resetTime() -> AttentionTime {
    MainThread.require("AttentionReporter.resetTime")
    let time = time
    if clock != nil { clock = AttentionClock(attention, at: LifecycleTime.current.read(), on: Date()) }
    return time
  }

  private func mark(_ attention: Attention) {
    let now = LifecycleTime.current.read()
    clock?.enter(attention, at: now) { SuspendedTime.ofApp.seconds(from: $0, to: now) }
  }
}
