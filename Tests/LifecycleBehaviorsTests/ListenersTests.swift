import LifecycleTestKit
import Testing

@testable import LifecycleBehaviors

@MainActor
@Suite struct ListenersTests {
  private let listeners = Listeners<String>()
  private let log = LifecycleTranscript()

  private func add(_ name: String, _ act: @escaping @MainActor () -> Void = {}) -> AnyObject {
    listeners.add { [log] report in
      log.record("\(name) \(report)")
      act()
    }
  }

  @Test("Listeners are called in the order in which they were added, while their handles are kept")
  func order() {
    #expect(listeners.isEmpty)
    let a = add("a")
    do {
      let b = add("b")
      listeners.report("1")
      withExtendedLifetime(b) {}
    }
    listeners.report("2")
    #expect(log.flush() == ["a 1", "b 1", "a 2"])
    #expect(!listeners.isEmpty)
    withExtendedLifetime(a) {}
  }

  @Test("Without a listener the report is not even made")
  func noListener() {
    listeners.report(made())
    do { _ = add("a") }
    #expect(listeners.isEmpty)
    #expect(log.flush() == [])
  }

  private func made() -> String {
    log.record("made")
    return ""
  }

  @Test("A listener that is released inside a report is not called; one that is added receives the next report")
  func insideReport() {
    var b: AnyObject?
    var c: AnyObject?
    let a = add("a") {
      b = nil
      if c == nil { c = self.add("c") }
    }
    b = add("b")
    listeners.report("1")
    listeners.report("2")
    #expect(log.flush() == ["a 1", "a 2", "c 2"])
    withExtendedLifetime([a, b, c]) {}
  }
}
