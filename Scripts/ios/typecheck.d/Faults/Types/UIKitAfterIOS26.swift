// What iOS 26.1 to 27.1 added.
import UIKit

@MainActor
func added(_ scene: UIWindowScene, _ screen: UIViewController, _ target: AnyObject, _ action: Selector) -> [Any?] {
  // expect: 'registerSceneAccessory' is only available in iOS 27.0 or newer
  _ = screen.registerSceneAccessory
  // expect: 'backgroundEffect' is only available in iOS 26.1 or newer
  screen.presentationController?.backgroundEffect = nil
  // expect: 'displayLink(target:selector:)' is only available in iOS 27.0 or newer
  // expect: 'arrangementViewController' is only available in iOS 27.1 or newer
  return [scene.displayLink(target: target, selector: action), screen.arrangementViewController]
}

// expect: 'UIArrangementViewController' is only available in iOS 27.1 or newer
final class TwoPanes: UIArrangementViewController {}

final class OwnBars: UIViewController {
  // expect: overriding declaration requires an 'override' keyword
  func setNeedsUpdateOfVerticalBarConfiguration() {}
}

final class OwnAccessory: UIViewController {
  // expect: method 'register' with Objective-C selector 'registerSceneAccessory:' conflicts with method 'registerSceneAccessory' from superclass 'UIViewController' with the same Objective-C selector
  @objc(registerSceneAccessory:) func register(_ accessory: NSObject) {}
}
