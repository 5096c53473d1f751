// Every enum that UIKit declares can have more cases than are known.
import UIKit

func isOnScreen(_ state: UIApplication.State) -> Bool {
  // expect: switch covers known cases, but 'UIApplication.State' may have additional unknown values, possibly added in future versions
  switch state {
  case .active, .inactive: true
  case .background: false
  }
}

func isOnScreen(_ state: UIScene.ActivationState) -> Bool {
  // expect: switch covers known cases, but 'UIScene.ActivationState' may have additional unknown values, possibly added in future versions
  switch state {
  case .foregroundActive, .foregroundInactive: true
  case .background, .unattached: false
  }
}

func isDark(_ style: UIUserInterfaceStyle) -> Bool {
  // expect: switch covers known cases, but 'UIUserInterfaceStyle' may have additional unknown values, possibly added in future versions
  switch style {
  case .dark: true
  case .light, .unspecified: false
  }
}

func isOver(_ state: UIGestureRecognizer.State) -> Bool {
  // expect: switch covers known cases, but 'UIGestureRecognizer.State' may have additional unknown values, possibly added in future versions
  switch state {
  case .ended, .cancelled, .failed: true
  case .possible, .began, .changed: false
  }
}

func isPush(_ operation: UINavigationController.Operation) -> Bool {
  // expect: switch must be exhaustive
  switch operation {
  case .push: true
  case .pop: false
  @unknown default: false
  }
}
