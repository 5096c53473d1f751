import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Mistakes that UIKit reports on the console, and which change nothing else.
@MainActor
@Suite(.oneDevice)
struct ConsoleMessageTests: FixtureSuite {
  let fixture = LaunchedStack()

  private var messages: [String] { device.consoleMessages }

  @Test("R148: a visible window that nothing keeps is released at the end of the turn; the console says so")
  func unkept() throws {
    weak var window: UIWindow?
    do {
      let made = UIWindow(windowScene: try #require(device.scenes.first))
      made.makeKeyAndVisible()
      window = made
    }
    #expect(window != nil)
    device.turn()
    #expect(window == nil)
    #expect(messages.last?.hasSuffix("is visible, and nothing keeps it. Keep it in a property.") == true)
  }

  @Test("R17: endAppearanceTransition without begin")
  func unbalanced() {
    a.endAppearanceTransition()
    #expect(messages.count == 1 && messages[0].contains("Unbalanced calls"))
    #expect(log.flush() == [])
  }
}
