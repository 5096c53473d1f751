import BackgroundWork
import Foundation
import UIKit

// Work that must be finished before suspension.

private struct SavedDraft: Sendable {}

private struct Message: Sendable {}

private actor Store {
  func save(_ draft: SavedDraft) throws {}
}

private final class SharedDatabase: Sendable {
  let queue = DispatchQueue(label: "database")
  func write(_ draft: SavedDraft) throws {}
  func close() {}
  func allowUse() {}
}

private final class Outbox: Sendable {
  func send(_ message: Message) async throws {}
  func keep(_ message: Message) {}
}

private final class Unsaved: Sendable {
  func append(_ draft: SavedDraft) {}
}

@MainActor
private final class Uploader {
  var didFinish: () -> Void = {}
  func pause() {}
}

@MainActor
private final class Log {
  func info(_ line: String) {}
}

private func save(_ draft: SavedDraft, in store: Store) async throws {
  try await BackgroundWork.withoutSuspension("save draft") {
    try await store.save(draft)
  }
}

private func saveBlocking(
  _ draft: SavedDraft, in database: SharedDatabase, on queue: DispatchQueue, or unsaved: Unsaved
) {
  queue.async {
    do {
      try BackgroundWork.withoutSuspension("save draft") { try database.write(draft) }
    } catch {
      unsaved.append(draft)  // Refused, or failed: saved when the app is in the foreground again.
    }
  }
}

@MainActor
private func upload(_ uploader: Uploader) throws {
  let hold = try BackgroundWork.hold("upload") { hold in
    uploader.pause()
    hold.end()
  }
  uploader.didFinish = { hold.end() }
}

private func end(_ hold: SuspensionHold) {
  hold.end()
}

private func send(_ message: Message, from outbox: Outbox) async throws {
  do {
    try await BackgroundWork.withoutSuspension("send message") { try await outbox.send(message) }
  } catch is SuspensionError {
    outbox.keep(message)
  }
  try await BackgroundWork.withoutSuspension("send") {
    try await outbox.send(message)
  }
}

@MainActor
private func logWork(_ log: Log) {
  log.info("\(BackgroundWork.openWork)")
}

@MainActor
private func guarding(_ databaseGuard: DatabaseGuard) {
  // In application(_:didFinishLaunchingWithOptions:)
  BackgroundWork.startGuarding(DatabaseGuard())

  BackgroundWork.stopGuarding(databaseGuard)
}

// GRDB: its two notifications.

private enum Database {
  static let suspendNotification = Notification.Name("GRDB.Database.Suspend")
  static let resumeNotification = Notification.Name("GRDB.Database.Resume")
}

private enum GRDB {
  final class DatabaseGuard: SuspensionGuarded {
    func suspend() { NotificationCenter.default.post(name: Database.suspendNotification, object: nil) }
    func resume() { NotificationCenter.default.post(name: Database.resumeNotification, object: nil) }
  }
}

private typealias DatabaseGuard = GRDB.DatabaseGuard

// A database with a queue of its own.

private enum OwnQueue {
  final class ConnectionGuard: SuspensionGuarded {
    private let database: SharedDatabase

    init(_ database: SharedDatabase) { self.database = database }

    // Waits for the work on the queue. Afterwards, each use fails.
    func suspend() { database.queue.sync { database.close() } }
    // Doesn't wait for the queue, because work on it may be waiting. The next use opens the file.
    func resume() { database.allowUse() }
  }
}

// BackgroundTasks: a task of the system.

private final class BackgroundTask: @unchecked Sendable {
  var expirationHandler: (@Sendable () -> Void)?
  func setTaskCompleted(success: Bool) {}
}

private func run(_ task: BackgroundTask) {
  task.expirationHandler = {
    BackgroundWork.stopAll()
    task.setTaskCompleted(success: false)
  }
}
