import FocusBehavior
import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTimeline
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

/// Reading `transitionCoordinator` may begin a transition that waits for the end of the run-loop iteration (R140, R178).
@MainActor
@Suite(.everyAnswer)
struct UnreadCoordinatorTests {
  /// Counts who reads the coordinator in the middle of the app's code.
  private final class Counter {
    var isCounting = false
    var count = 0
  }

  private final class CountingStack: UINavigationController {
    var counter: Counter?

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      if counter?.isCounting == true { counter?.count += 1 }
      return super.transitionCoordinator
    }
  }

  private final class FormScreen: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let focus = InputFocus<Int>()
    var counter: Counter?

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      if counter?.isCounting == true { counter?.count += 1 }
      return super.transitionCoordinator
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      addBehaviors([
        FocusBehavior { _ in }, InputFocusBehavior<FormScreen>(focus, fields: [0: { $0.field }]),
        NavigationBarBehavior { _ in },
      ])
    }
  }

  /// What the app does right after it has changed a stack or presented something.
  private static let calls: [(name: String, call: @MainActor (FormScreen) -> Void)] = [
    ("dropUnlessFocused", { $0.dropUnlessFocused(.media) {} }),
    ("a sample", { _ in FocusSampling.sampleNow() }),
    ("a request for a field", { $0.focus.move(to: 0) }),
    ("a field that begins", { $0.field.becomeFirstResponder() }),
    ("behaviors that are added", { $0.addBehaviors([NavigationBarBehavior { _ in }, FocusBehavior { _ in }]) }),
    ("behaviors that are removed", { $0.addBehaviors([NavigationBarBehavior { _ in }]).remove() }),
    (
      "a child that is removed",
      { screen in
        let child = UIViewController()
        screen.embed(child)
        child.addBehaviors([FocusBehavior { _ in }, NavigationBarBehavior { _ in }])
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    ),
    ("screenFocus", { _ = $0.screenFocus?.hasFocus }),
  ]

  enum Change: CaseIterable {
    case push, pop, present, dismiss, none
  }

  @Test("Nothing reads a transition coordinator in the middle of the app's code", arguments: Change.allCases)
  func middle(change: Change) {
    for (name, call) in Self.calls {
      let device = HeadlessDevice()
      let recorder = TimelineRecorder()
      recorder.start()
      let counter = Counter()
      let screen = FormScreen()
      let stack = CountingStack(rootViewController: UIViewController())
      device.launch(showing: stack)
      device.push(screen, onto: stack)
      if change == .dismiss {
        stack.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
      }
      device.advance(by: 1)
      (stack.counter, screen.counter) = (counter, counter)
      counter.isCounting = true
      switch change {
      case .push: stack.pushViewController(UIViewController(), animated: true)
      case .pop: stack.popViewController(animated: true)
      case .present: screen.present(UIViewController(), animated: true)
      case .dismiss: screen.dismiss(animated: true)
      case .none: break
      }
      call(screen)
      counter.isCounting = false
      #expect(counter.count == 0, "\(name) after \(change)")
      device.advance(by: 1)
      recorder.stop()
    }
  }
}
