import Foundation
import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@testable import BackgroundWork

/// Locks that the process really holds when the device suspends it: the system kills it then, with 0xdead10cc.
@MainActor
@Suite(.everyAnswer)
struct LockAtSuspensionTests {
  /// A file with a lock of flock(2), as a database has while it is in use.
  private final class Database: SuspensionGuarded, @unchecked Sendable {
    let file: Int32

    init(_ url: URL) {
      file = open(url.path, O_RDWR | O_CREAT, 0o600)
    }

    deinit {
      close(file)
    }

    func use() {
      flock(file, LOCK_EX | LOCK_NB)
    }

    func suspend() {
      flock(file, LOCK_UN)
    }

    func resume() {}
  }

  let device = HeadlessDevice()
  let folder = TemporaryFolder()
  private let database: Database

  init() {
    database = Database(folder.file("shared.sqlite"))
    device.sharedFolder = folder.url
    device.launch(showing: UIViewController())
  }

  @Test("A process that is suspended with a lock on a shared file is killed")
  func killed() {
    database.use()
    device.pressHome()
    device.advance(by: 10)
    #expect(!device.isRunning)
    #expect(device.consoleMessages.last == "Suspended with a lock on shared.sqlite: killed, 0xdead10cc.")
  }

  @Test("A lock on another file, and one that was given back, do no harm")
  func unharmed() throws {
    let own = TemporaryFolder()
    let other = Database(own.file("own.sqlite"))
    other.use()
    database.use()
    database.suspend()
    device.pressHome()
    device.advance(by: 10)
    #expect(device.isSuspended)
    withExtendedLifetime(other) {}
  }

  @Test("A guarded database has no lock when the process is suspended: nothing was open")
  func guarded() {
    BackgroundWork.startGuarding(database)
    database.use()
    device.pressHome()
    device.advance(by: 10)
    #expect(device.isSuspended)
  }

  @Test(
    "Until others that are notified of the background are done with a guarded database, a task keeps the process running"
  )
  func othersAreNotified() {
    BackgroundWork.startGuarding(database)
    device.advance(by: 1)
    let tasks = Variable<[String: Int]>([:])
    device.aroundApplicationNotifications = { [device] name, post in
      post()
      tasks.value[name.rawValue] = device.openBackgroundTaskCount
    }
    device.pressHome()
    device.advance(by: 10)
    #expect(tasks.value[UIApplication.didEnterBackgroundNotification.rawValue] == 1)
    #expect(device.isSuspended)
  }

  @Test("A guarded database has no lock when the background time ends before the work")
  func timeUp() throws {
    BackgroundWork.startGuarding(database)
    let hold = try BackgroundWork.hold("write")
    database.use()
    device.pressHome()
    device.advance(by: 60)
    #expect(device.isSuspended)
    hold.end()
  }
}
