import Foundation

/// Knows when no task of the main actor has work left.
///
/// The concurrency runtime has hooks around its executors. Through them each step that is sent to the main actor is
/// counted. What the main queue sends to the global executor, and what that sends on, runs here instead, so that it is
/// known when it is over. Other tasks of the process are left alone.
final class CountedTasks: TaskExecutor {
  static let shared = CountedTasks()

  private let queue = DispatchQueue(label: "Tasks of the tests", attributes: .concurrent)
  private let mark = DispatchSpecificKey<Bool>()
  private let underWay = DispatchGroup()
  private let lock = NSLock()
  nonisolated(unsafe) private var guardedCount = 0

  private init() {
    queue.setSpecific(key: mark, value: true)
    DispatchQueue.main.setSpecific(key: mark, value: true)
    Self.hook("swift_task_enqueueGlobal_hook", AroundEnqueue.self)?.pointee = { job, enqueue in
      CountedTasks.shared.isHere ? CountedTasks.shared.run(job) : enqueue(job)
    }
    // With each step that is sent to the main executor the runtime calls one of these, which one depends on its version.
    Self.hook("swift_task_getMainExecutor_hook", AroundMainExecutor.self)?.pointee = { executor in
      CountedTasks.shared.addStep()
      return executor()
    }
    Self.hook("swift_task_enqueueMainExecutor_hook", AroundEnqueue.self)?.pointee = { job, enqueue in
      CountedTasks.shared.addStep()
      enqueue(job)
    }
  }

  /// Calls back on the main queue when no task has work left.
  ///
  /// The main queue runs its blocks in order. So all work is done when a pass through the queue, and one more for blocks
  /// that start tasks, have been made without a step.
  func whenFinished(_ body: @escaping @Sendable () -> Void) {
    let before = count
    DispatchQueue.main.async { [self] in
      DispatchQueue.main.async { [self] in
        underWay.notify(queue: .main) { [self] in
          if count == before { body() } else { whenFinished(body) }
        }
      }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    run(UnownedJob(job))
  }

  private func run(_ job: UnownedJob) {
    addStep()
    queue.async(group: underWay) { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private var isHere: Bool { DispatchQueue.getSpecific(key: mark) == true }

  private var count: Int { lock.withLock { guardedCount } }

  private func addStep() {
    lock.withLock { guardedCount += 1 }
  }

  // MARK: The hooks, which are variables of the runtime's library

  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias AroundEnqueue = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias AroundMainExecutor = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

  private static func hook<Body>(_ name: String, _ type: Body.Type) -> UnsafeMutablePointer<Body?>? {
    dlsym(dlopen(nil, RTLD_LAZY), name)?.assumingMemoryBound(to: Body?.self)
  }
}
