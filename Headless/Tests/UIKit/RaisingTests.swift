import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Mistakes for which UIKit raises an exception, and calls that the stand-in does not model. Both end the process.
@Suite
struct RaisingTests {
  static let mistakes = controllers + presentations + views

  @Test("The process stops with a message", arguments: mistakes)
  func stops(mistake: Mistake) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [description = mistake.testDescription as String] in
      await Self.mistakes.make(description)
    }
    expectMessage(mistake.message, of: result)
  }

  private static let controllers = [
    Mistake(
      "R21: transition(from:to:) of a parent that does not forward",
      stopsWith: "transition(from:to:) forwards the appearance itself"
    ) {
      let (parent, children) = (ManualParent(), [UIViewController(), UIViewController()])
      children.forEach(parent.addChild)
      parent.transition(from: children[0], to: children[1], duration: 0, animations: nil)
    },
    Mistake("R21: transition(from:to:) to a stranger", stopsWith: "must have a common parent view controller") {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
    },
    Mistake("R44: more pages than one", stopsWith: "doesn't match the number required (1)") {
      let pages = [UIViewController(), UIViewController()]
      UIPageViewController().setViewControllers(pages, direction: .forward, animated: false)
    },
    Mistake("R45: a column without a style", stopsWith: "Columns are for split view controllers made with init(style:)")
    {
      UISplitViewController().show(.primary)
    },
    Mistake("R45: viewControllers with a style", stopsWith: "Use setViewController(_:for:)") {
      UISplitViewController(style: .doubleColumn).viewControllers = []
    },
  ]

  private static let presentations = [
    Mistake("R46: presenting what is presented", stopsWith: "is already being presented by") {
      let (root, modal) = (UIViewController(), UIViewController())
      let device = HeadlessDevice.launched(showing: root)
      root.present(modal, animated: false)
      root.present(modal, animated: false)
      withExtendedLifetime(device) {}
    },
    Mistake("R46: presenting what has a parent", stopsWith: "has a parent view controller") {
      let root = UIViewController()
      let device = HeadlessDevice.launched(showing: UINavigationController(rootViewController: root))
      root.present(root, animated: true)
      withExtendedLifetime(device) {}
    },
    popoverWithoutPlace("R50: a popover without a place") {
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      return popover
    },
    popoverWithoutPlace("A share sheet without a place on an iPad") {
      UIActivityViewController(activityItems: [], applicationActivities: nil)
    },
  ]

  private static let views = [
    Mistake("The items of a navigation controller's bar", stopsWith: "Cannot call setItems:animated: directly on") {
      _ = HeadlessDevice()
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.navigationBar.setItems([], animated: false)
    },
    Mistake("A cell without a registered class", stopsWith: "unable to dequeue a cell with identifier x") {
      _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
    },
    Mistake("A constraint without a common ancestor", stopsWith: "they have no common ancestor") {
      UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
    },
    Mistake("The size of a named image", stopsWith: "HeadlessUIKit does not model UIImage.size of an image with a name")
    {
      _ = UIImage(named: "a")?.size
    },
    Mistake("Releasing a paused animator", stopsWith: "release a paused or stopped property animator") {
      startedAnimator().pauseAnimation()
    },
    Mistake("Finishing an animator that runs", stopsWith: "call stopAnimation(false) first") {
      startedAnimator().finishAnimation(at: .end)
    },
    Mistake("A frame rate above the maximum", stopsWith: "invalid range (minimum: 30.0 maximum: 60.0 preferred: 120.0)")
    {
      let link = CADisplayLink(target: LinkTarget(Transcript()), selector: Selector(LinkTarget.tick))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 120)
    },
  ]

  private static func popoverWithoutPlace(
    _ description: String, _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Mistake {
    Mistake(description, stopsWith: "should have a non-nil sourceView or barButtonItem set") {
      let screen = UIViewController()
      let device = HeadlessDevice.launched(showing: screen, on: .pad)
      screen.present(make(), animated: true)
      device.advance(by: 1)
    }
  }

  @MainActor
  private static func startedAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    return animator
  }
}

private final class ManualParent: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
