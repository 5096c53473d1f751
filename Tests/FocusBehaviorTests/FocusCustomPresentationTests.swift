import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

// R170: a custom presentation may end the appearance of its presenter, which stays visible behind it.

@MainActor
@Suite(.everyAnswer)
struct FocusCustomPresentationTests {
  private let delegate = EndingPresentations()

  private func present(_ modal: UIViewController, on screen: UIViewController, _ app: FocusApp) {
    modal.transitioningDelegate = delegate
    app.present(modal, .custom, on: screen)
  }

  @Test("The reason is the cover, under the options that count it; the others keep the focus")
  func presets() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost covered by transparent", "A gained uncovered"],
      for: [.attention, .media, .analytics], others: ["A gained appeared"]
    ).check { app in
      let a = app.screen("A")
      app.launch(showing: UINavigationController(rootViewController: a))
      let panel = UIViewController()
      present(panel, on: a, app)
      app.dismiss(panel)
    }
  }

  @Test("An ignored cover takes nothing away")
  func ignored() {
    let app = FocusApp(.media.ignoringCovers { $0.title == "toast" }, on: .phone)
    let a = app.screen("A")
    app.launch(showing: a)
    let toast = UIViewController()
    toast.title = "toast"
    present(toast, on: a, app)
    app.dismiss(toast)
    #expect(app.log.flush() == ["A gained appeared"])
  }

  @Test("What happens to the screen below is reported: it is popped, and its scene enters the background")
  func belowCover() {
    let app = FocusApp(.privacy, on: .phone)
    let (root, a) = (app.screen("root"), app.screen("A"))
    let nav = UINavigationController(rootViewController: root)
    app.launch(showing: nav)
    nav.pushViewController(a, animated: false)
    app.settle()
    present(UIViewController(), on: nav, app)
    app.device.pressHome()
    app.device.advance(by: 1)
    app.device.openApp()
    app.settle()
    _ = app.log.flush()
    nav.popViewController(animated: false)
    app.settle()
    #expect(app.log.flush().first == "A lost popped")
  }
}

/// Calls the presenter's appearance methods by hand.
@MainActor
private final class EndingPresentations: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    Animator(isPresenting: false)
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
      self.isPresenting = isPresenting
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
        return
      }
      let (below, above) = isPresenting ? (from, to) : (to, from)
      below.beginAppearanceTransition(!isPresenting, animated: true)
      if isPresenting { context.containerView.addSubview(above.view) }
      UIView.animate(withDuration: 0.3) {
        above.view.alpha = self.isPresenting ? 1 : 0.5
      } completion: { _ in
        if !self.isPresenting { above.view.removeFromSuperview() }
        below.endAppearanceTransition()
        context.completeTransition(true)
      }
    }
  }
}
