import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R99, R105: the effects of the user's touches on fields and controls, and touches without an effect.
@MainActor
@Suite(.oneDevice)
struct InputTouchTests: FixtureSuite {
  let fixture = EditableScreen()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
  let a: UITextField

  init() {
    a = fixture.editing.field("a")
    screen.view.addSubview(box)
    box.addSubview(a)
  }

  @Test("R99: a tap on a field begins editing in its own turn, and sends no touchUpInside")
  func tapField() {
    editing.recordEvents(of: a, ("touchDown", .touchDown), ("touchUpInside", .touchUpInside))
    editing.recordEditingEvents(of: a)
    #expect(device.tap(a))
    #expect(
      editing.flush() == [
        "a.touchDown", "a.shouldBegin", "willChangeFrame", "willShow", "a.didBegin", "a.textDidBegin",
        "a.editingDidBegin",
      ])
    device.advance(by: 1)
    _ = editing.flush()
    #expect(device.tap(a))
    #expect(editing.flush() == ["a.touchDown"])
  }

  @Test(
    "R105: a field that is, or is in, a hidden, transparent or non-interactive view cannot be tapped, but can begin",
    arguments: [0, 1, 2], [true, false])
  func outOfReach(way: Int, isAbove: Bool) {
    let view = isAbove ? box : a
    switch way {
    case 0: view.isHidden = true
    case 1: view.alpha = 0
    default: view.isUserInteractionEnabled = false
    }
    #expect(!device.tap(a))
    #expect(editing.flush() == [])
    #expect(a.becomeFirstResponder())
  }

  @Test("R96: a field that is not on screen cannot be tapped")
  func offScreen() throws {
    box.removeFromSuperview()
    #expect(!device.tap(a))
    let hidden = UIWindow(windowScene: try #require(device.scenes.first))
    hidden.addSubview(a)
    #expect(!device.tap(a))
    #expect(editing.flush() == [])
  }

  @Test("R61: a window over the field takes the touch where it covers the field and allows interaction")
  func underWindow() {
    let overlay = device.openWindow(showing: UIViewController(), level: .alert, makingKey: false)
    #expect(!device.tap(a))
    overlay.isUserInteractionEnabled = false
    #expect(device.tap(a))
    overlay.isUserInteractionEnabled = true
    overlay.windowLevel = .normal
    #expect(!device.tap(a))
    window.makeKeyAndVisible()
    #expect(device.tap(a))
    overlay.windowLevel = .alert
    // The middle of the field is at 120.
    overlay.frame = CGRect(x: 0, y: 0, width: 393, height: 119)
    #expect(device.tap(a))
    overlay.frame = CGRect(x: 0, y: 0, width: 393, height: 121)
    #expect(!device.tap(a))
  }

  @Test("R70, R87: an app that is inactive, in the background or suspended receives no typed text")
  func typing() {
    edit(a)
    device.showSystemAlert()
    #expect(!device.typeText("x"))
    #expect(!device.pressReturn())
    device.dismissSystemAlert()
    device.pressHome()
    #expect(!device.typeText("x"))
    device.advance(by: 60)
    #expect(device.isSuspended)
    #expect(!device.typeText("x"))
    device.openApp()
    #expect(device.typeText("y"))
    #expect(a.text == "y")
  }

  @Test("R99: a tap on a plain control sends touchDown and touchUpInside; a tap on a plain view has no effect")
  func tapControl() {
    let control = UIControl()
    editing.name(control, "c")
    editing.recordEvents(of: control, ("touchDown", .touchDown), ("touchUpInside", .touchUpInside))
    box.addSubview(control)
    #expect(device.tap(control))
    #expect(editing.flush() == ["c.touchDown", "c.touchUpInside"])
    control.isEnabled = false
    #expect(!device.tap(control))
    #expect(!device.tap(box))
    #expect(editing.flush() == [])
  }

  @Test(
    "R101: dragging a scroll view dismisses the keyboard if its dismiss mode says so, and the field agrees",
    arguments: [UIScrollView.KeyboardDismissMode.onDrag, .interactive])
  func dragging(mode: UIScrollView.KeyboardDismissMode) {
    let scrollView = UIScrollView(frame: box.bounds)
    box.addSubview(scrollView)
    edit(a)
    #expect(!device.dismissKeyboard(dragging: scrollView))
    scrollView.keyboardDismissMode = mode
    scrollView.isScrollEnabled = false
    #expect(!device.dismissKeyboard(dragging: scrollView))
    scrollView.isScrollEnabled = true
    editing.refused = ["a.shouldEnd"]
    #expect(!device.dismissKeyboard(dragging: scrollView))
    editing.refused = []
    #expect(device.dismissKeyboard(dragging: scrollView))
    #expect(!a.isFirstResponder && device.keyboardFrame == nil)
    #expect(!device.dismissKeyboard(dragging: scrollView))
  }
}
