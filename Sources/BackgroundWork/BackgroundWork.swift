import LifecycleBehaviors
import ScreenSupport

/// Keeps the process from being suspended while work runs that must be finished.
///
/// ```swift
/// try await BackgroundWork.withoutSuspension("save draft") {
///   try await store.save(draft)
/// }
/// ```
///
/// All work of the app shares one background task, which begins with the first work and ends with the last. The system gives
/// the task about 30 s in the background. Then the work is asked to stop, and the process is suspended:
/// <doc:FinishBeforeSuspension>.
///
/// You may call these functions on any thread, and in an app extension. They never wait for the main thread.
///
/// ## Topics
///
/// ### Work in a function
///
/// - ``withoutSuspension(_:isolation:operation:)``
/// - ``withoutSuspension(_:file:line:body:)``
///
/// ### Work that ends in a callback
///
/// - ``hold(_:file:line:timeIsUp:)``
///
/// ### Open work
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

  /// Performs asynchronous work, during which the process is not suspended.
  ///
  /// ```swift
  /// try await BackgroundWork.withoutSuspension("save draft") {
  ///   try await store.save(draft)
  /// }
  /// ```
  ///
  /// When the background time is over, the task of `operation` is cancelled. The process may be suspended 0.8 s later, whether
  /// or not `operation` has returned. If `operation` returns a result nevertheless, the result is returned. If it throws an
  /// error then, a ``SuspensionError/timeUp(running:)`` is thrown.
  ///
  /// If `operation` calls this function again, the inner work has a name such as `"save draft/write"`.
  /// - Parameters:
  ///   - name: the name of the work in logs. Use a small, fixed set of names, and never text that the user typed. An empty name
  ///     is reported as a `LifecycleIssue`.
  ///   - isolation: leave this parameter out. It is the caller's actor, which is not left before the work is open.
  ///   - operation: the work. It is not isolated to an actor, because the main thread waits for it when the time is over. If
  ///     the task of the caller is cancelled, `operation` is cancelled, too.
  /// - Returns: the result of `operation`.
  /// - Throws: ``SuspensionError/tooLate`` if `operation` was not called, ``SuspensionError/timeUp(running:)``, or the error of
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

  /// Performs work on the calling thread, during which the process is not suspended.
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
  /// When the background time is over, only a resource that refuses use can stop `body`: see ``startGuarding(_:)``. The process
  /// may be suspended 0.8 s later.
  ///
  /// You may call this function on the main thread. If `body` takes more than 0.1 s there, a `LifecycleIssue` is reported,
  /// because a screen that does not react is worse than a suspension.
  /// - Parameters:
  ///   - name: the name of the work in logs. Use a small, fixed set of names, and never text that the user typed. An empty name
  ///     is reported as a `LifecycleIssue`.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - body: the work, called before this function returns.
  /// - Returns: the result of `body`.
  /// - Throws: ``SuspensionError/tooLate`` if `body` was not called, ``SuspensionError/timeUp(running:)`` if `body` throws
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

  /// Keeps the process from being suspended until you end the returned hold, for work that ends in a callback.
  ///
  /// ```swift
  /// let hold = try BackgroundWork.hold("upload") { hold in
  ///   uploader.pause()
  ///   hold.end()
  /// }
  /// uploader.didFinish = { hold.end() }
  /// ```
  /// - Parameters:
  ///   - name: the name of the work in logs. Use a small, fixed set of names, and never text that the user typed. An empty name
  ///     is reported as a `LifecycleIssue`.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - timeIsUp: called on the main thread if the hold has not ended when the background time is over. In the closure, stop
  ///     the work, and end the hold that the closure receives. The process may be suspended 0.8 s later.
  /// - Returns: the hold. Retain it, and call ``SuspensionHold/end()`` when the work is done.
  /// - Throws: ``SuspensionError/tooLate``. Do not begin the work then.
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

  /// The names of the open work, in the order in which the work began. Work inside other work is listed once, with both names:
  /// `"sync/write"`.
  ///
  /// ```swift
  /// log.info("\(BackgroundWork.openWork)")
  /// ```
  public static var openWork: [String] { WorkHolder.ofApp.names }

  // MARK: The end of the time

  /// Asks all work to stop, and waits up to 0.8 s for it, as if the background time were over. Call `stopAll` in the expiration
  /// handler of a `BGTask`, which has a separate time limit.
  ///
  /// New work is refused for 5 s, or until the app enters the foreground. Within about 5 s, the system suspends a process that
  /// holds no background task.
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

  /// Closes a resource whenever the process may be suspended, and opens the resource again before it is used.
  ///
  /// The resource is told to suspend in the background while no work is open, when the background time is over, and when the
  /// app is terminated. It is told to resume before work begins, and when the app enters the foreground. Call `startGuarding`
  /// at launch. A resource that is added twice is called once.
  ///
  /// ```swift
  /// // In application(_:didFinishLaunchingWithOptions:)
  /// BackgroundWork.startGuarding(DatabaseGuard())
  /// ```
  ///
  /// When the app enters the background, or is launched there, the resource is suspended in the next iteration of the main run
  /// loop, so that observers of the notification can still save. Afterwards, use the resource in the background only inside
  /// ``withoutSuspension(_:isolation:operation:)`` and the other functions. ``SuspensionGuarded`` lists the threads on which
  /// the resource is called.
  /// - Parameter resource: the resource, which is retained until ``stopGuarding(_:)``.
  public static func startGuarding(_ resource: any SuspensionGuarded) {
    let holder = WorkHolder.ofApp
    holder.watchAppSoon()
    holder.startGuarding(resource)
  }

  /// Ends the guarding of a resource, and resumes the resource if it is suspended. If another thread is suspending the resource
  /// at that moment, the other thread resumes it.
  ///
  /// ```swift
  /// BackgroundWork.stopGuarding(databaseGuard)
  /// ```
  /// - Parameter resource: a resource that was passed to ``startGuarding(_:)``. Any other resource is ignored.
  public static func stopGuarding(_ resource: any SuspensionGuarded) {
    WorkHolder.ofApp.stopGuarding(resource)
  }
}
