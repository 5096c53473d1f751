import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleReports
import SuspendBehavior
import UIKit

/// An app that keeps a record and is ended, in real time.
@MainActor
final class EndedApp {
  private let device: HeadlessDevice
  private let record: URL
  private let player = NamedScreen("Player")
  private var subscription: LifecycleSubscription?

  init(record: String) {
    device = HeadlessDevice(time: .real)
    self.record = URL(fileURLWithPath: record)
    AttentionReporter.shared.nameOfScreen = { ($0 as? NamedScreen)?.name }
  }

  /// Launches the app, and shows one screen over another.
  func run() {
    AttentionReporter.shared.keepRecord(in: record)
    let stack = UINavigationController(rootViewController: NamedScreen("Inbox"))
    device.launch(showing: stack)
    stack.pushViewController(player, animated: false)
    CommandLoop.wait { AttentionReporter.shared.attention.screen == "Player" }
    CommandLoop.run(perform)
  }

  /// Reads how the run before ended, and never launches the app.
  /// - Parameter crashed: what a crash reporter knows of the run before; nil for no crash reporter.
  func runBeforeLaunch(crashed: Bool?) {
    device.startProcess {
      let lastRun = AttentionReporter.shared.keepRecord(in: record, lastRunCrashed: crashed)
      CommandLoop.write("\(lastRun.end) \(lastRun.attention?.description ?? "-")")
    }
    CommandLoop.run(perform)
  }

  private func perform(_ command: String) -> Bool {
    switch command {
    case "hold": subscription = SuspendMonitor.shared.subscribe(.holdingBackgroundTask(accuracy: 0.1)) { _ in }
    case "home": device.pressHome()
    case "home, and save":
      device.pressHome()
      Thread.sleep(forTimeInterval: 60)
    case "block": Thread.sleep(forTimeInterval: 60)
    case "spin": while true {}
    case "exit": exit(0)
    case "abort": abort()
    case "crash":
      AttentionReporter.noteCrash()
      abort()
    case "notice":
      NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
      kill(getpid(), SIGKILL)
    default: return false
    }
    return true
  }

  /// Writes entries as fast as it can: the name of the screen has a number, which is printed when an entry with it is in the file.
  func writeForever() {
    var number = 0
    AttentionReporter.shared.nameOfScreen = { _ in "S\(number)" }
    AttentionReporter.shared.keepRecord(in: record)
    device.launch(showing: NamedScreen(""))
    while true {
      CommandLoop.wait { AttentionReporter.shared.attention == Attention(screen: "S\(number)", .focused) }
      device.openControlCenter()
      CommandLoop.write("\(number)")
      number += 1
      device.closeControlCenter()
    }
  }
}

/// A screen with behaviors.
private final class NamedScreen: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("NamedScreen is not created from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([NoBehavior()])
  }
}

private struct NoBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {}
}
