import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

// Children of an app's own container that the user cannot see. UIKit announces nothing about them.

@MainActor
@Suite(.everyAnswer)
struct FocusSightTests {
  private let container = UIViewController()

  private func children(_ app: FocusApp) -> (Screen, Screen) {
    let (a, b) = (app.screen("A"), app.screen("B"))
    app.launch(showing: container)
    container.embed(a)
    container.embed(b)
    app.settle()
    return (a, b)
  }

  @Test("A hidden segment has no focus until it is shown, under all presets; the one in its place loses it first")
  func segments() {
    ExpectedFocus.always([
      "A gained appeared", "A lost viewHidden", "B gained appeared", "B lost viewHidden", "A gained viewVisible",
    ]).check { app in
      let container = UIViewController()
      let (a, b) = (app.screen("A"), app.screen("B"))
      app.launch(showing: container)
      container.embed(a)
      app.settle()
      container.embed(b)
      a.view.isHidden = true
      app.settle()
      // UIKit says of neither that it is shown or hidden now.
      a.view.isHidden = false
      b.view.isHidden = true
      app.settle()
    }
  }

  @Test("A screen that is hidden during a transition keeps its focus until that ends, and its visible time with it")
  func duringTransition() throws {
    let app = FocusApp(.attention, on: .phone)
    let (a, _) = children(app)
    container.present(UIViewController(), animated: true)
    app.device.advance(by: 0.1)
    a.view.isHidden = true
    app.device.advance(by: 0.1)
    let focus = try #require(a.screenFocus)
    #expect(focus.hasFocus && abs(focus.totalVisible - focus.totalFocused) < 0.001)
  }

  @Test("A group passes over members that cannot be seen, and so does the time for which they could be seen")
  func group() throws {
    let group = FocusGroup()
    let app = FocusApp(.media.in(group), on: .phone)
    let (a, b) = children(app)
    let before = try #require(b.screenFocus?.totalVisible)
    b.view.isHidden = true
    app.settle()
    #expect(group.visibleScreens == [a])
    #expect(group.focusedScreen == a)
    app.settle()
    let after = try #require(b.screenFocus?.totalVisible)
    #expect(after - before < 0.1)
  }

  @Test("A transparent view around the screen hides it; one that is almost transparent does not")
  func transparent() {
    let app = FocusApp(.privacy, on: .phone)
    let (a, _) = children(app)
    _ = app.log.flush()
    container.view.alpha = 0.02
    app.settle()
    #expect(app.log.flush() == [])
    container.view.alpha = 0
    app.settle()
    #expect(app.log.flush().sorted() == ["A lost viewHidden", "B lost viewHidden"])
    #expect(a.screenFocus?.reason == .viewHidden)
  }

  @Test("A panel loses focus where it has left the window as a whole, and not before")
  func panel() {
    let app = FocusApp(.attention, on: .phone)
    let (_, panel) = children(app)
    _ = app.log.flush()
    panel.view.frame.origin.y = container.view.bounds.height - 1
    app.settle()
    #expect(app.log.flush() == [])
    panel.view.frame.origin.y += 1
    app.settle()
    #expect(app.log.flush() == ["B lost viewHidden"])
    panel.view.frame.origin.y = 0
    app.settle()
    #expect(app.log.flush() == ["B gained viewVisible"])
  }

  @Test("Of pages in a scroll view the one that is scrolled to has focus")
  func pages() {
    let app = FocusApp(.attention, on: .phone)
    app.launch(showing: container)
    // It is inside of the window on all sides, so that a page beside it is inside too.
    let scroll = UIScrollView(frame: container.view.bounds.insetBy(dx: 100, dy: 100))
    container.view.addSubview(scroll)
    for (index, name) in ["A", "B"].enumerated() {
      let page = app.screen(name)
      container.addChild(page)
      page.view.frame = scroll.bounds.offsetBy(dx: CGFloat(index) * scroll.bounds.width, dy: 0)
      scroll.addSubview(page.view)
      page.didMove(toParent: container)
    }
    app.settle()
    #expect(app.log.flush() == ["A gained appeared"])
    scroll.contentOffset.x = scroll.bounds.width
    app.settle()
    #expect(app.log.flush() == ["A lost viewHidden", "B gained appeared"])
  }

  /// What an app may do to a window, or to a view, so that nothing of it can be seen.
  enum Vanishing: CaseIterable {
    case transparent, movedAway, transformed

    @MainActor
    func change(_ view: UIView) {
      switch self {
      case .transparent: view.alpha = 0
      case .movedAway: view.frame.origin.y = 5_000
      case .transformed: view.transform = CGAffineTransform(translationX: 0, y: 5_000)
      }
    }
  }

  @Test("A screen whose window cannot be seen has no focus until it can be", arguments: Vanishing.allCases)
  func window(vanishing: Vanishing) {
    ExpectedFocus.always(["A gained appeared", "A lost viewHidden", "A gained viewVisible"]).check { app in
      let a = app.screen("A")
      app.launch(showing: a)
      let window = a.view.window
      window.map(vanishing.change)
      app.settle()
      window?.alpha = 1
      window?.transform = .identity
      window?.frame.origin = .zero
      app.settle()
    }
  }

  @Test("A key window that cannot be seen any more gives the focus back", arguments: Vanishing.allCases)
  func keyWindow(vanishing: Vanishing) {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost windowNotKey", "A gained windowKey"], for: [.attention, .media, .privacy],
      others: ["A gained appeared"]
    ).check { app in
      app.launch(showing: app.screen("A"))
      let message = app.device.openWindow(showing: UIViewController(), level: .alert)
      app.settle()
      vanishing.change(message)
      app.settle()
      #expect(message.isKeyWindow)
    }
  }

  @Test("A view that is collapsed to a line, or is outside of a view that clips it, has no focus until it can be seen")
  func collapsedOrClipped() {
    let app = FocusApp(.attention, on: .phone)
    let a = app.screen("A")
    app.launch(showing: container)
    let frame = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    container.view.addSubview(frame)
    container.addChild(a)
    a.view.frame = frame.bounds
    frame.addSubview(a.view)
    a.didMove(toParent: container)
    app.settle()
    #expect(app.log.flush() == ["A gained appeared"])
    a.view.frame.size.height = 0
    app.settle()
    #expect(app.log.flush() == ["A lost viewHidden"])
    a.view.frame = frame.bounds.offsetBy(dx: 200, dy: 0)
    app.settle()
    #expect(app.log.flush() == ["A gained viewVisible"])
    frame.clipsToBounds = true
    app.settle()
    #expect(app.log.flush() == ["A lost viewHidden"])
    frame.frame.size.width = 400
    app.settle()
    #expect(app.log.flush() == ["A gained viewVisible"])
  }

  @Test("The only screen of the app is noticed when it is shown again")
  func alone() {
    let app = FocusApp(.attention, on: .phone)
    let a = app.screen("A")
    app.launch(showing: a)
    a.view.isHidden = true
    app.settle()
    app.settle()
    a.view.isHidden = false
    app.settle()
    #expect(app.log.flush() == ["A gained appeared", "A lost viewHidden", "A gained viewVisible"])
  }

  @Test("A cover and a disappearance remain the reasons where a view is hidden too")
  func otherReasons() {
    let app = FocusApp(.attention, on: .phone)
    let (a, b) = children(app)
    b.view.isHidden = true
    app.settle()
    _ = app.log.flush()
    let sheet = UIViewController()
    app.present(sheet, .pageSheet, on: container)
    a.view.isHidden = true
    app.settle()
    #expect(app.log.flush().sorted() == ["A lost covered by sheet", "B still lost covered by sheet"])
    app.dismiss(sheet)
    #expect(app.log.flush().sorted() == ["A still lost viewHidden", "B still lost viewHidden"])
    container.unembed(b)
    app.settle()
    #expect(b.screenFocus?.reason.isDisappearance == true)
  }

  @Test("A view that slides out while its screen disappears is a disappearance", arguments: [true, false])
  func slidesOut(animated: Bool) {
    let app = FocusApp(.attention, on: .phone)
    let (a, b) = (app.screen("A"), app.screen("B"))
    let nav = UINavigationController(rootViewController: a)
    app.launch(showing: nav)
    nav.pushViewController(b, animated: animated)
    app.settle()
    nav.popViewController(animated: animated)
    app.settle()
    #expect(
      app.log.flush() == [
        "A gained appeared", "A lost pushedOver", "B gained appeared", "B lost popped", "A gained appeared",
      ])
  }

  @Test("The view of a child that its container moves away in an animation, as UIKit offers: the child disappears")
  func ownTransition() {
    let app = FocusApp(.attention, on: .phone)
    let (a, b) = (app.screen("A"), app.screen("B"))
    app.launch(showing: container)
    container.embed(a)
    app.settle()
    let width = container.view.bounds.width
    a.willMove(toParent: nil)
    container.addChild(b)
    b.view.frame = container.view.bounds.offsetBy(dx: width, dy: 0)
    container.transition(from: a, to: b, duration: 0.3, options: []) {
      a.view.frame.origin.x = -width
      b.view.frame.origin.x = 0
    } completion: { _ in
      a.removeFromParent()
      b.didMove(toParent: self.container)
    }
    app.settle()
    #expect(app.log.flush() == ["A gained appeared", "A lost disappeared", "B gained appeared"])
  }
}
