import LifecycleTestKit
import UIKit

/// A window that writes the changes of its key status and the notifications about it into a transcript: `W.becomeKey` is the
/// call, `W.didBecomeKey` the notification.
@MainActor
final class LoggedWindow: UIWindow {
  let name: String
  let transcript: LifecycleTranscript
  /// Windows whose names are also written while they are key, in each call and notification.
  var witnesses: [LoggedWindow] = []
  private var notifications: NotificationRecorder? = NotificationRecorder()

  init(_ name: String, in scene: UIWindowScene, log: LifecycleTranscript) {
    self.name = name
    transcript = log
    super.init(windowScene: scene)
    observe(UIWindow.didBecomeKeyNotification, "didBecomeKey")
    observe(UIWindow.didResignKeyNotification, "didResignKey")
    observe(UIWindow.didBecomeVisibleNotification, "didBecomeVisible")
    observe(UIWindow.didBecomeHiddenNotification, "didBecomeHidden")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func stopLogging() {
    notifications = nil
  }

  override func becomeKey() {
    super.becomeKey()
    record("becomeKey")
  }

  override func resignKey() {
    super.resignKey()
    record("resignKey")
  }

  private func observe(_ notification: NSNotification.Name, _ event: String) {
    notifications?.observe(notification, of: self) { [weak self] notification in
      self?.record(event + (notification.userInfo == nil ? "" : " with user info"))
    }
  }

  private func record(_ event: String) {
    let keys = witnesses.filter(\.isKeyWindow).map(\.name)
    transcript.record("\(name).\(event)" + (witnesses.isEmpty ? "" : " key: \(keys)"))
  }
}
