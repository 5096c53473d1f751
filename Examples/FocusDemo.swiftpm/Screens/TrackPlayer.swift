/// Plays one track at a time, and keeps where each was left. A counter takes the place of the audio.
@MainActor
public final class TrackPlayer {
  private(set) var track = Track.all[0]
  /// Seconds from the beginning of the track.
  private(set) var position: Int
  public private(set) var isPlaying = false {
    didSet {
      if isPlaying != oldValue { didChange?(isPlaying) }
    }
  }
  /// Called when it begins and ends to play.
  public var didChange: ((_ isPlaying: Bool) -> Void)?
  private var positions: [String: Int]
  private let save: ([String: Int]) -> Void

  init(positions: [String: Int], save: @escaping ([String: Int]) -> Void) {
    self.positions = positions
    self.save = save
    position = positions[track.title] ?? 0
  }

  func load(_ track: Track) {
    guard track != self.track else { return }
    savePosition()
    self.track = track
    position = position(of: track)
  }

  func play() {
    isPlaying = true
  }

  func pause() {
    isPlaying = false
  }

  /// A second has passed.
  func advance() {
    guard isPlaying else { return }
    position += 1
    if position >= track.seconds { startOver() }
  }

  func startOver() {
    position = 0
  }

  func savePosition() {
    positions[track.title] = position
    save(positions)
  }

  func position(of track: Track) -> Int {
    track == self.track ? position : positions[track.title] ?? 0
  }
}
