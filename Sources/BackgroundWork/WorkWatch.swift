import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Passes on to the holder of work what the app announces.
@MainActor
final class WorkWatch {
  private weak var holder: WorkHolder?
  private let observer = NotificationObserver()
  private var settling: LifecycleSubscription?

  init(_ holder: WorkHolder) {
    self.holder = holder
    observer.observe(UIApplication.didEnterBackgroundNotification) { [weak self] _ in self?.enterBackground() }
    observer.observe(UIApplication.willEnterForegroundNotification) { [weak holder] _ in holder?.enterForeground() }
    observer.observe(UIApplication.willTerminateNotification) { [weak holder] _ in holder?.stopAll(isTerminating: true)
    }
    if UIApplication.current != nil {
      readState()
    } else {
      // This may be created before the application (R169 of HeadlessUIKit's rules).
      observer.observe(UIApplication.didFinishLaunchingNotification) { [weak self] _ in self?.readState() }
    }
  }

  /// A process that was launched in the background receives no notification of that.
  private func readState() {
    if UIApplication.current?.applicationState == .background { enterBackground() }
  }

  private func enterBackground() {
    holder?.enterBackground()
    settling = LifecycleTime.current.schedule(after: 0) { [weak holder] in holder?.settle() }
  }
}
