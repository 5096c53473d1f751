import BackgroundWork
import FocusBehavior
import LifecycleBehaviors
import LifecycleReports
import LifecycleTimeline
import SuspendBehavior
import UIKit

/// A service that lives as long as the app.
class VisitService {
  private let reporter: AttentionReporter
  private let recorder: TimelineRecorder
  private var subscriptions: [LifecycleSubscription] = []
  private(set) var lines: [String] = []

  init() {
    reporter = AttentionReporter.shared
    recorder = TimelineRecorder()
  }

  func start() {
    UIApplication.shared.isIdleTimerDisabled = false
    subscriptions.append(reporter.subscribe { [weak self] _, attention in self?.log("\(attention)") })
    subscriptions.append(LifecycleIssue.subscribe { [weak self] issue in self?.log(issue.message) })
    subscriptions.append(LifecycleTime.current.schedule(after: 60) { [weak self] in self?.flush() })
    recorder.start()
    log("\(reporter.attention) \(FocusDecision.log)")
  }

  func flush() {
    guard UIApplication.shared.applicationState == .active else { return }
    lines.removeAll()
    recorder.stop()
    subscriptions.forEach { $0.cancel() }
  }

  private func log(_ line: String) {
    lines.append(line)
  }
}

/// An object that notes visits, and belongs to no actor.
class VisitStore {
  var names: [String] = []

  func note(_ change: FocusChange) {
    names.append(change.reason.name)
  }

  func save() {
    names.append("saved")
  }
}

/// A behavior that is a class, and calls UIKit.
class VisitBehavior: ViewControllerLifecycleBehavior {
  private let store: VisitStore

  init(store: VisitStore) {
    self.store = store
  }

  func afterAppearing(_ viewController: UIViewController) {
    store.names.append(viewController.title ?? "")
  }

  func afterClosing(_ closing: ScreenClosing) {
    store.names.append("\(closing.reason)")
  }
}
