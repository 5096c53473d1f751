import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// The picture of the page What a behavior is, and what focus is.
@MainActor
@Suite(.everyAnswer)
struct LifeOfAScreenTests {
  @Test("A screen is open for longer than it is on screen, and on screen for longer than it has focus")
  func visit() {
    let (device, log, stack) = (HeadlessDevice(), LifecycleTranscript(), UINavigationController())
    stack.viewControllers = [UIViewController()]
    device.launch(showing: stack)
    var calls: [[String]] = []
    func step(_ action: () -> Void) {
      action()
      device.advance(by: 2)
      calls.append(log.flush())
    }
    step { stack.pushViewController(WatchedScreen(log), animated: true) }
    step { stack.present(UIViewController(), animated: true) }
    step { stack.dismiss(animated: true) }
    step(device.pressHome)
    step(device.openApp)
    step { stack.popViewController(animated: true) }
    #expect(
      calls == [
        [
          "viewDidLoad", "screen afterAttaching", "screen afterLoading", "viewWillAppear",
          "screen beforeAppearing animated",
          "viewIsAppearing", "screen duringAppearing animated", "viewDidAppear", "screen afterAppearing animated",
          "gained",
        ],
        ["lost: covered"], ["gained"], ["lost: appBackground"], ["gained"],
        [
          "viewWillDisappear", "screen beforeDisappearing animated", "viewDidDisappear", "lost: popped",
          "screen afterDisappearing animated", "screen afterClosing popped",
        ],
      ])
  }
}

private final class WatchedScreen: UIViewController {
  private let log: LifecycleTranscript

  init(_ log: LifecycleTranscript) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.record("viewDidLoad")
    addBehaviors([
      RecordingBehavior("screen", in: log),
      FocusBehavior(.media) { [log] change in log.record(change.hasFocus ? "gained" : "lost: \(change.reason.name)") },
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.record("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.record("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.record("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.record("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.record("viewDidDisappear")
  }
}
