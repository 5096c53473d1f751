import Foundation
import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Reports which screen the user's attention is on: for the whole app, as a state, to any number of closures.
///
/// ```swift
/// // In application(_:didFinishLaunchingWithOptions:)
/// AttentionReporter.shared.startLog(subsystem: "com.example.app")
/// ```
///
/// The first ``subscribe(_:)``, ``startLog(subsystem:)`` or ``start()`` turns it on. From then on it sees each screen that
/// has behaviors: those that call `addBehaviors` or `addDefaultBehaviors`, and SwiftUI views with `screenName(_:)`. A screen has
/// the attention when a `FocusBehavior` with `.attention` would have focus there. Of several at once, such as the columns of a split view,
/// it is the one that gained it last; of a container and its child it is the child.
///
/// It causes no iteration of the run loop and no timer: it decides when the app's screens are sampled anyway.
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
/// ### What the attention is on
///
/// - ``attention``
/// - ``subscribe(_:)``
/// - ``startLog(subsystem:)``
///
/// ### How long
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

  /// Names a screen, for the log and every closure; nil for the name of its class without "ViewController". Set it
  /// at launch. It should return one of few names, without anything that the user has typed or sees: crash reporters and
  /// MetricKit store it. It is not asked for SwiftUI views, which have the name of `screenName(_:)`.
  ///
  /// ```swift
  /// AttentionReporter.shared.nameOfScreen = { ($0 as? any NamedPage)?.pageName }
  /// ```
  ///
  /// It is called on the main thread, each time a screen gains the attention and for what covers one.
  public var nameOfScreen: (@MainActor (UIViewController) -> String?)?

  private var watch: AttentionWatch?
  private var clock: AttentionClock?
  private var log: LifecycleSubscription?
  private var hasReportedEmptyName = false
  private let handlers = Listeners<(previous: Attention, attention: Attention)>()

  private init() {}

  /// Begins to watch, for an app that only reads ``attention`` and ``time``. Calling it again has no effect.
  public func start() {
    MainThread.require("AttentionReporter.start")
    guard watch == nil else { return }
    let watch = AttentionWatch(nameOfScreen: { [weak self] in self?.name(of: $0) ?? $0.screenName() }) { [weak self] in
      self?.report(from: $0, to: $1)
    }
    self.watch = watch
    clock = AttentionClock(watch.attention, at: LifecycleTime.current.read(), on: Date())
  }

  /// Ends the watching and the log. ``time`` is lost. Subscriptions receive again after the next ``start()``.
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

  // MARK: What the attention is on

  /// The target of the user's attention, as of the end of the last run-loop iteration in which something changed.
  /// ``Attention/State-swift.struct/elsewhere`` before ``start()``.
  public var attention: Attention {
    MainThread.require("AttentionReporter.attention")
    return watch?.attention ?? .elsewhere
  }

  /// Calls `handler` with each change until the returned subscription is cancelled or deallocated, and begins to watch: the way
  /// to crash reporters, analytics and traces.
  ///
  /// ```swift
  /// crashTags = AttentionReporter.shared.subscribe { previous, attention in
  ///   if attention.screen != previous.screen { print("screen", attention.screen ?? "none") }
  /// }
  /// ```
  ///
  /// Calls arrive in the order of the changes, at most one in each run-loop iteration; in the background the attention is
  /// ``Attention/State-swift.struct/background``, with no screen. A handler that counts views of screens ignores a change whose
  /// screen is the same: an alert that is dismissed is no new view. See <doc:OtherServices> for the calls of common services.
  /// - Parameter handler: called on the main thread with what the attention was on and what it is on now, which differs.
  /// - Returns: the subscription, which the caller retains.
  public func subscribe(
    _ handler: @escaping @MainActor (_ previous: Attention, _ attention: Attention) -> Void
  ) -> LifecycleSubscription {
    MainThread.require("AttentionReporter.subscribe")
    start()
    return LifecycleSubscription(retaining: handlers.add { handler($0.previous, $0.attention) })
  }

  /// Writes each change to the system's log until ``stop()``, marks the screen as an interval for Instruments, and begins to
  /// watch.
  ///
  /// ```swift
  /// AttentionReporter.shared.startLog(subsystem: "com.example.app")
  /// ```
  ///
  /// On Apple systems lines go to the unified log, category "attention", with public names; from iOS 15 on, intervals named
  /// "screen" are among the points of interest. On other systems the lines go to standard error. There is one log: a second
  /// call replaces its subsystem.
  /// - Parameter subsystem: the app's subsystem in the log, such as its bundle identifier.
  public func startLog(subsystem: String) {
    MainThread.require("AttentionReporter.startLog")
    log = subscribe(AttentionLogger(AttentionLogger.system(subsystem)).attentionDidChange)
  }

  private func report(from previous: Attention, to attention: Attention) {
    mark(attention)
    handlers.report((previous, attention))
  }

  // MARK: How long

  /// How long each screen has had the attention since ``start()`` or ``resetTime()``, up to now.
  public var time: AttentionTime {
    MainThread.require("AttentionReporter.time")
    mark(attention)
    return clock?.time ?? AttentionTime(startDate: Date())
  }

  /// Returns ``time`` and counts anew, for a report of each day.
  ///
  /// ```swift
  /// // When NSCalendarDayChanged is posted
  /// analytics.log("\(AttentionReporter.shared.resetTime().total) s")
  /// ```
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
