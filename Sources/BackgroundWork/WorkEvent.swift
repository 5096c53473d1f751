/// What code, the app and the system announce, on any thread.
enum WorkEvent {
  typealias TaskID = Int

  // Code of the app
  case begin(OpenWork.ID, name: String, parent: OpenWork.ID?)
  case end(OpenWork.ID)
  case startGuarding(any SuspensionGuarded)
  case stopGuarding(any SuspensionGuarded)

  // The app
  case enterBackground
  /// The observers of the entry into the background are done.
  case settle
  case enterForeground
  case timeIsUp(isTerminating: Bool)

  // The system
  /// The expiration handler of a task is called. The time is not up if the app was in the foreground then.
  case expired(TaskID, isTimeUp: Bool)

  // What was carried out
  case answered(TaskID, isGranted: Bool)
  case stopped
  case called(GuardedResources.Call)
  case calledElsewhere
  case waited(WorkEffect.Wait)
}
