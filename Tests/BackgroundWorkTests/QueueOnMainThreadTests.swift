import Foundation
import HeadlessDevice
import UIKit
import XCTest

@testable import BackgroundWork

/// A queue for which the main thread works itself, in `queue.sync { … }`. With XCTest, because Swift Testing on Linux runs no test
/// on the main thread.
final class QueueOnMainThreadTests: XCTestCase {
  /// Its `suspend()` waits for the queue.
  private final class Database: SuspensionGuarded, @unchecked Sendable {
    let queue = DispatchQueue(label: "database")
    let calls = Resource()

    func suspend() {
      let isFree = DispatchSemaphore(value: 0)
      queue.async { isFree.signal() }
      if isFree.wait(timeout: .now() + 5) == .success { calls.suspend() }
    }

    func resume() { calls.resume() }
  }

  func testSuspendWaitsForTheQueueThatTheMainThreadHasLeft() throws {
    XCTAssert(Thread.isMainThread)
    try MainActor.assumeIsolated {
      let device = HeadlessDevice()
      device.launch(showing: UIViewController())
      let database = Database()
      BackgroundWork.startGuarding(database)
      device.pressHome()
      device.advance(by: 1)
      XCTAssertEqual(database.calls.flush(), ["suspend"])
      let names = try database.queue.sync {
        try BackgroundWork.withoutSuspension("save") { database.calls.flush() + BackgroundWork.openWork }
      }
      XCTAssertEqual(names, ["resume", "save"])
      XCTAssertEqual(database.calls.flushNext(), ["suspend"])
    }
  }
}
