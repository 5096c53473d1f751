import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Transitions that an app animates itself: the same callbacks in the same order, until the app completes the transition.
@MainActor
@Suite(.oneDevice)
struct AnimatorTests: FixtureSuite {
  /// Takes two seconds. Never completes its transition if `ends` is false.
  private final class Animator: LoggedObject, UIViewControllerAnimatedTransitioning {
    var ends = true

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log.record("animate")
      guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
      guard ends else { return }
      UIView.animate(withDuration: transitionDuration(using: context)) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      log.record("ended \(transitionCompleted)")
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
    let animator: Animator
    var requests: [String] = []

    init(_ animator: Animator) {
      self.animator = animator
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      requests.append("\(operation)")
      return animator
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      requests.append("present by \(presenting === source ? "source" : "root")")
      return animator
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      requests.append("dismiss")
      return animator
    }
  }

  let fixture = LaunchedStack()
  private let animator: Animator
  private let delegate: Delegate

  init() {
    animator = Animator(fixture.log)
    delegate = Delegate(animator)
    nav.delegate = delegate
  }

  @Test(
    "R32, R33: a push and a pop with the app's animator last until it completes them, in the usual order of callbacks")
  func navigation() {
    nav.pushViewController(b, animated: true)
    device.turn()
    #expect(
      log.flushWithoutIsAppearing() == ["B.wM(nav)", "B.viewDidLoad", "A.wD(t)", "B.wA(t)", "animate"])
    #expect(b.transitionCoordinator?.transitionDuration == 2)
    device.advance(by: 1.9)
    #expect(log.flush() == [])
    device.advance(by: 0.2)
    #expect(log.flush() == ["A.dD(t)", "B.dA(t)", "B.dM(nav)", "ended true"])
    #expect(b.transitionCoordinator == nil)
    nav.popViewController(animated: true)
    device.advance(by: 2.1)
    #expect(
      log.flushWithoutIsAppearing() == [
        "B.wM(nil)", "B.wD(t)", "A.wA(t)", "animate", "B.dD(t)", "A.dA(t)", "B.dM(nil)", "ended true",
      ])
    #expect(delegate.requests == ["push", "pop"])
  }

  @Test("R32: a transition without animation or under a finger requests no animator")
  func withoutRequest() throws {
    nav.pushViewController(b, animated: false)
    device.finishTransitions()
    let swipe = try #require(device.beginSwipeBack(in: nav))
    swipe.finish()
    device.finishTransitions()
    #expect(delegate.requests == [])
    #expect(nav.viewControllers == [a])
  }

  @Test(
    "R50: a presentation with the app's animator has the usual order of callbacks in every style",
    arguments: [true, false])
  func modal(isFullScreen: Bool) {
    b.modalPresentationStyle = isFullScreen ? .fullScreen : .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    device.advance(by: 2.1)
    #expect(
      log.flushWithoutIsAppearing()
        == ["B.viewDidLoad"] + (isFullScreen ? ["A.wD(t)"] : []) + ["B.wA(t)", "animate", "B.dA(t)"]
        + (isFullScreen ? ["A.dD(t)"] : []) + ["ended true"])
    nav.dismiss(animated: true)
    device.advance(by: 2.1)
    #expect(
      log.flushWithoutIsAppearing()
        == ["B.wD(t)"] + (isFullScreen ? ["A.wA(t)"] : []) + ["animate"] + (isFullScreen ? ["A.dA(t)"] : [])
        + ["B.dD(t)", "ended true"])
    #expect(delegate.requests == ["present by root", "dismiss"])
    #expect(b.viewIfLoaded?.superview == nil)
  }

  @Test("R3: delayed animations, springs and animated changes of a view complete after their duration")
  func otherAnimations() {
    UIView.animate(withDuration: 1, delay: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      log.record("spring")
    } completion: { [log] in
      log.record("spring \($0)")
    }
    UIView.animate(withDuration: 1, delay: 2) {
    } completion: { [log] in
      log.record("delayed \($0)")
    }
    UIView.transition(with: nav.view, duration: 1, options: .transitionCrossDissolve) {
      log.record("change")
    } completion: { [log] in
      log.record("change \($0)")
    }
    #expect(log.flush() == ["spring", "change"])
    device.advance(by: 1)
    #expect(log.flush() == ["change true"])
    device.advance(by: 1)
    #expect(log.flush() == ["spring true"])
    device.advance(by: 1)
    #expect(log.flush() == ["delayed true"])
  }
}
