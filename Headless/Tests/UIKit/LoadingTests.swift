import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct LoadingTests: FixtureSuite {
  let fixture = LoggedDevice()

  @Test("R4: a new controller has no view, no parent, no children and no flags")
  func defaults() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.parent == nil)
    #expect(controller.children.isEmpty)
    #expect(controller.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
    #expect(!controller.isBeingPresented)
    #expect(!controller.isBeingDismissed)
    #expect(!controller.isMovingToParent)
    #expect(!controller.isMovingFromParent)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
  }

  @Test("R4: asking whether the view is loaded does not load it")
  func lazily() {
    let screen = log.screen("A")
    #expect(screen.viewIfLoaded == nil)
    #expect(!screen.isViewLoaded)
    #expect(log.flush() == [])
  }

  @Test("R4: the first use of the view loads it, once")
  func once() {
    let screen = log.screen("A")
    let view = screen.view
    #expect(log.flush() == ["A.viewDidLoad"])
    #expect(screen.viewIfLoaded === view)
    #expect(screen.isViewLoaded)
    screen.loadViewIfNeeded()
    #expect(screen.view === view)
    device.launch(showing: screen)
    #expect(screen.view === view)
    #expect(log.flush() == ["A.wA(f)", "A.iA(f)", "A.dA(f)"])
  }

  @Test("R4: loadViewIfNeeded loads the view, once")
  func ifNeeded() {
    let screen = log.screen("A")
    screen.loadViewIfNeeded()
    screen.loadViewIfNeeded()
    #expect(log.flush() == ["A.viewDidLoad"])
  }

  @Test("R4: loadView comes first and provides the view that viewDidLoad finds")
  func loadView() {
    final class CustomScreen: LoggedViewController {
      override func loadView() {
        transcript.record("loadView, loaded \(isViewLoaded)")
        view = LoggedView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      }
    }
    let screen = CustomScreen("A", in: log)
    screen.inside["viewDidLoad"] = { screen in
      screen.transcript.record("custom \(screen.viewIfLoaded is LoggedView)")
    }
    #expect(screen.view.bounds.size == CGSize(width: 10, height: 20))
    #expect(log.flush() == ["loadView, loaded false", "A.viewDidLoad", "custom true"])
  }

  @Test("R4: reading the view inside viewDidLoad does not load it again")
  func insideViewDidLoad() {
    let screen = log.screen("A")
    screen.inside["viewDidLoad"] = { $0.view.backgroundColor = .black }
    screen.loadViewIfNeeded()
    #expect(log.flush() == ["A.viewDidLoad"])
  }

  @Test("R5: viewDidLoad may run without a parent and a window, in a view of the screen's size")
  func screenSized() {
    let screen = log.screen("A")
    screen.inside["viewDidLoad"] = { screen in
      #expect(screen.parent == nil)
      #expect(screen.view.window == nil)
      #expect(screen.view.superview == nil)
      #expect(screen.view.bounds == UIScreen.main.bounds)
    }
    screen.loadViewIfNeeded()
    #expect(log.flush() == ["A.viewDidLoad"])
    #expect(UIScreen.main.bounds.size != .zero)
  }

  @Test("R5: the view of a child without a frame of its own is as large as the screen, whatever its parent's size")
  func helperSize() {
    let parent = UIViewController()
    device.launch(showing: parent)
    parent.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let helper = UIViewController()
    parent.embed(helper)
    device.turn()
    #expect(helper.view.bounds == UIScreen.main.bounds)
  }

  @Test("R6: reading a child's view inside the parent's viewDidLoad nests the child's viewDidLoad")
  func nested() {
    let parent = log.screen("P")
    let child = log.screen("C")
    parent.inside["viewDidLoad"] = { _ in
      _ = child.view
      log.record("P goes on")
    }
    parent.loadViewIfNeeded()
    #expect(log.flush() == ["P.viewDidLoad", "C.viewDidLoad", "P goes on"])
  }
}
