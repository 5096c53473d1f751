import FocusBehavior
import Foundation
import LifecycleBehaviors
import UIKit

/// Counts a journey's events for the table at its end.
struct JourneyStatistics {
  private var rows: [SummaryTable.Row] = []
  private var indices: [String: Int] = [:]
  /// The screens between appearing and disappearing. They are visible while the app is not in the background.
  private var appeared: Set<String> = []
  private var isInBackground = false
  private var visibleSince: [String: TimeInterval] = [:]
  private var focusedSince: [String: TimeInterval] = [:]

  mutating func add(_ event: JourneyEvent) {
    switch event.occurrence {
    case .view(.didLoad): _ = index(of: event.subject)
    case .view(.didAppear): appear(event.subject, event.time)
    case .view(.didDisappear): disappear(event.subject, event.time)
    case .behavior(let received): add(received.moment, of: event.subject, at: event.time)
    case .focus(let focus): add(focus, of: event.subject, at: event.time)
    case .app(.killed):
      endAll(at: event.time)
      appeared = []
    case .app(.posted(UIApplication.didEnterBackgroundNotification)):
      isInBackground = true
      for name in visibleSince.keys { endVisible(name, event.time) }
    case .app(.posted(UIApplication.willEnterForegroundNotification)):
      isInBackground = false
      for name in appeared { visibleSince[name] = event.time }
    case .view, .group, .app, .scene, .suspend, .overlay, .input, .console, .step: break
    }
  }

  /// The screens of the example app report moments alone.
  private mutating func add(_ moment: LifecycleMoment, of name: String, at time: TimeInterval) {
    switch moment {
    case .afterAppearing: appear(name, time)
    case .afterDisappearing: disappear(name, time)
    default: break
    }
  }

  /// After a cancelled transition UIKit calls `viewDidAppear` again.
  private mutating func appear(_ name: String, _ time: TimeInterval) {
    appeared.insert(name)
    if !isInBackground { visibleSince[name] = visibleSince[name] ?? time }
  }

  private mutating func disappear(_ name: String, _ time: TimeInterval) {
    appeared.remove(name)
    endVisible(name, time)
  }

  private mutating func add(_ focus: JourneyEvent.Focus, of name: String, at time: TimeInterval) {
    switch focus.step {
    case .gained:
      count(focus.latency, of: name)
      focusedSince[name] = time
    case .lost:
      endFocused(name, time)
      count(focus.latency, of: name)
      countLoss(focus.change.reason, of: name)
    case .reasonChanged: break
    }
  }

  /// - Returns: the table at `end`. Screens that are visible or focused then are counted up to `end`.
  func table(at end: TimeInterval) -> SummaryTable {
    var copy = self
    copy.endAll(at: end)
    return SummaryTable(rows: copy.rows)
  }

  /// Counts the end of the process: no screen is visible or focused any more.
  private mutating func endAll(at time: TimeInterval) {
    for name in visibleSince.keys { endVisible(name, time) }
    for name in focusedSince.keys { endFocused(name, time) }
  }

  private mutating func endVisible(_ name: String, _ time: TimeInterval) {
    guard let start = visibleSince.removeValue(forKey: name) else { return }
    rows[index(of: name)].visible += time - start
  }

  private mutating func endFocused(_ name: String, _ time: TimeInterval) {
    guard let start = focusedSince.removeValue(forKey: name) else { return }
    rows[index(of: name)].focused += time - start
  }

  private mutating func count(_ latency: Announcements.Latency?, of name: String) {
    guard let latency else { return }
    let row = index(of: name)
    rows[row].latency = max(rows[row].latency ?? 0, latency.seconds)
  }

  private mutating func countLoss(_ reason: FocusReason, of name: String) {
    let row = index(of: name)
    if let index = rows[row].losses.firstIndex(where: { $0.reason == reason.name }) {
      rows[row].losses[index].count += 1
    } else {
      rows[row].losses.append((reason.name, 1))
    }
  }

  private mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = rows.count
    rows.append(SummaryTable.Row(name: name))
    return rows.count - 1
  }
}
