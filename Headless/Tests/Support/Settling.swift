/// Returns when no task has work left.
@MainActor
public func settleTasks() async {
  await withCheckedContinuation { continuation in
    CountedTasks.shared.whenFinished { continuation.resume() }
  }
}
