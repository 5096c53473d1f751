// expect: 'canBecomeKey' is only available in iOS 15.0 or newer
// expect: 'keyWindow' is only available in iOS 15.0 or newer
import UIKit

@MainActor
func takesTouches(_ window: UIWindow) -> Bool { window.canBecomeKey }

@MainActor
func front(_ scene: UIWindowScene) -> UIWindow? { scene.keyWindow }
