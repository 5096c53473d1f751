import FocusBehavior
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTasks
import OverlayBehavior
import ReadyMadeBehaviors
import SuspendBehavior
import UIKit

// A screen of an app. It uses what all products add to a screen, as their documentation shows it.

final class PlayerScreen: UIViewController {
  enum Field: Hashable { case title, note }

  let titleField = UITextField()
  let noteField = UITextField()
  let player = Player()
  private var attachment: BehaviorAttachment?
  private var playing: Task<Void, Never>?
  private lazy var inputFocus = InputFocus<Field>(order: [.title, .note])

  override func viewDidLoad() {
    super.viewDidLoad()
    attachment = addBehaviors([
      TitleBehavior(title: "Player"),
      CountingBehavior(),
      VisitsBehavior(),
      NavigationBarBehavior(isHidden: true) { bar in bar.isTranslucent = false },
      KeyboardInsetsBehavior<PlayerScreen> { screen in screen.view as? UIScrollView },
      DismissKeyboardOnTapBehavior(),
      KeepAwakeBehavior().onlyFirstAppearance(),
      ActionBehavior<PlayerScreen>.afterAppearing { screen in screen.player.play() },
      TaskBehavior<PlayerScreen>(while: .visible) { screen in await screen.player.load() },
      TaskBehavior<PlayerScreen>(whileFocused: .media) { screen in await screen.player.load() },
      FocusBehavior { [player] change in player.isPaused = !change.hasFocus },
      FocusBehavior<PlayerScreen>(.media) { screen, change in screen.title = change.reason.name },
      SuspendBehavior { [player] event in if case .willSuspend(.possible) = event { player.save() } },
      OverlayBehavior(while: { [weak player] in player?.isPaused == true }) { _ in UIViewController() },
      InputFocusBehavior<PlayerScreen>(inputFocus, fields: [.title: \.titleField, .note: \.noteField]),
    ])
    addBehaviors {
      if player.isPaused { DismissKeyboardOnTapBehavior() }
      for name in ["A", "B"] { TitleBehavior(title: name) }
    }
    inputFocus.didChange = { [player] change in player.isPaused = change.field != nil }
    playing = Task { [weak self] in
      guard let changes = self?.focusChanges() else { return }
      for await change in changes { self?.player.isPaused = !change.hasFocus }
    }
  }

  func stop() async {
    attachment?.remove()
    playing?.cancel()
    for await (moment, _) in lifecycleMoments() where moment == .afterDisappearing { break }
    let overlay = OverlayController { _ in UIViewController() }
    await overlay.show()
    for await event in SuspendMonitor.shared.events(.holdingBackgroundTask()) {
      if case .willSuspend(.imminent) = event { player.save() }
    }
  }
}

/// What a screen of an app often has: a class without an actor, which may not cross to another thread.
class Player {
  var isPaused = false
  func play() { isPaused = false }
  func save() {}
  @MainActor func load() async {}
}
