import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct LayoutTests: FixtureSuite {
  let fixture = LoggedDevice()
  let parent: LoggedViewController
  let child: LoggedViewController

  init() {
    let log = fixture.log
    parent = log.screen("P")
    child = log.screen("C")
    for (screen, name) in [(parent, "P"), (child, "C")] {
      screen.logsLayout = true
      let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.didLayOut = { log.record("\(name).layoutSubviews") }
      screen.view = view
    }
  }

  private func launchBoth() {
    parent.embed(child)
    device.launch(showing: parent)
    _ = log.flush()
  }

  @Test("T24, R30: layout that requests layout of its own view ends")
  func endless() {
    launchBoth()
    parent.inside["dL"] = { $0.view.setNeedsLayout() }
    parent.view.setNeedsLayout()
    device.turn()
    #expect(!log.flush().isEmpty)
    parent.inside["dL"] = nil
    device.turn()
    _ = log.flush()
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("T24: a child that its parent's layout removes is not laid out")
  func removingInLayout() {
    launchBoth()
    parent.inside["wL"] = { parent in parent.children.forEach(parent.unembed) }
    child.view.setNeedsLayout()
    parent.view.setNeedsLayout()
    device.turn()
    #expect(
      log.flush() == ["P.wL", "C.wM(nil)", "C.wD(f)", "C.dM(nil)", "P.layoutSubviews", "P.dL"]
        + ["P.wL", "P.layoutSubviews", "P.dL", "C.dD(f)"], "R147: removing a subview demands another pass")
  }
}
