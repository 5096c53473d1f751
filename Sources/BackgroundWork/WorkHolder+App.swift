import LifecycleBehaviors

extension WorkHolder {
  /// For other threads than the main one.
  private static let latest = LatestObject<WorkHolder>()

  /// The app's holder, created when it is first used. Never waits for the main thread.
  static var ofApp: WorkHolder {
    guard MainThread.isCurrent else {
      return latest.object { WorkHolder(.ofApp(), read: LifecycleTime.system.read) }
    }
    return MainActor.assumeIsolated { AppObjects.current[WorkHolder.self] ?? ofNewApp() }
  }

  @MainActor
  private static func ofNewApp() -> WorkHolder {
    let holder = latest.takeMade() ?? WorkHolder(.ofApp(), read: LifecycleTime.current.read)
    setOfApp(holder)
    return holder
  }

  @MainActor
  static func setOfApp(_ holder: WorkHolder) {
    AppObjects.current[WorkHolder.self] = holder
    latest.value = holder
  }
}
