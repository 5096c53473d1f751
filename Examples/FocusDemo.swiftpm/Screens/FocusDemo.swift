import FocusBehavior
import LifecycleTimeline
import OverlayBehavior
import UIKit

/// What the screens share, and how each is made.
@MainActor
public final class FocusDemo {
  public let player: TrackPlayer
  public let connection = Connection()
  /// The player's screens. In two windows there are two of them, and one of them plays.
  let players = FocusGroup()
  /// The player that the feed and the full screen share.
  private(set) lazy var clips = ClipPlayer { [weak self] event, clip in self?.note(event, clip) }
  /// Started at launch. The timeline screen lists what it has recorded.
  public let recorder: TimelineRecorder
  /// Called when the wall that says that the app is offline is shown and hidden, once for each window.
  public var wallDidChange: ((OverlayEvent) -> Void)?
  /// Called when a clip of the feed plays, pauses, or has been seen.
  public var clipDidChange: ((_ event: String, _ clip: Int) -> Void)?
  var profile = Profile()

  /// - Parameters:
  ///   - positions: where each track was left, by its title.
  ///   - savePositions: keeps them for the next launch.
  public init(
    positions: [String: Int] = [:], savePositions: @escaping ([String: Int]) -> Void = { _ in }
  ) {
    player = TrackPlayer(positions: positions, save: savePositions)
    recorder = TimelineRecorder(nameOfScreen: { Screen($0)?.rawValue })
  }

  /// The screens that can be made on their own.
  public enum Screen: String, CaseIterable {
    case library = "Library"
    case player = "Player"
    case queue = "Queue"
    case profile = "Profile"
    case timeline = "Timeline"
    case feed = "Feed"
    case clip = "Clip"

    /// Finds out which of the screens a view controller is; nil for another one.
    @MainActor
    public init?(_ controller: UIViewController) {
      switch controller {
      case is LibraryViewController: self = .library
      case is PlayerViewController: self = .player
      case is QueueViewController: self = .queue
      case is ProfileFormViewController: self = .profile
      case is TimelineViewController: self = .timeline
      case is FeedViewController: self = .feed
      case is ClipViewController: self = .clip
      default: return nil
      }
    }
  }

  /// - Returns: a new screen.
  public func make(_ screen: Screen) -> UIViewController {
    switch screen {
    case .library: LibraryViewController(self)
    case .player: PlayerViewController(self)
    case .queue: QueueViewController(self)
    case .profile: ProfileFormViewController(self)
    case .timeline: TimelineViewController(self)
    case .feed: FeedViewController(self)
    case .clip: ClipViewController(self)
    }
  }

  /// Something has happened to a clip of the feed.
  func note(_ event: String, _ clip: Int) {
    recorder.note(event, of: Screen.feed.rawValue, [.init("clip", .number(Double(clip)))])
    clipDidChange?(event, clip)
  }
}
