import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R45: two columns on an iPad, one of them on a phone; the classic style.
@MainActor
@Suite(.oneDevice)
struct SplitTests {
  let log = Transcript()
  let split = UISplitViewController()
  let primary: LoggedViewController
  let secondary: LoggedViewController

  init() {
    primary = log.screen("P")
    secondary = log.screen("S")
  }

  private func launch(on idiom: UIUserInterfaceIdiom) -> HeadlessDevice {
    split.viewControllers = [primary, secondary]
    return HeadlessDevice.launched(showing: split, on: idiom)
  }

  @Test("R45: the delegate may keep the primary column on top; showing a detail makes the secondary one the top column")
  func collapsedOntoPrimary() {
    let delegate = KeepsPrimary()
    split.delegate = delegate
    let device = launch(on: .phone)
    #expect(
      log.flush().filter { !$0.contains("M(") } == ["P.viewDidLoad", "P.wA(f)", "P.iA(f)", "P.dA(f)"])
    split.showDetailViewController(secondary, sender: nil)
    #expect(log.flush() == ["P.wD(f)", "S.viewDidLoad", "S.wA(f)"])
    device.turn()
    #expect(log.flush() == ["S.iA(f)", "P.dD(f)", "S.dA(f)"])
  }

  @Test("R45: a detail on an iPad replaces the one before, beside the primary column")
  func detail() {
    let device = launch(on: .pad)
    _ = log.flush()
    let detail = log.screen("D")
    split.showDetailViewController(detail, sender: nil)
    device.turn()
    #expect(
      log.flush() == [
        "S.wM(nil)", "D.wM(split)", "S.wD(f)", "S.dM(nil)", "D.viewDidLoad", "D.wA(f)", "D.dM(split)", "D.iA(f)",
        "S.dD(f)", "D.dA(f)",
      ])
    #expect(split.children == [primary, detail])
  }

  @Test("R45, R13: columns that change while the window is hidden appear with the controller, after it")
  func changedWhileHidden() throws {
    let split = LoggedSplitViewController()
    split.viewControllers = [primary, secondary]
    let device = HeadlessDevice.launched(showing: split, on: .pad)
    split.log = log
    split.preferredDisplayMode = .secondaryOnly
    let window = try #require(split.view.window)
    window.isHidden = true
    device.turn()
    split.preferredDisplayMode = .automatic
    _ = log.flush()
    window.isHidden = false
    device.turn()
    #expect(
      log.flush() == [
        "split.wA", "P.wA(f)", "S.wA(f)", "P.iA(f)", "S.iA(f)", "split.dA", "P.dA(f)", "S.dA(f)",
      ])
  }

  @Test("R45, R22: a column that is removed from its parent leaves the split view controller")
  func removed() {
    let device = launch(on: .pad)
    _ = log.flush()
    secondary.removeFromParent()
    device.turn()
    #expect(log.flush() == ["S.wM(nil)", "S.wD(f)", "S.dM(nil)", "S.dD(f)"])
    #expect(split.viewControllers == [primary])
    #expect(split.children == [primary])
  }

  @Test("R45: the primary column disappears in a display mode without it, and appears in a mode with it")
  func displayMode() {
    let device = launch(on: .pad)
    _ = log.flush()
    split.preferredDisplayMode = .secondaryOnly
    device.turn()
    #expect(log.flush() == ["P.wD(f)", "P.dD(f)"])
    #expect(split.displayMode == .secondaryOnly)
    split.preferredDisplayMode = .oneOverSecondary
    device.turn()
    #expect(log.flush() == ["P.wA(f)", "P.iA(f)", "P.dA(f)"])
  }
}

private final class KeepsPrimary: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}

private final class LoggedSplitViewController: UISplitViewController {
  var log: Transcript?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log?.record("split.wA")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.record("split.dA")
  }
}
