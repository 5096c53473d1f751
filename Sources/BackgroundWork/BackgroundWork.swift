import LifecycleBehaviors
import ScreenSupport

/// Work that must be finished before the process is suspended.
///
/// ```swift
/// try await BackgroundWork.withoutSuspension("save draft") {
///   try await store.save(draft)
/// }
/// ```
///
/// All work of the app shares one background task, from the beginning of the first to the end of the last. The system gives it
/// about 30 s in the background; then the work is asked to stop, and the process is suspended. See
/// <doc:FinishBeforeSuspension>.
///
/// Everything here may be called on any thread, never waits for the main thread, and works in an app extension.
///
/// ## Topics
///
/// ### In a call
///
/// - ``withoutSuspension(_:isolation:operation:)``
/// - ``withoutSuspension(_:file:line:body:)``
///
/// ### Until a callback
///
/// - ``hold(_:file:line:timeIsUp:)``
///
/// ### What is open, and when it must stop
///
/// - ``openWork``
/// - ``stopAll()``
///
/// ### Resources
///
/// - ``startGuarding(_:)``
/// - ``stopGuarding(_:)``
public enum BackgroundWork {
  // MARK: In a call

  /// Does work that the process is not suspended in.
  ///
  /// ```swift
  /// try await BackgroundWork.withoutSuspension("save draft") {
  ///   try await store.save(draft)
  /// }
  /// ```
  ///
  /// When the background time is over the task of `operation` is cancelled, and the process may be suspended 0.8 s later,
  /// whether `operation` has returned or not. What `operation` returns then is still returned; an error that it throws then
  /// is a ``SuspensionError/timeUp(running:)``. Work in `operation` that calls this again has a name such as
  /// `"save draft/write"`.
  /// - Parameters:
  ///   - name: says what it is, in logs. One of few, without what a user has typed. An empty one is reported as a
  ///     `LifecycleIssue`.
  ///   - isolation: the caller's actor, which is not left before the work is open; leave it out.
  ///   - operation: the work, on no actor: when the time is over the main thread waits for it. Cancelling the task of the
  ///     caller cancels it.
  /// - Returns: the result of `operation`.
  /// - Throws: ``SuspensionError/tooLate`` without a call of `operation`, ``SuspensionError/timeUp(running:)``, or the error of
  ///   `operation`.
  public static func withoutSuspension<Result: Sendable>(
    _ name: String, isolation: isolated (any Actor)? = #isolation,
    operation: sending @escaping () async throws -> Result
  ) async throws -> Result {
    let holder = WorkHolder.ofApp
    // Before the caller's actor is left: the process may be suspended before another thread is free.
    let work = try begin(name, in: holder)
    return try await perform(work, in: holder, operation)
  }

  private static func perform<Result: Sendable>(
    _ work: OpenWork.ID, in holder: WorkHolder, _ operation: sending @escaping () async throws -> Result
  ) async throws -> Result {
    let task = Task { try await WorkHolder.$current.withValue(work) { try await operation() } }
    holder.whenTimeIsUp(work) { task.cancel() }
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    return try end(work, in: holder, result)
  }

  /// Does work that the process is not suspended in, and blocks the calling thread.
  ///
  /// ```swift
  /// queue.async {
  ///   do {
  ///     try BackgroundWork.withoutSuspension("save draft") { try database.write(draft) }
  ///   } catch {
  ///     unsaved.append(draft)  // Refused, or failed: saved when the app is in the foreground again.
  ///   }
  /// }
  /// ```
  ///
  /// Nothing can stop `body` when the background time is over but a resource that refuses use, see ``startGuarding(_:)``; the
  /// process may be suspended 0.8 s later. On the main thread it is allowed, but more than 0.1 s there is reported as a
  /// `LifecycleIssue`: a screen that does not react is worse than a suspension.
  /// - Parameters:
  ///   - name: says what it is, in logs. One of few, without what a user has typed. An empty one is reported as a
  ///     `LifecycleIssue`.
  ///   - file: where it is called; an issue names it.
  ///   - line: where it is called.
  ///   - body: the work.
  /// - Returns: the result of `body`.
  /// - Throws: ``SuspensionError/tooLate`` without a call of `body`, ``SuspensionError/timeUp(running:)`` where `body` throws
  ///   after the time is over, or the error of `body`.
  public static func withoutSuspension<Result>(
    _ name: String, file: StaticString = #fileID, line: UInt = #line, body: () throws -> Result
  ) throws -> Result {
    let callSite = CallSite(file: file, line: line)
    let holder = WorkHolder.ofApp
    let work = try begin(name, in: holder, from: callSite)
    let result = Swift.Result {
      try WorkHolder.$current.withValue(work) {
        try reportingLongWork(name, in: holder, callSite, body)
      }
    }
    return try end(work, in: holder, result)
  }

  private static func begin(
    _ name: String, in holder: WorkHolder, from callSite: CallSite? = nil
  ) throws(SuspensionError) -> OpenWork.ID {
    holder.watchAppSoon()
    let isEmpty = name.allSatisfy(\.isWhitespace)
    if isEmpty { reportEmptyName(name, callSite) }
    return try holder.begin(isEmpty ? "unnamed" : name, in: WorkHolder.current)
  }

  private static func reportEmptyName(_ name: String, _ callSite: CallSite?) {
    MainThread.run {
      LifecycleIssue.report(
        .emptyName,
        """
        BackgroundWork was given the name "\(name)", so the work is named "unnamed". Pass a name such as "save draft".
        """,
        at: callSite)
    }
  }

  private static func end<Value>(
    _ work: OpenWork.ID, in holder: WorkHolder, _ result: Result<Value, any Error>
  ) throws -> Value {
    let stopped = holder.end(work)
    if case .failure = result, let stopped { throw SuspensionError.timeUp(running: stopped) }
    return try result.get()
  }

  private static func reportingLongWork<Value>(
    _ name: String, in holder: WorkHolder, _ callSite: CallSite, _ body: () throws -> Value
  ) rethrows -> Value {
    guard MainThread.isCurrent else { return try body() }
    let start = holder.read().uptime
    defer {
      let seconds = holder.read().uptime - start
      if seconds > 0.1 {
        MainThread.run {
          LifecycleIssue.report(
            .blockedMainThread,
            """
            The work "\(name)" blocked the main thread for more than 0.1 s. Call withoutSuspension on another thread, or use \
            its async overload.
            """,
            at: callSite)
        }
      }
    }
    return try body()
  }

  // MARK: Until a callback

  /// Begins work that ends in a callback.
  ///
  /// ```swift
  /// let hold = try BackgroundWork.hold("upload") { hold in
  ///   uploader.pause()
  ///   hold.end()
  /// }
  /// uploader.didFinish = { hold.end() }
  /// ```
  /// - Parameters:
  ///   - name: says what it is, in logs. One of few, without what a user has typed. An empty one is reported as a
  ///     `LifecycleIssue`.
  ///   - file: where it is called; an issue names it.
  ///   - line: where it is called.
  ///   - timeIsUp: called on the main thread with the hold when the background time is over and the hold has not ended. It
  ///     ends the work and the hold within some tenths of a second.
  /// - Returns: the hold, which the caller retains and ends.
  /// - Throws: ``SuspensionError/tooLate``. The work should not be begun then.
  public static func hold(
    _ name: String, file: StaticString = #fileID, line: UInt = #line,
    timeIsUp: @escaping @MainActor @Sendable (SuspensionHold) -> Void = { _ in }
  ) throws(SuspensionError) -> SuspensionHold {
    let callSite = CallSite(file: file, line: line)
    let holder = WorkHolder.ofApp
    let work = try begin(name, in: holder, from: callSite)
    let hold = SuspensionHold(name, work, of: holder, from: callSite)
    holder.whenTimeIsUp(work) { [weak hold] in
      guard let hold else { return }
      MainThread.run { timeIsUp(hold) }
    }
    return hold
  }

  /// The names of the work that is open, in the order in which it began. Work that is a part of other work stands for both:
  /// `"sync/write"`.
  ///
  /// ```swift
  /// log.info("\(BackgroundWork.openWork)")
  /// ```
  public static var openWork: [String] { WorkHolder.ofApp.names }

  // MARK: The end of the time

  /// Asks all work to stop and waits up to 0.8 s for it, as if the background time were over. For the expiration handler of a
  /// `BGTask`, whose time the system ends by itself. New work is refused for some seconds, or until the app comes to the
  /// foreground.
  ///
  /// ```swift
  /// task.expirationHandler = {
  ///   BackgroundWork.stopAll()
  ///   task.setTaskCompleted(success: false)
  /// }
  /// ```
  public static func stopAll() {
    WorkHolder.ofApp.stopAll()
  }

  // MARK: Resources

  /// Suspends a resource whenever the process may be suspended: in the background while no work is open, and when the
  /// background time or the app is over. It is resumed before work begins, and when the app enters the foreground. Add it at
  /// launch; one that is added twice is called once.
  ///
  /// ```swift
  /// // In application(_:didFinishLaunchingWithOptions:)
  /// BackgroundWork.startGuarding(DatabaseGuard())
  /// ```
  ///
  /// On entering the background, and after a launch there, it is suspended in the next iteration of the main run loop, so that
  /// observers of that notification can still save. All later use in the background is work:
  /// ``withoutSuspension(_:isolation:operation:)``. ``SuspensionGuarded`` says on which thread it is called.
  /// - Parameter resource: retained until ``stopGuarding(_:)``.
  public static func startGuarding(_ resource: any SuspensionGuarded) {
    let holder = WorkHolder.ofApp
    holder.watchAppSoon()
    holder.startGuarding(resource)
  }

  /// Ends what ``startGuarding(_:)`` began, and resumes the resource if it is suspended. Where another thread is just suspending
  /// it, that thread resumes it.
  ///
  /// ```swift
  /// BackgroundWork.stopGuarding(databaseGuard)
  /// ```
  /// - Parameter resource: one that is guarded; another one is passed over.
  public static func stopGuarding(_ resource: any SuspensionGuarded) {
    WorkHolder.ofApp.stopGuarding(resource)
  }
}
