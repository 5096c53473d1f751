import Foundation
import LifecycleBehaviors
import TestSupport
import Testing

@testable import BackgroundWork

/// The expiring activity of an app extension, with a system that calls its block as the documentation of
/// `performExpiringActivity(withReason:using:)` says.
@Suite
struct ExpiringActivityTests {
  private final class System: @unchecked Sendable {
    let grants: Bool
    let returned = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var block: (@Sendable (Bool) -> Void)?

    init(grants: Bool) {
      self.grants = grants
    }

    var activity: ExpiringActivity {
      ExpiringActivity { [self] _, block in
        lock.withLock { self.block = block }
        Thread.detachNewThread { [self] in
          block(!grants)
          returned.signal()
        }
      }
    }

    func expire() {
      let block = lock.withLock { self.block }
      block?(true)
    }
  }

  @Test("The block waits until the last work has ended")
  func granted() throws {
    let system = System(grants: true)
    let holder = WorkHolder(WorkTask(system.activity), read: LifecycleTime.system.read)
    let first = try holder.begin("a")
    let second = try holder.begin("b")
    holder.end(first)
    #expect(system.returned.wait(timeout: .now()) == .timedOut)
    holder.end(second)
    system.returned.wait()
  }

  @Test("Where the system grants no time, work is refused, and no thread is left waiting")
  func refused() {
    let system = System(grants: false)
    let holder = WorkHolder(WorkTask(system.activity), read: LifecycleTime.system.read)
    #expect(throws: SuspensionError.tooLate) { try holder.begin("a") }
    system.returned.wait()
  }

  @Test("When the time is over the work is told, and the block returns when it has ended")
  func expired() throws {
    let system = System(grants: true)
    let holder = WorkHolder(WorkTask(system.activity), read: LifecycleTime.system.read)
    let work = try holder.begin("a")
    holder.whenTimeIsUp(work) { holder.end(work) }
    system.expire()
    system.returned.wait()
    #expect(throws: SuspensionError.tooLate) { try holder.begin("b") }
  }
}
