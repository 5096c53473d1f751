/// Lets the tasks that wait for the main actor run until none of them has anything left to do.
///
/// Each gets a turn for every yield, and none of the tests' tasks needs more than a few.
@MainActor
public func settleTasks() async {
  for _ in 0..<50 {
    await Task.yield()
  }
}
