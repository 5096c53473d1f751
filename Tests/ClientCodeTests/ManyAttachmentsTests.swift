import BackgroundWork
import FocusBehavior
import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleFuzz
import LifecycleReports
import LifecycleTasks
import LifecycleTestKit
import LifecycleTimeline
import OverlayBehavior
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// At a rate of ten thousand in a second of the device something is attached to one screen and removed again.
@MainActor
@Suite(.oneDevice)
struct ManyAttachmentsTests {
  @Test(
    "At 10,000 attachments and removals a second, of everything that can be attached, nothing is left and memory is flat"
  )
  func flat() async {
    // In a process of its own, because other tests use memory in this one meanwhile.
    await #expect(processExitsWith: .success) { await ManyAttachmentsTests.attachAndRemove() }
  }

  private static func attachAndRemove() async {
    let screen = FormScreen()
    let device = HeadlessDevice()
    device.launch(showing: screen)
    device.advance(by: 1)
    // A twentieth of a second of each.
    let count = 500
    for (name, attachAndRemove) in pairs(on: screen) {
      func play(_ count: Int) async {
        for _ in 0..<count {
          attachAndRemove()
          device.advance(by: 0.0001)
        }
        // Streams are removed by tasks.
        await settleTasks()
        device.advance(by: 6)
      }
      // So many streams may exist at once, and some memory stays free for the next ones.
      await play(count)
      // What stays adds to every round, and has more than 128 bytes.
      var growths: [Int] = []
      repeat {
        let before = Leftovers(device, screen)
        await play(count)
        let after = Leftovers(device, screen)
        #expect(after.counts == before.counts, "\(name)")
        growths.append(after.bytes - before.bytes)
      } while growths.count < 4 && growths.last! > 128 * count
      #expect(growths.last! <= 128 * count, "\(name): bytes in each round \(growths)")
    }
  }

  private static func pairs(on screen: FormScreen) -> [(String, () -> Void)] {
    func behavior(_ make: @escaping () -> any ViewControllerLifecycleBehavior) -> () -> Void {
      { screen.addBehaviors([make()]).remove() }
    }
    return [
      ("behavior", behavior { QuietBehavior() }),
      ("removed silently", { screen.addBehaviors([QuietBehavior()]).remove(silently: true) }),
      ("moments", { _ = screen.lifecycleMoments() }),
      ("task", behavior { TaskBehavior(while: .visible) {} }),
      ("focused task", behavior { TaskBehavior<FormScreen>(whileFocused: .media) { _ in } }),
      ("focus", behavior { FocusBehavior { _ in } }),
      ("focus changes", { _ = screen.focusChanges() }),
      ("suspension", behavior { SuspendBehavior { _ in } }),
      ("subscription", { SuspendMonitor.shared.subscribe { _ in }.cancel() }),
      ("events", { _ = SuspendMonitor.shared.events() }),
      ("work", { try? BackgroundWork.hold("work").end() }),
      ("overlay", behavior { OverlayBehavior(while: { false }) { _ in UIViewController() } }),
      ("overlay controller", { _ = OverlayController(while: OverlayCondition { false }) { _ in UIViewController() } }),
      ("fields", behavior { InputFocusBehavior<FormScreen>(InputFocus<FormScreen.Field>(), fields: [.name: \.field]) }),
      ("changes of fields", { _ = InputFocus<FormScreen.Field>().changes }),
      (
        "recording",
        {
          let recorder = TimelineRecorder()
          recorder.start()
          recorder.stop()
        }
      ),
      (
        "attention",
        {
          AttentionReporter.shared.subscribe { _, _ in }.cancel()
          AttentionReporter.shared.startLog(subsystem: "com.example.app")
          AttentionReporter.shared.stop()
        }
      ),
      ("issues", { LifecycleIssue.subscribe { _ in }.cancel() }),
    ]
  }
}

/// What attachments may leave behind.
@MainActor
private struct Leftovers {
  let counts: [Int]
  let bytes: Int

  init(_ device: HeadlessDevice, _ screen: UIViewController) {
    counts = [
      device.scheduledWorkCount, device.displayLinks.count, device.openBackgroundTaskCount,
      device.foundationTimerCount, screen.children.count, screen.attachedBehaviors.count,
    ]
    bytes = ProcessMemory.residentBytes
  }
}

private struct QuietBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {}
}
