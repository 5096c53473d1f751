import LifecycleBehaviors
import UIKit

/// Passes on to a holder of work what the app announces.
@MainActor
final class WorkWatch {
  private let holder: WorkHolder
  private let app: BackgroundApp
  private let observer: NotificationObserver
  private var settling: LifecycleSubscription?
  private var task: BackgroundTask?

  /// - Parameters:
  ///   - holder: what is told.
  ///   - app: the application.
  init(_ holder: WorkHolder, _ app: BackgroundApp) {
    self.holder = holder
    self.app = app
    observer = app.observer()
    observer.observe(UIApplication.didEnterBackgroundNotification) { [weak self] _ in self?.enterBackground() }
    observer.observe(UIApplication.willEnterForegroundNotification) { [weak self] _ in self?.enterForeground() }
    observer.observe(UIApplication.willTerminateNotification) { [holder] _ in holder.stopAll(isTerminating: true) }
    // A process that was launched in the background receives no notification of that.
    if app.isInBackground() { enterBackground() }
  }

  private func enterBackground() {
    holder.enterBackground()
    // Others that are notified may still use a resource: until the next turn nothing is suspended.
    guard !holder.resources.isEmpty else { return settle() }
    if task == nil { task = app.beginTask { [weak self] in self?.settle() } }
    settling = LifecycleTime.current.schedule(after: 0) { [weak self] in self?.settle() }
  }

  private func enterForeground() {
    settling = nil
    task = nil
    holder.enterForeground()
  }

  private func settle() {
    settling = nil
    holder.settle()
    task = nil
  }
}
