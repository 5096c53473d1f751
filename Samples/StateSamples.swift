// LifecycleBehaviors: State.

/// Recording is paused until this is released.
final class RecordingPause {
  @MainActor
  init() {
    Recorder.shared.isPaused = true
  }

  deinit {
    Task { @MainActor in Recorder.shared.isPaused = false }
  }
}
