import FocusBehavior
import Foundation
import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Tells which screen the user's attention is on: for the whole app, as a state, to any number of receivers.
///
/// ```swift
/// // In application(_:didFinishLaunchingWithOptions:)
/// AttentionReporter.shared.add(LogSink(subsystem: "com.example.app"))
/// ```
///
/// The first ``add(_:)``, ``start()`` or ``keepRecord(in:lastRunCrashed:file:line:)`` turns it on. From then on it sees each screen that has
/// behaviors: those that call `addBehaviors` or `addDefaultBehaviors`, and SwiftUI views with `screen(named:)`. A screen has
/// the attention when a `FocusBehavior` with `.attention` would have focus there. Of several at once, such as the columns of a
/// split view, it is the one that gained it last; of a container and its child it is the child.
///
/// It causes no turn of the run loop and no timer: it decides when the app's screens are looked at anyway.
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
/// - ``add(_:)``
/// - ``remove(_:)``
///
/// ### How long
///
/// - ``time``
/// - ``resetTime()``
///
/// ### The run before
///
/// - ``keepRecord(in:lastRunCrashed:file:line:)``
/// - ``lastRun``
/// - ``noteCrash()``
/// - ``stopKeepingRecord()``
@MainActor
public final class AttentionReporter {
  /// The app's reporter.
  public static var shared: AttentionReporter {
    MainThread.require("AttentionReporter.shared")
    return AppObjects.current.object(orCreate: AttentionReporter())
  }

  /// Names a screen, for every receiver; nil for the name of its class without "ViewController". Set it at launch. It should
  /// return one of few names, without anything that the user has typed or sees: crash reporters and MetricKit store it. It is not
  /// asked for SwiftUI views, which have the name of `screen(named:)`.
  ///
  /// ```swift
  /// AttentionReporter.shared.nameOfScreen = { ($0 as? any NamedPage)?.pageName }
  /// ```
  ///
  /// It is called on the main thread, each time a screen gains the attention and for what covers one.
  public var nameOfScreen: (@MainActor (UIViewController) -> String?)?

  private var watch: AttentionWatch?
  private var clock: AttentionClock?
  private var sinks: [any AttentionSink] = []
  private var hasReportedEmptyName = false
  /// Exists while a record is kept.
  var recorder: RunRecorder?
  /// The writer of the record, for other threads.
  nonisolated static let recordWriter = LatestObject<RunRecordWriter>()

  /// For other parts of this module; called before the sinks.
  let changes = Listeners<Attention>()

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

  /// Ends the watching, releases all sinks and ends the record. ``time`` is lost.
  public func stop() {
    MainThread.require("AttentionReporter.stop")
    stopKeepingRecord()
    watch = nil
    clock = nil
    sinks = []
  }

  private func name(of screen: UIViewController) -> String {
    let name = screen.screenName(chosenBy: nameOfScreen)
    if !name.allSatisfy(\.isWhitespace) { return name }
    if !hasReportedEmptyName { LifecycleIssue.reportEmptyName(of: screen, givenBy: "AttentionReporter.nameOfScreen") }
    hasReportedEmptyName = true
    return screen.className
  }

  // MARK: What the attention is on

  /// What the attention is on now, as of the end of the last turn in which something changed.
  /// ``Attention/State-swift.struct/elsewhere`` before ``start()``.
  public var attention: Attention {
    MainThread.require("AttentionReporter.attention")
    return watch?.attention ?? .elsewhere
  }

  /// Sends each change to `sink` from now on, and begins to watch. A sink that is added twice receives each change once.
  /// - Parameter sink: kept until it is removed.
  public func add(_ sink: any AttentionSink) {
    MainThread.require("AttentionReporter.add")
    if !sinks.contains(where: { $0 === sink }) { sinks.append(sink) }
    start()
  }

  /// Sends nothing more to `sink`, not even the change that is being reported.
  /// - Parameter sink: one that was added; another one is passed over.
  public func remove(_ sink: any AttentionSink) {
    MainThread.require("AttentionReporter.remove")
    sinks.removeAll { $0 === sink }
  }

  private func report(from previous: Attention, to attention: Attention) {
    mark(attention)
    changes.report(attention)
    for sink in sinks where sinks.contains(where: { $0 === sink }) {
      sink.attentionDidChange(from: previous, to: attention)
    }
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
    let time = LifecycleTime.current
    let now = time.read()
    clock?.enter(attention, at: now) { time.suspendedTime.seconds(from: $0, to: now) }
  }
}
