import FocusBehavior

/// Plays one clip at a time, in the feed and on the full screen. A counter takes the place of the video.
@MainActor
final class ClipPlayer {
  /// The clip that is loaded.
  private(set) var clip: Clip?
  /// The screen that has focus, the feed or the full screen, shows the clip. If neither has focus, the clip pauses.
  private(set) lazy var screens = FocusGroup { [weak self] screen, _ in self?.update { $0.isPaused = screen == nil } }
  private var isPaused = true
  private var seconds: [Int: Int] = [:]
  private let didChange: (_ event: String, _ clip: Int) -> Void

  init(didChange: @escaping (_ event: String, _ clip: Int) -> Void) {
    self.didChange = didChange
  }

  var playing: Clip? { isPaused ? nil : clip }

  func load(_ clip: Clip?) {
    update { $0.clip = clip }
  }

  /// A second has passed.
  func advance() {
    if let playing { seconds[playing.id, default: 0] += 1 }
  }

  /// Seconds from the beginning of the clip.
  func position(of clip: Clip) -> Int {
    seconds[clip.id] ?? 0
  }

  private func update(_ change: (ClipPlayer) -> Void) {
    let former = playing?.id
    change(self)
    guard playing?.id != former else { return }
    if let former { didChange("pauses", former) }
    if let playing { didChange("plays", playing.id) }
  }
}
