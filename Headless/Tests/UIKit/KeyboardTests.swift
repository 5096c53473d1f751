import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R101, R102: the keyboard shows, stays and hides.
@MainActor
@Suite(.oneDevice)
struct KeyboardTests: FixtureSuite {
  /// A responder with text input that is no text field.
  private final class PinView: UIView, UIKeyInput {
    var typed = ""
    var hasText: Bool { !typed.isEmpty }
    override var canBecomeFirstResponder: Bool { true }

    func insertText(_ text: String) {
      typed += text
    }
    func deleteBackward() {
      typed.removeLast()
    }
  }

  private final class ShakeView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  let fixture = ScreenWithFields()

  private func flushKeyboard() -> [String] {
    editing.flush().filter { !$0.contains(".") }
  }

  @Test("R101, R99: the will-notifications are posted inside the call, the did-notifications after 0.25 seconds")
  func timing() {
    a.becomeFirstResponder()
    #expect(flushKeyboard() == ["willChangeFrame", "willShow"])
    device.advance(by: 0.249)
    #expect(flushKeyboard() == [])
    device.advance(by: 0.001)
    #expect(flushKeyboard() == ["didChangeFrame", "didShow"])

    a.resignFirstResponder()
    #expect(flushKeyboard() == ["willChangeFrame", "willHide"])
    device.advance(by: 0.249)
    #expect(flushKeyboard() == [])
    device.advance(by: 0.001)
    #expect(flushKeyboard() == ["didChangeFrame", "didHide"])
    device.advance(by: 1)
    #expect(editing.flush() == [])
  }

  @Test("R101, R123: the user info has both frames on the screen, as NSValue too")
  func userInfo() {
    let notifications = NotificationRecorder()
    var lines: [String] = []
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidHideNotification] {
      notifications.observe(name) { notification in
        for key in [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey] {
          let frame = (notification.userInfo?[key] as? NSValue)?.cgRectValue ?? .null
          lines.append("\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
        }
      }
    }
    a.becomeFirstResponder()
    #expect(device.keyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    a.resignFirstResponder()
    device.advance(by: 1)
    #expect(device.keyboardFrame == nil)
    let (below, shown) = ("0.0 852.0 393.0 336.0", "0.0 516.0 393.0 336.0")
    #expect(lines == [below, shown, shown, below])
  }

  @Test("R102: the keyboard hides when a responder without text input becomes first responder")
  func fieldToView() {
    let view = ShakeView()
    screen.view.addSubview(view)
    edit(a)
    view.becomeFirstResponder()
    device.advance(by: 1)
    #expect(
      editing.flush() == [
        "a.shouldEnd", "willChangeFrame", "willHide", "a.didEnd(committed)", "a.textDidEnd", "didChangeFrame",
        "didHide",
      ])
    #expect(view.isFirstResponder)
  }

  @Test("R101: the keyboard shows for any responder with text input")
  func keyInput() {
    let pin = PinView()
    screen.view.addSubview(pin)
    #expect(!device.typeText("0"))
    pin.becomeFirstResponder()
    #expect(flushKeyboard() == ["willChangeFrame", "willShow"])
    #expect(device.typeText("12"))
    #expect(pin.typed == "12")
  }

  @Test("R101: an input view replaces the keyboard and has its own height")
  func inputView() {
    a.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    edit(a)
    #expect(device.keyboardFrame == CGRect(x: 0, y: 652, width: 393, height: 200))
    b.becomeFirstResponder()
    #expect(flushKeyboard() == ["willChangeFrame"])
    #expect(device.keyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
  }

  @Test("R101: a new process starts without a keyboard")
  func kill() {
    edit(a)
    device.kill()
    #expect(device.keyboardFrame == nil)
    device.launch(showing: UIViewController())
    device.advance(by: 1)
    #expect(editing.flush() == [])
  }
}
