import LifecycleBehaviors

/// Retains each recorder of the app while it records. The app need not retain it in a property.
@MainActor
final class RunningRecorders {
  static var ofApp: RunningRecorders { AppObjects.current.object(orCreate: RunningRecorders()) }

  private var recorders: [TimelineRecorder] = []

  func add(_ recorder: TimelineRecorder) {
    recorders.append(recorder)
  }

  func remove(_ recorder: TimelineRecorder) {
    recorders.removeAll { $0 === recorder }
  }
}
