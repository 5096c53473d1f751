import UIKit

extension UIWindow {
  /// Keyboard notifications give frames in the coordinates of the screen, and a window of an iPad may begin anywhere on it. Source:
  /// R183 of HeadlessUIKit's rules.
  package func convert(screenFrame: CGRect) -> CGRect {
    #if os(visionOS)
      return convert(screenFrame, from: nil as UIWindow?)
    #else
      return convert(screenFrame, from: screen.coordinateSpace)
    #endif
  }
}
