import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The rules of the page on state about objects that end when they are released.
@MainActor
@Suite(.oneDevice)
struct StateTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private func makeScreen() -> Screen {
    let screen = Screen([CartBehavior { [log] in log.record("changed") }])
    screen.loadViewIfNeeded()
    return screen
  }

  private func post() async -> [String] {
    NotificationCenter.default.post(name: Cart.didChange, object: nil)
    await settleTasks()
    return log.flush()
  }

  @Test("An observer that a coordinator keeps ends with the screen, and with the behavior's removal, silent or not")
  func observation() async {
    var screen: Screen? = makeScreen()
    weak let released = screen
    #expect(await post() == ["changed"])
    screen = nil
    #expect(released == nil)
    #expect(await post() == [])

    let screens = [makeScreen(), makeScreen(), makeScreen()]
    #expect(await post() == ["changed", "changed", "changed"])
    screens[0].attachment?.remove()
    #expect(await post() == ["changed", "changed"])
    screens[1].attachment?.remove(silently: true)
    #expect(await post() == ["changed"])
  }

  @Test("It ends on any thread on which the last reference is released")
  func otherThread() async {
    let coordinator = Box(CartBehavior.Coordinator())
    coordinator.content?.token = NotificationCenter.default.addObserver(
      forName: Cart.didChange, object: nil, queue: nil
    ) { [log] _ in
      Task { @MainActor in log.record("changed") }
    }
    #expect(await post() == ["changed"])
    onAnotherThread { coordinator.content = nil }
    #expect(await post() == [])
  }

  @Test("What only the main actor may release is released there, a little later")
  func mainActor() async {
    let box = Box(RecordingPause())
    #expect(Recorder.shared.isPaused)
    onAnotherThread { box.content = nil }
    #expect(Recorder.shared.isPaused)
    await settleTasks()
    #expect(!Recorder.shared.isPaused)
  }
}

/// Used by one thread after the other.
private final class Box<Content>: @unchecked Sendable {
  var content: Content?

  init(_ content: Content) {
    self.content = content
  }
}
