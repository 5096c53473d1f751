import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R47, R50: presentations with a presentation controller that the app provides.
@MainActor
@Suite(.oneDevice)
struct CustomPresentationTests: FixtureSuite {
  private final class Presentation: UIPresentationController {
    var log: Transcript?
    var removes = false
    var fillsScreen = true

    override var shouldRemovePresentersView: Bool { removes }
    override var shouldPresentInFullscreen: Bool { fillsScreen }
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 30, height: 40) }

    override func presentationTransitionWillBegin() { log?.record("willBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log?.record("didEnd \(completed)") }
    override func dismissalTransitionWillBegin() { log?.record("dismissal willBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log?.record("dismissal didEnd \(completed)") }
  }

  private final class Delegate: LoggedObject, UIViewControllerTransitioningDelegate {
    var configure: (Presentation) -> Void = { _ in }
    weak var made: Presentation?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let names = [presented, presenting, source].map { ($0 as? LoggedViewController)?.name ?? "nil" }
      log.record("controller for \(names.joined(separator: ", "))")
      let presentation = Presentation(presentedViewController: presented, presenting: presenting)
      presentation.log = log
      configure(presentation)
      made = presentation
      return presentation
    }
  }

  let fixture = LoggedDevice()
  let root: LoggedViewController
  let a: LoggedViewController
  let b: LoggedViewController
  private let delegate: Delegate

  init() {
    let log = fixture.log
    root = log.screen("R")
    a = log.screen("A")
    b = log.screen("B")
    delegate = Delegate(log)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    device.launch(showing: root)
    root.embed(a)
    device.turn()
    _ = log.flush()
  }

  @Test("R50: the presentation controller is made once and called before and after; the presenter gets no callback")
  func leavingThePresenter() throws {
    a.present(b, animated: true) { log.record("completion") }
    #expect(log.flush() == ["controller for B, R, A"])
    #expect(b.presentationController === delegate.made)
    device.advance(by: 1)
    #expect(
      log.flush() == ["B.viewDidLoad", "willBegin", "B.wA(t)", "B.iA(t)", "B.dA(t)", "didEnd true", "completion"])
    let presentation = try #require(delegate.made)
    #expect(presentation.presentingViewController === root)
    #expect(b.view.superview === presentation.containerView)
    #expect(b.view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(a.view.window != nil)
    b.dismiss(animated: true) { log.record("completion") }
    device.advance(by: 1)
    #expect(log.flush() == ["dismissal willBegin", "B.wD(t)", "B.dD(t)", "dismissal didEnd true", "completion"])
    #expect(b.view.window == nil)
    #expect(root.view.superview?.subviews.count == 1)
    #expect(presentation.containerView == nil)
  }

  @Test("R47: a custom presentation that does not fill the screen is presented by the nearest presentation context")
  func inContext() {
    a.definesPresentationContext = true
    delegate.configure = { $0.fillsScreen = false }
    a.present(b, animated: true)
    device.advance(by: 1)
    #expect(b.presentingViewController === a)
    #expect(b.view.isDescendant(of: root.view))
    #expect(log.flush().suffix(4) == ["B.wA(t)", "B.iA(t)", "B.dA(t)", "didEnd true"])
    b.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["dismissal willBegin", "B.wD(t)", "B.dD(t)", "dismissal didEnd true"])
    #expect(root.view.subviews.count == 1)
  }
}
