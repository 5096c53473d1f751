// expect: switch covers known cases, but 'UIApplication.State' may have additional unknown values
import UIKit

func isOnScreen(_ state: UIApplication.State) -> Bool {
  switch state {
  case .active, .inactive: true
  case .background: false
  }
}
