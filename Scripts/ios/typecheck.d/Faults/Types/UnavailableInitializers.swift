// UIKit makes these objects, or needs to be told what for.
import UIKit

@MainActor
func made(by screen: UIViewController) -> [Any] {
  // expect: 'init()' is unavailable
  _ = UIPresentationController()
  // expect: 'init()' is unavailable
  _ = UIBarButtonItemStateAppearance()
  // expect: 'init()' is unavailable
  _ = UIStoryboardSegue()
  // expect: 'init()' is unavailable
  _ = UIContextMenuInteraction()
  // expect: 'init()' is unavailable
  _ = UIApplicationShortcutItem()
  // expect: 'init()' is unavailable
  _ = UIStatusBarManager()
  // expect: 'init()' is unavailable
  _ = UIMenuElement()
  // expect: 'init()' is unavailable
  return [UITargetedPreview()]
}
