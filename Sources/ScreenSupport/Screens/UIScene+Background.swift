import UIKit

extension UIScene {
  /// One that is connected in the background, to have its picture taken, may read as unattached; it announces nothing (R162 of
  /// HeadlessUIKit's rules). One that is inactive may be launching.
  package var isInBackground: Bool { activationState == .background || activationState == .unattached }
}
