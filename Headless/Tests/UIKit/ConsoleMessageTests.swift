import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Mistakes that UIKit reports on the console, and which change nothing else.
@MainActor
@Suite(.oneDevice)
struct ConsoleMessageTests: FixtureSuite {
  let fixture = LaunchedStack()

  private var messages: [String] { device.consoleMessages }

  @Test("R17: endAppearanceTransition without begin")
  func unbalanced() {
    a.endAppearanceTransition()
    #expect(messages.count == 1 && messages[0].contains("Unbalanced calls"))
    #expect(log.flush() == [])
  }

  @Test("R39: two animated pushes in one turn, and a push during the transition of another")
  func pushes() {
    nav.pushViewController(b, animated: true)
    nav.pushViewController(log.screen("C"), animated: true)
    #expect(messages.count == 1)
    device.turn()
    nav.pushViewController(log.screen("D"), animated: true)
    #expect(messages.count == 2)
  }

  @Test("R46: a presenter that presents already")
  func presentingTwice() {
    a.present(b, animated: true)
    a.present(log.screen("C"), animated: true)
    #expect(messages.count == 1 && messages[0].contains("already presenting"))
  }

  @Test("R111: the resolved presenter is in no window; the message names it and the receiver")
  func outsideOfWindow() {
    let (root, child) = (log.screen("R"), log.screen("C"))
    root.embed(child)
    child.present(b, animated: true) { log.record("completion") }
    device.advance(by: 1)
    #expect(
      messages == ["Attempt to present \(b) on \(root) (from \(child)) whose view is not in the window hierarchy."])
    #expect(!log.lines.contains("completion"))
  }
}
