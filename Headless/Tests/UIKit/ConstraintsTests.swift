import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R28: constraint updates, bottom-up and before layout.
@MainActor
@Suite(.oneDevice)
struct ConstraintsTests: FixtureSuite {
  private final class ConstrainedView: UIView {
    let name: String
    let log: Transcript

    init(_ name: String, _ log: Transcript) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func updateConstraints() {
      log.record("\(name).updateConstraints")
      super.updateConstraints()
    }
  }

  private final class ConstrainedScreen: LoggedViewController {
    var forgetsSuper = false

    override func updateViewConstraints() {
      transcript.record("\(name).updateViewConstraints")
      if !forgetsSuper { super.updateViewConstraints() }
    }
  }

  let fixture = LoggedDevice()
  private let parent: ConstrainedScreen
  private let child: ConstrainedScreen
  private let box: ConstrainedView

  init() {
    let log = fixture.log
    parent = ConstrainedScreen("P", in: log)
    child = ConstrainedScreen("C", in: log)
    for screen in [parent, child] {
      screen.logsLayout = true
      screen.view = ConstrainedView("\(screen.name).view", log)
    }
    box = ConstrainedView("box", log)
    parent.view.addSubview(box)
    parent.embed(child)
  }

  private let parentUpdate = ["P.updateViewConstraints", "P.view.updateConstraints"]
  private let childUpdate = ["C.updateViewConstraints", "C.view.updateConstraints"]
  private let layout = ["P.wL", "P.dL", "C.wL", "C.dL"]

  private func flush() -> [String] {
    log.flush().filter { !$0.hasSuffix(")") }
  }

  @Test("R28: only views that need it update their constraints, once a turn, and layout does not update them")
  func onlyWhatNeedsIt() {
    device.launch(showing: parent)
    _ = log.flush()
    box.setNeedsUpdateConstraints()
    box.setNeedsUpdateConstraints()
    #expect(box.needsUpdateConstraints())
    #expect(!parent.view.needsUpdateConstraints())
    #expect(flush() == [])
    device.turn()
    #expect(flush() == ["box.updateConstraints"])
    #expect(!box.needsUpdateConstraints())
    parent.view.setNeedsLayout()
    device.turn()
    #expect(flush() == ["P.wL", "P.dL"])
  }

  @Test("R28: updateConstraintsIfNeeded updates the subtree at once, and so does layoutIfNeeded before the layout")
  func now() {
    device.launch(showing: parent)
    _ = log.flush()
    for view in [parent.view!, child.view!, box] { view.setNeedsUpdateConstraints() }
    child.view.updateConstraintsIfNeeded()
    #expect(flush() == childUpdate)
    child.view.setNeedsUpdateConstraints()
    child.view.setNeedsLayout()
    child.view.layoutIfNeeded()
    #expect(flush() == childUpdate + ["C.wL", "C.dL"])
    device.turn()
    #expect(flush() == ["box.updateConstraints"] + parentUpdate)
  }
}
