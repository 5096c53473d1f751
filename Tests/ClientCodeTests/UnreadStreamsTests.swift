import FocusBehavior
import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// Streams whose reader does not read for a long time. They promise every change, so none is dropped.
@MainActor
@Suite(.oneDevice)
struct UnreadStreamsTests {
  let device = HeadlessDevice()

  /// Reads what waits in a stream that has not ended.
  private func waiting<Element: Sendable>(in stream: AsyncStream<Element>) async -> [Element] {
    let read = Variable<[Element]>([])
    let reader = Task { for await element in stream { read.value.append(element) } }
    await settleTasks()
    reader.cancel()
    await settleTasks()
    return read.value
  }

  @Test("100,000 moments of a screen wait for their reader in order; a stream that is read or released is gone")
  func screen() async {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    let moments = screen.lifecycleMoments()
    var called: [LifecycleMoment] = []
    screen.addBehaviors([HandlerBehavior { called.append($0) }])
    var released: AsyncStream<(moment: LifecycleMoment, facts: MomentFacts)>? = screen.lifecycleMoments()
    for _ in 0..<20_000 {
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
    }
    withExtendedLifetime(released) {}
    released = nil
    #expect(called.count >= 100_000)
    #expect(await waiting(in: moments).map(\.moment) == called)
    #expect(screen.attachedBehaviors.count == 1)
  }

  // Changes of fields, of focus and of the app are some hundred pieces of work each: RANDOM_BUDGET=25 makes 100,000 of them.

  @Test("Changes of fields wait for their reader in their order")
  func fields() async {
    let count = RandomBudget.amount(4000)
    let (name, mail, screen) = (UITextField(), UITextField(), UIViewController())
    for field in [name, mail] { screen.view.addSubview(field) }
    let focus = InputFocus<Int>()
    focus.register(name, as: 1)
    focus.register(mail, as: 2)
    device.launch(showing: screen)
    device.turn()
    let changes = focus.changes
    for number in 0..<count {
      _ = (number.isMultiple(of: 2) ? name : mail).becomeFirstResponder()
      device.turn()
    }
    let read = await waiting(in: changes)
    #expect(read.map(\.field) == (0..<count).map { $0.isMultiple(of: 2) ? 1 : 2 })
    #expect(read.last?.field == focus.editedField)
  }

  @Test("Changes of focus and of the app's suspension wait for their readers, with the newest one last")
  func app() async {
    let rounds = RandomBudget.amount(1400)
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    device.launch(showing: screen)
    device.advance(by: 1)
    let (focus, events) = (screen.focusChanges(), SuspendMonitor.shared.events())
    device.turn()
    for _ in 0..<rounds {
      device.pressHome()
      device.openApp()
    }
    let changes = await waiting(in: focus)
    #expect(changes.count == 1 + rounds * 3, "inactive, in the background, active")
    #expect(changes.last?.hasFocus == true)
    let suspensions = await waiting(in: events)
    #expect(suspensions.count == 2 * rounds)
    #expect(suspensions.last == .averted)
  }
}
