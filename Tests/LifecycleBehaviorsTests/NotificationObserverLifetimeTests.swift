import Foundation
import LifecycleBehaviors
import Testing

@MainActor
struct NotificationObserverLifetimeTests {
  @Test("A notification observer that is released is removed: its handler is not called, and freed")
  func released() {
    final class Captured {}
    let center = NotificationCenter()
    let name = Notification.Name("posted")
    var captured: Captured? = Captured()
    weak var freed: Captured?
    freed = captured
    var count = 0
    var observer: NotificationObserver? = NotificationObserver(center)
    observer?.observe(name) { [captured] _ in
      count += 1
      withExtendedLifetime(captured) {}
    }
    captured = nil
    center.post(name: name, object: nil)
    #expect(count == 1 && freed != nil)
    observer = nil
    center.post(name: name, object: nil)
    #expect(count == 1 && freed == nil)
  }
}
