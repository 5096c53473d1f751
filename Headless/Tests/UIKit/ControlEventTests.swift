import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R99: the targets of control events.
@MainActor
@Suite(.oneDevice)
struct ControlEventTests {
  private final class ForwardingControl: UIControl {
    var sent = 0

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent += 1
      super.sendAction(action, to: target, for: event)
    }
  }

  let device = HeadlessDevice()
  let editing = EditingLog()
  let control = UIControl()

  init() {
    editing.name(control, "c")
  }

  @Test("R99: an action is sent for its own events only, in the order in which actions were added")
  func sending() {
    editing.recordEvents(of: control, ("first", .touchUpInside), ("second", [.touchUpInside, .editingDidEnd]))
    control.sendActions(for: .touchUpInside)
    #expect(editing.flush() == ["c.first", "c.second"])
    control.sendActions(for: .allEditingEvents)
    #expect(editing.flush() == ["c.second"])
    control.sendActions(for: .touchDown)
    #expect(editing.flush() == [])
    #expect(control.allControlEvents == [.touchUpInside, .editingDidEnd])
  }

  @Test("R99: a control does not retain its target")
  func weakTarget() {
    weak var released: EventRecorder?
    do {
      let recorder = EventRecorder { _ in }
      control.addTarget(recorder, action: EventRecorder.action, for: .touchUpInside)
      #expect(control.allTargets == [recorder])
      released = recorder
    }
    #expect(released == nil)
    #expect(control.allTargets.isEmpty)
    control.sendActions(for: .touchUpInside)
  }

  @Test("R99: a target is removed for the given events only")
  func removing() {
    let log = editing.transcript
    let kept = EventRecorder { _ in log.record("kept") }
    let removed = EventRecorder { _ in log.record("removed") }
    control.addTarget(removed, action: EventRecorder.action, for: [.touchDown, .touchUpInside])
    control.addTarget(kept, action: EventRecorder.action, for: .touchUpInside)
    control.removeTarget(removed, action: nil, for: .touchUpInside)
    control.sendActions(for: .allTouchEvents)
    #expect(editing.flush() == ["removed", "kept"])
    control.sendActions(for: .touchUpInside)
    #expect(editing.flush() == ["kept"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents == [])
  }

  @Test("R99: targets may change while an event is sent")
  func changing() {
    let log = editing.transcript
    let late = EventRecorder { _ in log.record("late") }
    let first = EventRecorder { control in
      log.record("first")
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.addTarget(late, action: EventRecorder.action, for: .touchDown)
    }
    control.addTarget(first, action: EventRecorder.action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(editing.flush() == ["first"])
    control.sendActions(for: .touchDown)
    #expect(editing.flush() == ["late"])
  }

  @Test("R99: every action passes through sendAction(_:to:for:), which a subclass may override")
  func overriding() {
    let control = ForwardingControl()
    editing.name(control, "c")
    editing.recordEvents(of: control, ("touchDown", .touchDown))
    control.sendActions(for: .touchDown)
    #expect(control.sent == 1)
    #expect(editing.flush() == ["c.touchDown"])
  }

  #if !canImport(ObjectiveC)
    @MainActor
    private final class Form: NSObject {
      var changes = 0

      func fieldDidChange() {
        changes += 1
      }
    }

    @Test("R99: an action may have no parameter for its sender")
    func withoutSender() {
      let form = Form()
      let field = UITextField()
      field.addTarget(form, action: Selector(Form.fieldDidChange), for: .editingChanged)
      field.insertText("x")
      #expect(form.changes == 1)
    }
  #endif
}
