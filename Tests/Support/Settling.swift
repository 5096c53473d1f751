/// Lets tasks run until none of them has anything left to do.
@MainActor
public func settleTasks() async {
  await withCheckedContinuation { continuation in
    CountedTasks.shared.whenFinished { continuation.resume() }
  }
}
