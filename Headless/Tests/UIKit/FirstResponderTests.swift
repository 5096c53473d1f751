import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R96-R100: which responder is first responder.
@MainActor
@Suite(.oneDevice)
struct FirstResponderTests: FixtureSuite {
  /// Receives input events, such as shakes, and needs no keyboard.
  private final class FocusView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }
  private final class FocusScreen: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  let fixture = ScreenWithFields()

  @Test("R96: views, controllers, windows and the application cannot become first responder by default")
  func defaults() {
    let view = UIView()
    screen.view.addSubview(view)
    let responders: [UIResponder] = [view, screen, window, UIApplication.shared, UIResponder()]
    for responder in responders {
      #expect(!responder.canBecomeFirstResponder)
      #expect(responder.canResignFirstResponder)
      #expect(!responder.becomeFirstResponder())
      #expect(!responder.isFirstResponder)
    }
  }

  @Test("R96, R105: a text field can become first responder while it is enabled")
  func enabled() {
    #expect(UITextField().canBecomeFirstResponder)
    a.isEnabled = false
    #expect(!a.canBecomeFirstResponder)
    #expect(!a.becomeFirstResponder())
    a.isEnabled = true
    #expect(a.becomeFirstResponder())
    a.isEnabled = false
    #expect(!a.isFirstResponder)
    #expect(!a.isEditing)
  }

  @Test("R96, T19: outside of a window no responder becomes first responder, and no delegate is called")
  func offWindow() {
    let field = editing.field("c")
    let view = FocusView()
    let controller = FocusScreen()
    #expect(!field.becomeFirstResponder())
    #expect(!view.becomeFirstResponder())
    #expect(!controller.becomeFirstResponder())
    #expect(!controller.isViewLoaded)
    #expect(editing.flush() == [])
  }

  @Test("R96, R8, T19: a field of a screen can begin from viewIsAppearing on, not in viewDidLoad or viewWillAppear")
  func earliest() {
    let log = editing.transcript
    let next = log.screen("S")
    let field = UITextField()
    for moment in ["viewDidLoad", "wA", "iA"] {
      next.inside[moment] = {
        if moment == "viewDidLoad" { $0.view.addSubview(field) }
        log.record("\(field.becomeFirstResponder())")
      }
    }
    window.rootViewController = next
    #expect(log.flush() == ["S.viewDidLoad", "false", "S.wA(f)", "false"])
    device.turn()
    #expect(log.flush() == ["S.iA(f)", "willChangeFrame", "willShow", "true", "S.dA(f)"])
    #expect(field.isFirstResponder)
  }

  @Test("R96: a view and a controller that can become first responder do so, one at a time in a window")
  func custom() {
    let view = FocusView()
    screen.view.addSubview(view)
    let child = FocusScreen()
    screen.embed(child)
    device.turn()
    #expect(view.becomeFirstResponder())
    #expect(view.isFirstResponder)
    #expect(child.becomeFirstResponder())
    #expect(child.isFirstResponder)
    #expect(!view.isFirstResponder)
    #expect(child.resignFirstResponder())
    #expect(!child.isFirstResponder)
    #expect(editing.flush() == [])
  }

  @Test("R96: each window has a first responder of its own")
  func perWindow() {
    let otherScreen = UIViewController()
    device.openWindow(showing: otherScreen)
    let field = UITextField()
    otherScreen.view.addSubview(field)
    #expect(a.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(a.isFirstResponder)
    #expect(field.isFirstResponder)
  }

  @Test("R65: a window becomes key when a responder in it becomes first responder")
  func becomesKey() {
    let other = device.openWindow(showing: UIViewController())
    #expect(other.isKeyWindow)
    #expect(a.becomeFirstResponder())
    #expect(window.isKeyWindow)
  }

  @Test("R98, T20: reading canBecomeFirstResponder calls the delegate")
  func reading() {
    #expect(a.canBecomeFirstResponder)
    editing.refused = ["a.shouldBegin"]
    #expect(!a.canBecomeFirstResponder)
    #expect(editing.flush() == ["a.shouldBegin", "a.shouldBegin"])
    a.isEnabled = false
    #expect(!a.canBecomeFirstResponder)
    #expect(editing.flush() == [])
  }

  @Test("R96: a field that resigns without being first responder changes nothing")
  func resigningOthers() {
    edit(a)
    #expect(b.resignFirstResponder())
    #expect(a.isFirstResponder)
    #expect(editing.flush() == [])
  }

  @Test("R105: a hidden or transparent field can be first responder")
  func invisible() {
    a.isHidden = true
    #expect(a.becomeFirstResponder())
    b.alpha = 0
    #expect(b.becomeFirstResponder())
    #expect(b.isFirstResponder)
  }

  @Test(
    "R96: a responder that leaves its window is first responder no longer, also after it has returned",
    arguments: [true, false])
  func leaving(isController: Bool) {
    let child = FocusScreen()
    let view = FocusView()
    screen.embed(child)
    child.view.addSubview(view)
    device.turn()
    let responder: UIResponder = isController ? child : view
    #expect(responder.becomeFirstResponder())
    child.view.removeFromSuperview()
    #expect(!responder.isFirstResponder)
    screen.view.addSubview(child.view)
    #expect(!responder.isFirstResponder)
  }
}
