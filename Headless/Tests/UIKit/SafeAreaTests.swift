import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Safe areas, which only the app changes.
@MainActor
@Suite(.oneDevice)
struct SafeAreaTests {
  private final class Screen: UIViewController {
    var log: [String] = []

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log.append("safe area")
    }
  }

  let device = HeadlessDevice()
  private let parent = Screen()
  private let child = Screen()

  init() {
    device.launch(showing: parent)
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 30, width: 100, height: 100)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test(
    "Additional insets apply to a controller's view and to the part of its child's view inside them; both are called")
  func additional() {
    parent.additionalSafeAreaInsets.top = 50
    #expect(parent.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    child.additionalSafeAreaInsets.left = 5
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 0))
    parent.additionalSafeAreaInsets.top = 10
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
    parent.additionalSafeAreaInsets.top = 10
    #expect(parent.log == ["safe area", "safe area"])
    #expect(child.log == ["safe area", "safe area", "safe area"])
  }

  @Test("Additional insets do not load the view, and apply when it loads")
  func beforeLoading() {
    let screen = Screen()
    screen.additionalSafeAreaInsets.bottom = 7
    #expect(!screen.isViewLoaded)
    #expect(screen.view.safeAreaInsets.bottom == 7)
  }
}
