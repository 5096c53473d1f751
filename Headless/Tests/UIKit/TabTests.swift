import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct TabTests: FixtureSuite {
  let fixture = LoggedScreens()
  let tab = UITabBarController()

  private func launchTabs() {
    tab.viewControllers = [a, b]
    device.launch(showing: tab)
    _ = log.flush()
  }

  @Test("R41: a selection before the tab bar controller appears loads the selected tab only")
  func selectingEarly() {
    tab.viewControllers = [a, b]
    tab.selectedIndex = 1
    _ = log.flush()
    device.launch(showing: tab)
    #expect(log.flush() == ["B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)"])
    #expect(!a.isViewLoaded)
  }

  @Test(
    "R41: when the tabs are replaced or taken away, the old screen disappears and leaves its parent", arguments: [0, 1])
  func replacingTabs(count: Int) {
    let other = LifecycleTranscript()
    launchTabs()
    tab.viewControllers = count == 0 ? nil : [other.screen("N")]
    device.turn()
    let lines = log.flush()
    #expect(lines.filter { $0.hasPrefix("A") } == ["A.wM(nil)", "A.wD(f)", "A.dD(f)", "A.dM(nil)"])
    #expect(lines.filter { $0.hasPrefix("B") } == ["B.wM(nil)", "B.dM(nil)"])
    #expect(a.parent == nil && a.view.superview == nil)
    if count == 0 { return }
    #expect(tab.selectedIndex == 0)
    #expect(
      other.flush().filter { !$0.contains("M(") } == ["N.viewDidLoad", "N.wA(f)", "N.iA(f)", "N.dA(f)"])
  }
}
