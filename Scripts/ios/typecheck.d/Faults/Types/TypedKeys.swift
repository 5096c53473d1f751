// An app adds no value to these types, so only rawValue: makes one.
import UIKit

// expect: missing argument label 'rawValue:' in call
let styleOfText = UIFont.TextStyle("UICTFontTextStyleBody")
// expect: missing argument label 'rawValue:' in call
let contentOfText = UITextContentType("nickname")
// expect: missing argument label 'rawValue:' in call
let directionOfText = UITextDirection(0)
// expect: missing argument label 'rawValue:' in call
let roleOfScene = UISceneSession.Role("UIWindowSceneSessionRoleApplication")
// expect: missing argument label 'rawValue:' in call
let sizeOfText = UIContentSizeCategory("UICTContentSizeCategoryL")
// expect: missing argument label 'rawValue:' in call
let backgroundTask = UIBackgroundTaskIdentifier(1)
// expect: missing argument label 'rawValue:' in call
let viewOfTransition = UITransitionContextViewKey("UITransitionContextFromView")
// expect: missing argument label 'rawValue:' in call
let controllerOfTransition = UITransitionContextViewControllerKey("UITransitionContextFromViewController")
// expect: missing argument label 'rawValue:' in call
let changeOfScreen = UIAccessibility.Notification(1000)
// expect: missing argument label 'rawValue:' in call
let rateOfScrolling = UIScrollView.DecelerationRate(0.9)
// expect: missing argument label 'rawValue:' in call
let optionOfLaunch = UIApplication.LaunchOptionsKey("url")
// expect: missing argument label 'rawValue:' in call
let optionOfURL = UIApplication.OpenURLOptionsKey("source")
// expect: missing argument label 'rawValue:' in call
let optionOfOpening = UIApplication.OpenExternalURLOptionsKey("universal")
// expect: missing argument label 'rawValue:' in call
let pointOfExtension = UIApplication.ExtensionPointIdentifier("keyboard")
// expect: missing argument label 'rawValue:' in call
let optionOfPages = UIPageViewController.OptionsKey("spacing")
