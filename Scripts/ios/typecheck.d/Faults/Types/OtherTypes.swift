// The types are those that UIKit has in Swift, and not those that follow from Objective-C.
import UIKit

@MainActor
func read(_ picker: UIDatePicker) {
  // expect: cannot convert value of type 'Calendar?' to specified type 'NSCalendar'
  let _: NSCalendar = picker.calendar
  // expect: cannot assign value of type 'TimeZone?' to type 'NSTimeZone?'
  let _: NSTimeZone? = picker.timeZone
  // expect: cannot assign value of type 'Locale?' to type 'NSLocale?'
  let _: NSLocale? = picker.locale
}

@MainActor
func restore(_ screen: UIViewController) {
  // expect: cannot assign value of type 'UIView.Type' to type '(any UIViewControllerRestoration.Type)?'
  screen.restorationClass = UIView.self
}

@MainActor
func style(_ popover: UIPopoverPresentationController) {
  // expect: cannot assign value of type 'UIView.Type' to type '(any UIPopoverBackgroundViewMethods.Type)?'
  popover.popoverBackgroundViewClass = UIView.self
}

@MainActor
func appearance() -> UILabel {
  // expect: cannot convert value of type 'NSObject.Type' to expected element type 'Array<any UIAppearanceContainer.Type>.ArrayLiteralElement' (aka 'any UIAppearanceContainer.Type')
  UILabel.appearance(whenContainedInInstancesOf: [NSObject.self])
}

@available(iOS 15, *)
@MainActor
func radius(of sheet: UISheetPresentationController) -> CGFloat {
  // expect: value of optional type 'CGFloat?' must be unwrapped to a value of type 'CGFloat'
  sheet.preferredCornerRadius
}

@available(iOS 17, *)
@MainActor
func darken(_ view: UIView) {
  let overrides = view.traitOverrides
  // expect: cannot assign to property: 'overrides' is a 'let' constant
  overrides.userInterfaceStyle = .dark
}

@available(iOS 17, *)
func large(_ traits: UITraitCollection) -> Any {
  // expect: cannot convert value of type '(any UIMutableTraits) -> ()' to expected argument type '(inout any UIMutableTraits) -> Void'
  traits.modifyingTraits { (mutable: any UIMutableTraits) in _ = mutable }
}

@available(iOS 17, *)
func activation(of session: UISceneSession) {
  let request = UISceneSessionActivationRequest(session: session)
  // expect: cannot assign to property: 'request' is a 'let' constant
  request.userActivity = nil
}

final class Repositioning: NSObject, UIPopoverPresentationControllerDelegate {
  // expect: instance method 'popoverPresentationController(_:willRepositionPopoverTo:in:)' nearly matches optional requirement 'popoverPresentationController(_:willRepositionPopoverTo:in:)' of protocol 'UIPopoverPresentationControllerDelegate'
  func popoverPresentationController(
    _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView?>
  ) {}
}

final class Tagged {
  var count = 0
}

// expect: let 'tagged' is not concurrency-safe because non-'Sendable' type 'DispatchSpecificKey<Tagged>' may have shared mutable state
let tagged = DispatchSpecificKey<Tagged>()

func traits() -> UIAccessibilityTraits {
  // expect: missing argument label 'rawValue:' in call
  UIAccessibilityTraits(1)
}
