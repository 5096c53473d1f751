import BackgroundWork
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// What the module is given that it cannot use, and what comes of it.
enum BadInputTests {
  static let rows = work + resources

  @MainActor
  @Suite(.everyAnswer)
  struct Survived {
    @Test("A mistake that the app survives has its documented outcome", arguments: rows.survived)
    func outcome(row: BadInput) async {
      await row.check(in: rows)
    }
  }

  // MARK: Work

  private static let work: [BadInput] = [
    .reports(#"hold("")"#, .emptyName) { app in
      app.show()
      let hold = try BackgroundWork.hold("")
      if BackgroundWork.openWork != ["unnamed"] { Issue.record("\(BackgroundWork.openWork)") }
      hold.end()
    },
    .reports(#"withoutSuspension("", body:)"#, .emptyName) { app in
      app.show()
      try BackgroundWork.withoutSuspension("") {}
    },
    .reportsWithoutLine(#"withoutSuspension("", operation:)"#, .emptyName) { app in
      app.show()
      try await BackgroundWork.withoutSuspension("") { @Sendable in await Task.yield() }
    },
    .gives("end() twice, and on another thread", #"0 tasks, []"#) { app in
      app.show()
      let hold = try BackgroundWork.hold("upload")
      hold.end()
      hold.end()
      onAnotherThread { hold.end() }
      return "\(app.device.openBackgroundTaskCount) tasks, \(BackgroundWork.openWork)"
    },
    .gives("end() twice in timeIsUp", "ended") { app in
      app.show()
      let log = LifecycleTranscript()
      let hold = try BackgroundWork.hold("upload") { hold in
        hold.end()
        hold.end()
        log.record("ended")
      }
      BackgroundWork.stopAll()
      withExtendedLifetime(hold) {}
      return log.flush().joined()
    },
    .gives("stopAll() without work, twice", "[]") { app in
      app.show()
      for _ in 1...2 { BackgroundWork.stopAll() }
      return BackgroundWork.openWork
    },
    .fails("hold(_:) after stopAll()", SuspensionError.tooLate) { app in
      app.show()
      BackgroundWork.stopAll()
      return try BackgroundWork.hold("upload")
    },
    .fails("withoutSuspension(_:body:) after stopAll()", SuspensionError.tooLate) { app in
      app.show()
      BackgroundWork.stopAll()
      return try BackgroundWork.withoutSuspension("save") { Issue.record("was called") }
    },
    .fails("withoutSuspension(_:operation:) after stopAll()", SuspensionError.tooLate) { app in
      app.show()
      BackgroundWork.stopAll()
      return try await BackgroundWork.withoutSuspension("save") { @Sendable in Issue.record("was called") }
    },
    .fails("hold(_:) where the system grants no background task", SuspensionError.tooLate) { app in
      app.show()
      app.device.grantsBackgroundTasks = false
      return try BackgroundWork.hold("upload")
    },
    .fails("withoutSuspension(_:body:) whose body throws", CocoaError(.userCancelled)) { app in
      app.show()
      try BackgroundWork.withoutSuspension("save") { throw CocoaError(.userCancelled) }
    },
    .gives("withoutSuspension(_:body:) inside itself", #"["save/save"], []"#) { app in
      app.show()
      let inside = try BackgroundWork.withoutSuspension("save") {
        try BackgroundWork.withoutSuspension("save") { BackgroundWork.openWork }
      }
      return "\(inside), \(BackgroundWork.openWork)"
    },
  ]

  // MARK: Resources

  private static let resources: [BadInput] = [
    .gives("startGuarding(_:) twice", #"["a suspend", "a resume"]"#) { app in
      app.show()
      let log = LockedLog()
      let resource = LoggedResource("a", log)
      for _ in 1...2 { BackgroundWork.startGuarding(resource) }
      app.device.pressHome()
      app.device.openApp()
      BackgroundWork.stopGuarding(resource)
      return log.lines
    },
    .gives("stopGuarding(_:) of what is not guarded", "[]") { app in
      app.show()
      let log = LockedLog()
      BackgroundWork.stopGuarding(LoggedResource("a", log))
      return log.lines
    },
    .gives("stopGuarding(_:) in suspend(), of itself and of another one", #"["a suspend", "a resume"]"#) { app in
      app.show()
      let log = LockedLog()
      let (first, second) = (LoggedResource("a", log), LoggedResource("b", log))
      first.didSuspend = { [unowned first, unowned second] in
        BackgroundWork.stopGuarding(second)
        BackgroundWork.stopGuarding(first)
      }
      BackgroundWork.startGuarding(first)
      BackgroundWork.startGuarding(second)
      app.device.pressHome()
      app.device.openApp()
      return log.lines
    },
    .gives(
      "startGuarding(_:) in suspend(), of another one", #"["a suspend", "b suspend", "a resume", "b resume"]"#
    ) { app in
      app.show()
      let log = LockedLog()
      let (first, second) = (LoggedResource("a", log), LoggedResource("b", log))
      first.didSuspend = { [second] in BackgroundWork.startGuarding(second) }
      BackgroundWork.startGuarding(first)
      app.device.pressHome()
      app.device.openApp()
      for resource in [first, second] { BackgroundWork.stopGuarding(resource) }
      first.didSuspend = {}
      return log.lines
    },
  ]
}

/// Records its calls.
private final class LoggedResource: SuspensionGuarded, @unchecked Sendable {
  private let name: String
  private let log: LockedLog
  // Set before it is guarded.
  var didSuspend: () -> Void = {}

  init(_ name: String, _ log: LockedLog) {
    self.name = name
    self.log = log
  }

  func suspend() {
    log.add("\(name) suspend")
    didSuspend()
  }

  func resume() {
    log.add("\(name) resume")
  }
}

private final class LockedLog: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []

  var lines: [String] { lock.withLock { all } }

  func add(_ line: String) {
    lock.withLock { all.append(line) }
  }
}
