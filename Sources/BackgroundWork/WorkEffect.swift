/// What follows from an event, to be carried out without a lock.
enum WorkEffect {
  /// Answered by `answered`.
  case beginTask(WorkEvent.TaskID)
  case endTask(WorkEvent.TaskID)
  /// Tell this work that its time is up. Answered by `stopped`.
  case stop([OpenWork.ID])
  /// Answered by `called`.
  case call(GuardedResources.Call)
  /// Call resources on a thread that has no part in the work. Answered by `calledElsewhere`, there.
  case callElsewhere
  /// Wait while it is awaited, but not for long. Answered by `waited`.
  case wait(Wait)
  /// The time is up, and this work has not ended.
  case report([String])

  enum Wait {
    /// For other threads that are calling resources that the current thread is about to use.
    case forResources
    /// For the work that was told to stop, and for the resources.
    case forEnd
  }
}
