// Types to which an app may add values, and those to which it may not.
import UIKit

let heading = UIFont.TextStyle(rawValue: "UICTFontTextStyleHeadline")
let noTask = UIBackgroundTaskIdentifier(rawValue: 0)
let urlOfLaunch = UIApplication.LaunchOptionsKey(rawValue: "url")
let slow = UIScrollView.DecelerationRate(rawValue: 0.998)
let almostRequired = UILayoutPriority(999)
let veryHeavy = UIFont.Weight(0.7)
let aboveAlerts = UIWindow.Level(2_001)
let share = UIAction.Identifier("share")
let fileMenu = UIMenu.Identifier("file")
@available(iOS 15, *)
let lowest = UISheetPresentationController.Detent.Identifier("lowest")
