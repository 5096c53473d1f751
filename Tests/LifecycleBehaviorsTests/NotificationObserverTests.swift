import Foundation
import LifecycleBehaviors
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing

@MainActor
struct NotificationObserverTests {
  nonisolated static let first = Notification.Name("first")
  nonisolated static let second = Notification.Name("second")

  let center = NotificationCenter()
  let log = LifecycleTranscript()

  /// An observer that writes what is posted under both names into the transcript.
  private func observer() -> NotificationObserver {
    let observer = NotificationObserver(center)
    for name in [Self.first, Self.second] {
      observer.observe(name, reading: { $0.object as? String }) { [log] in log.record($0) }
    }
    return observer
  }

  private func postOffMain(_ posts: (Notification.Name, String)...) {
    onAnotherThread { [center] in
      for (name, object) in posts { center.post(name: name, object: object) }
    }
  }

  @Test("A notification posted on the main thread is delivered before the post returns, also from inside a handler")
  func synchronous() {
    let observer = NotificationObserver(center)
    observer.observe(Self.first) { [center, log] _ in
      log.record("outer begins")
      center.post(name: Self.second, object: nil)
      log.record("outer ends")
    }
    observer.observe(Self.second) { [log] _ in log.record("inner") }
    center.post(name: Self.first, object: nil)
    #expect(log.flush() == ["outer begins", "inner", "outer ends"])
  }

  @Test("Notifications posted on another thread are delivered on the main thread later, and before those posted there")
  func later() async {
    let observer = observer()
    postOffMain((Self.second, "1"), (Self.first, "2"))
    #expect(log.flush() == [])
    await finishMainQueue()
    #expect(log.flush() == ["1", "2"])
    postOffMain((Self.second, "3"), (Self.first, "4"))
    center.post(name: Self.first, object: "5")
    #expect(log.flush() == ["3", "4", "5"])
    await finishMainQueue()
    #expect(log.flush() == [])
    withExtendedLifetime(observer) {}
  }

  @Test(
    "Notifications that still wait when the observer is released are not delivered, nor are later ones, and its handlers are deallocated"
  )
  func released() async {
    final class Captured {}
    weak var weakCaptured: Captured?
    do {
      let captured = Captured()
      weakCaptured = captured
      let observer = observer()
      observer.observe(Self.first) { _ in withExtendedLifetime(captured) {} }
      postOffMain((Self.first, "1"))
    }
    center.post(name: Self.first, object: "2")
    await finishMainQueue()
    #expect(log.flush() == [])
    #expect(weakCaptured == nil)
  }

  @Test("An observer that is released inside a handler delivers no further notification, also none that waits")
  func releasedInside() async {
    var observer: NotificationObserver? = NotificationObserver(center)
    observer?.observe(Self.first, reading: { $0.object as? String }) { [log] object in
      log.record(object)
      if object == "2" { observer = nil }
    }
    postOffMain((Self.first, "1"), (Self.first, "2"), (Self.first, "3"))
    await finishMainQueue()
    #expect(log.flush() == ["1", "2"])
  }
}
