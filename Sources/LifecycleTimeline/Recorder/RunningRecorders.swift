import LifecycleBehaviors

/// Keeps the recorders of the app that record, so that one which nobody else keeps does not end silently.
@MainActor
final class RunningRecorders {
  static var ofApp: RunningRecorders { AppObjects.current.object(orMake: RunningRecorders()) }

  private var recorders: [TimelineRecorder] = []

  func add(_ recorder: TimelineRecorder) {
    recorders.append(recorder)
  }

  func remove(_ recorder: TimelineRecorder) {
    recorders.removeAll { $0 === recorder }
  }
}
