import FocusBehavior
import LifecycleBehaviors
import UIKit

// FocusBehavior: Choosing a preset.

@MainActor
final class Settings {
  var playsUnderAlerts = true
}

final class SettingPlayerViewController: UIViewController {
  let player = Player()
  let settings = Settings()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      FocusBehavior(.media) { [player, settings] change in
        if settings.playsUnderAlerts { player.isPaused = !change.hasFocus }
      },
      FocusBehavior(.media.adding(.alert)) { [player, settings] change in
        if !settings.playsUnderAlerts { player.isPaused = !change.hasFocus }
      },
    ])
  }
}
