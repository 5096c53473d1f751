import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct WhileFocusedTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("Work runs with focus, is cancelled with its loss, and never runs twice at a time")
  func followsFocus() async {
    let a = Screen()
    a.loadViewIfNeeded()
    var running = 0
    var continuation: CheckedContinuation<Void, Never>?
    let attachment = a.addBehaviors([
      TaskBehavior<Screen>(whileFocused: .attention) { [log] _ in
        running += 1
        log.record("start \(running)")
        await withCheckedContinuation { continuation = $0 }
        log.record("end, cancelled \(Task.isCancelled)")
        running -= 1
      }
    ])
    device.launchAndSettle(showing: a)
    await settleTasks()
    #expect(log.flush() == ["start 1"])
    device.openControlCenter()
    device.advance(by: 1)
    device.closeControlCenter()
    device.advance(by: 1)
    await settleTasks()
    #expect(log.flush() == [])
    continuation.take()?.resume()
    await settleTasks()
    #expect(log.flush() == ["end, cancelled true", "start 1"])
    attachment.remove(silently: true)
    continuation.take()?.resume()
    await settleTasks()
    #expect(log.flush() == ["end, cancelled true"])
  }

  @Test("The work receives the screen; its options and its priority count")
  func onItsScreen() async {
    final class Player: Screen {
      var runs: [String] = []
    }
    let player = Player()
    player.loadViewIfNeeded()
    player.addBehaviors([
      TaskBehavior<Player>(whileFocused: .media, priority: .low) { player in
        player.runs.append("media \(Task.currentPriority == .low)")
      },
      TaskBehavior<Player>(whileFocused: .attention) { player in player.runs.append("attention") },
    ])
    device.launchAndSettle(showing: player)
    await settleTasks()
    device.openControlCenter()
    device.closeControlCenter()
    device.advance(by: 1)
    await settleTasks()
    #expect(player.runs.sorted() == ["attention", "attention", "media true"])
  }

  @Test("Work retains the screen until it returns, and cancels it when the window is deallocated")
  func retainsNothing() async {
    device.weakRules.unkeptWindowsAreReleased = true
    device.launch(showing: UIViewController())
    weak var screen: UIViewController?
    var window: UIWindow? = UIWindow(windowScene: device.scenes[0])
    do {
      let a = UIViewController()
      screen = a
      a.loadViewIfNeeded()
      a.addBehaviors([
        TaskBehavior<UIViewController>(whileFocused: .attention) { [log] _ in
          log.record("start")
          for await _ in AsyncStream<Never>.makeStream().stream {}
          log.record("end, cancelled \(Task.isCancelled)")
        }
      ])
      window?.rootViewController = a
    }
    window?.makeKeyAndVisible()
    device.advance(by: 1)
    await settleTasks()
    #expect(log.flush() == ["start"])
    window = nil
    device.turn()
    await settleTasks()
    #expect(log.flush() == ["end, cancelled true"])
    #expect(screen == nil)
  }
}

extension LifecycleTranscript {
  fileprivate func work(_ name: String) async {
    record("\(name) begins")
    for await _ in AsyncStream<Void>.makeStream().stream {}
    record("\(name) ends")
  }
}
