import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct LayoutMomentsTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let screen: LoggedViewController

  init() {
    screen = log.layoutScreen("A")
  }

  private func flushLayout() -> [String] {
    log.flush().filter { $0.hasSuffix("L") || $0.contains("Laying") }
  }

  @Test("R7, R28: the first pass is delivered around the screen's own, within the appearance; a further one has none")
  func appearances() {
    let window = device.launch(showing: screen)
    let lines = log.flush()
    #expect(
      lines.filter { $0.hasSuffix("L") || $0.contains("Laying") } == [
        "a beforeLayingOutSubviews", "A.wL", "A.dL", "a afterLayingOutSubviews",
      ])
    #expect(
      lines.filter { $0.hasPrefix("a ") } == [
        "a afterAttaching", "a afterLoading", "a beforeAppearing", "a beforeLayingOutSubviews", "a duringAppearing",
        "a afterLayingOutSubviews", "a afterAppearing",
      ])
    window.isHidden = true
    device.turn()
    _ = log.flush()
    window.isHidden = false
    device.turn()
    #expect(flushLayout().filter { $0.contains("a beforeLaying") } == [])
  }

  @Test("R29: each change of the screen's size is delivered before and after its pass")
  func resized() {
    device.launch(showing: screen)
    _ = log.flush()
    screen.view.frame.size.width -= 100
    #expect(flushLayout() == ["a beforeLayingOutSubviews"])
    device.turn()
    #expect(flushLayout() == ["A.wL", "A.dL", "a afterLayingOutSubviews"])
    device.turn()
    #expect(flushLayout() == [])
  }

  @Test("A size that changes twice before the pass is delivered twice before and once after")
  func resizedTwice() {
    device.launch(showing: screen)
    _ = log.flush()
    screen.view.frame.size.width -= 100
    screen.view.frame.size.width -= 100
    screen.view.frame.origin.x += 10
    device.turn()
    #expect(
      flushLayout() == [
        "a beforeLayingOutSubviews", "a beforeLayingOutSubviews", "A.wL", "A.dL", "a afterLayingOutSubviews",
      ])
  }

  @Test("A size that changes while the screen is off screen is delivered when it appears")
  func resizedOffScreen() {
    screen.loadViewIfNeeded()
    screen.view.frame.size.width = 10
    #expect(flushLayout() == [])
    device.launch(showing: screen)
    // UIKit decides how often the size changes while the view is added to the window.
    #expect(flushLayout().suffix(4) == ["a beforeLayingOutSubviews", "A.wL", "A.dL", "a afterLayingOutSubviews"])
  }

  @Test("An appearance that is cancelled before the first pass announces that pass once")
  func cancelledBeforeTheFirstPass() {
    screen.loadViewIfNeeded()
    screen.beginAppearanceTransition(true, animated: true)
    screen.beginAppearanceTransition(false, animated: true)
    screen.beginAppearanceTransition(true, animated: true)
    #expect(flushLayout() == ["a beforeLayingOutSubviews"])
    screen.endAppearanceTransition()
  }

  @Test("R29: a pass that the screen requests itself is delivered only if the screen passes it on")
  func ownPass() {
    device.launch(showing: screen)
    _ = log.flush()
    screen.view.setNeedsLayout()
    device.turn()
    #expect(flushLayout() == ["A.wL", "A.dL"])

    screen.inside["dL"] = { $0.lifecycleBehaviorViewController?.view.setNeedsLayout() }
    screen.view.setNeedsLayout()
    device.turn()
    #expect(flushLayout() == ["A.wL", "A.dL", "a afterLayingOutSubviews"])
    device.turn()
    #expect(flushLayout() == [], "passing it on causes no further pass of the screen")
  }

  @Test("The hidden child causes no layout of the screen's view")
  func causesNone() {
    device.launch(showing: screen)
    _ = log.flush()
    let attachment = screen.addBehaviors([RecordingBehavior("b", in: log)])
    attachment.remove()
    device.turn()
    #expect(flushLayout().filter { $0.hasPrefix("A") } == [])
  }
}

extension LifecycleTranscript {
  /// A screen that writes its own layout and that of one behavior, named "a".
  fileprivate func layoutScreen(_ name: String) -> LoggedViewController {
    let screen = LoggedViewController(name, in: self)
    screen.logsLayout = true
    screen.inside["viewDidLoad"] = { [self] screen in
      screen.addBehaviors([RecordingBehavior("a", in: self, recordsLayout: true)])
    }
    return screen
  }
}
