import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R4, R71: a memory warning reaches the application delegate, the observers and the controllers with a view.
@MainActor
@Suite(.oneDevice)
struct MemoryWarningTests: FixtureSuite {
  private final class Screen: LoggedViewController {
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      transcript.record("\(name).didReceiveMemoryWarning")
    }
  }

  private final class AppDelegate: LoggedObject, UIApplicationDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      log.record("delegate")
    }
  }

  let fixture = LoggedDevice()

  @Test("R71: a memory warning reaches the delegate, also in apps with scenes, then observers, then loaded controllers")
  func order() {
    let delegate = AppDelegate(log)
    let tab = UITabBarController()
    let unloaded = Screen("B", in: log)
    tab.viewControllers = [Screen("A", in: log), unloaded]
    device.launch(delegate: delegate) { UIWindow.key(in: $0, showing: tab) }
    let sheet = Screen("S", in: log)
    tab.present(sheet, animated: false)
    device.finishTransitions()
    _ = log.flush()
    let notifications = NotificationRecorder()
    notifications.observe(UIApplication.didReceiveMemoryWarningNotification, of: UIApplication.shared) { [log] _ in
      log.record("notification")
    }
    device.warnOfMemory()
    #expect(
      log.flush() == ["delegate", "notification", "A.didReceiveMemoryWarning", "S.didReceiveMemoryWarning"])
    #expect(!unloaded.isViewLoaded)
  }

  @Test("R87: a suspended process receives no memory warning")
  func suspended() {
    device.launch(showing: Screen("A", in: log))
    device.pressHome()
    device.advance(by: 60)
    _ = log.flush()
    #expect(device.isSuspended)
    device.warnOfMemory()
    #expect(log.flush() == [])
  }
}
