import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Closings where an iteration ends before the layout that its code has caused (W27), and where nothing wakes the loop (W28).
@MainActor
@Suite(.everyAnswer)
struct LateLayoutClosingTests {
  let app = ClosingApp()

  /// What ends the stay of C in a stack of A, B and C, without animation.
  enum Change: CaseIterable {
    case pop, popToRoot, shorterStack, otherTop

    @MainActor
    func make(_ stack: UINavigationController) {
      switch self {
      case .pop: stack.popViewController(animated: false)
      case .popToRoot: stack.popToRootViewController(animated: false)
      case .shorterStack: stack.setViewControllers([stack.viewControllers[0]], animated: false)
      case .otherTop: stack.setViewControllers([UIViewController()], animated: false)
      }
    }
  }

  /// Where the app's code runs.
  enum Caller: CaseIterable {
    case timer, tap, betweenTurns

    @MainActor
    func call(_ code: @escaping @MainActor () -> Void, on device: HeadlessDevice, _ stack: UINavigationController) {
      switch self {
      case .timer: _ = device.schedule(after: 0.1, code)
      case .tap:
        let button = UIButton(primaryAction: UIAction { _ in code() })
        button.frame.size = CGSize(width: 100, height: 40)
        stack.topViewController?.view.addSubview(button)
        device.turn()
        device.tap(button)
      case .betweenTurns: code()
      }
    }
  }

  @Test(
    "No closing comes before the disappearance of the screen that was shown", arguments: Change.allCases,
    Caller.allCases)
  func order(change: Change, caller: Caller) throws {
    let stack = app.stack("A", "B", "C")
    try #require(stack.topViewController).addBehaviors([RecordingBehavior("shown", in: app.log)])
    app.log.flush()
    caller.call({ change.make(stack) }, on: app.device, stack)
    let lines = app.closings()
    let disappearance = try #require(lines.firstIndex(of: "shown afterDisappearing"))
    let closing = try #require(lines.firstIndex { $0.contains(" went: ") || $0.contains("afterClosing") })
    #expect(disappearance < closing, "\(lines)")
    #expect(lines.count { $0.contains(" went: ") } == (change == .pop ? 1 : change == .otherTop ? 3 : 2))
  }

  @Test("What a behavior changes in afterClosing is laid out without another event")
  func layoutAfterClosing() {
    let shown = CountingView()
    let stack = app.stack("A")
    stack.pushViewController(Screen([ClosingAction { shown.setNeedsLayout() }]), animated: false)
    app.settle()
    app.push("C", onto: stack)
    stack.topViewController?.view.addSubview(shown)
    app.settle()
    let layouts = shown.layouts
    // Nothing on screen changes by it, so that UIKit itself needs no further iteration.
    _ = app.device.schedule(after: 0.1) { stack.viewControllers.remove(at: 1) }
    // No call of the device's, which would be an event.
    app.device.world.loop.advance(by: 1)
    #expect(shown.layouts > layouts)
  }

  private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }
}
