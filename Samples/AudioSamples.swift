// FocusBehavior: Background audio and calls.

#if canImport(AVFAudio) && !os(macOS)
  import AVFAudio
  import FocusBehavior
  import LifecycleBehaviors
  import UIKit

  struct PlayOnBehavior {
    let play: @MainActor @Sendable () -> Void

    final class Interruptions {
      var observer: (any NSObjectProtocol)?

      deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
      }
    }
  }

  extension PlayOnBehavior: ViewControllerLifecycleBehavior {
    func makeCoordinator() -> Interruptions { Interruptions() }

    func afterAttaching(_ screen: UIViewController, context: Context) {
      context.coordinator.observer = NotificationCenter.default.addObserver(
        forName: AVAudioSession.interruptionNotification, object: nil, queue: .main
      ) { [weak screen, play] notification in
        guard Self.mayPlayOn(notification) else { return }
        MainActor.assumeIsolated {
          if screen?.screenFocus?.hasFocus == true { play() }
        }
      }
    }

    private nonisolated static func mayPlayOn(_ notification: Notification) -> Bool {
      let type = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
      guard type == AVAudioSession.InterruptionType.ended.rawValue else { return false }
      let options = notification.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt
      return AVAudioSession.InterruptionOptions(rawValue: options ?? 0).contains(.shouldResume)
    }
  }

  private final class CallPlayerScreen: UIViewController {
    let player = Player()

    override func viewDidLoad() {
      super.viewDidLoad()
      addBehaviors {
        FocusBehavior<CallPlayerScreen>(.media) { screen, change in screen.player.isPaused = !change.hasFocus }
        PlayOnBehavior { [player] in player.isPaused = false }
      }
    }
  }
#endif
