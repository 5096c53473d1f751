// Names that follow from Objective-C, where UIKit has given others in Swift.
import UIKit

@MainActor
func constrain(_ view: UIView, to other: UIView) -> [NSLayoutConstraint] {
  [
    // expect: value of type 'NSLayoutXAxisAnchor' has no member 'constraintEqualToSystemSpacing'
    view.leadingAnchor.constraintEqualToSystemSpacing(after: other.trailingAnchor, multiplier: 1),
    // expect: value of type 'NSLayoutYAxisAnchor' has no member 'constraintEqualToSystemSpacing'
    view.topAnchor.constraintEqualToSystemSpacing(below: other.bottomAnchor, multiplier: 1),
  ]
}

@available(iOS 14, *)
@MainActor
func send(_ action: UIAction, from control: UIControl) {
  // expect: value of type 'UIControl' has no member 'send'
  control.send(action)
}

@MainActor
func surroundings(of view: UIView) -> Any? {
  // expect: value of type 'UIView' has no member 'parent'
  view.parent
}

@available(iOS 15, *)
@MainActor
func constraints(of guide: UITrackingLayoutGuide) -> [NSLayoutConstraint] {
  // expect: value of type 'UITrackingLayoutGuide' has no member 'constraintsActive'
  guide.constraintsActive(whenNearEdge: NSDirectionalRectEdge.top)
}

@available(iOS 16, *)
// expect: type 'UIAlertController' has no member 'Severity'
func severity() -> Any { UIAlertController.Severity.critical }

@available(iOS 17, *)
// expect: 'UIImageDynamicRange' has been renamed to 'UIImage.DynamicRange'
func range() -> Any { UIImageDynamicRange.high }

// expect: 'UIImageConfiguration' has been renamed to 'UIImage.Configuration'
func configuration() -> Any { UIImageConfiguration.self }

@available(iOS 17, *)
// expect: 'UIAccessibilityDirectTouchOptions' has been renamed to 'UIAccessibility.DirectTouchOptions'
func touches() -> Any { UIAccessibilityDirectTouchOptions.silentOnTouch }

// expect: type 'NSAttributedString.Key' has no member 'accessibilityTextualContext'
func context() -> NSAttributedString.Key { .accessibilityTextualContext }

@MainActor
// expect: type 'UIApplication' has no member 'minimumKeepAliveTimeout'
func timeout() -> TimeInterval { UIApplication.minimumKeepAliveTimeout }

@available(iOS 14, *)
@MainActor
func item(_ action: UIAction, _ menu: UIMenu) -> [UIBarButtonItem] {
  [
    // expect: incorrect argument label in call (have 'barButtonSystemItem:primaryAction:', expected '__barButtonSystemItem:primaryAction:')
    UIBarButtonItem(barButtonSystemItem: .add, primaryAction: action),
    // expect: incorrect argument label in call (have 'barButtonSystemItem:menu:', expected '__barButtonSystemItem:menu:')
    UIBarButtonItem(barButtonSystemItem: .add, menu: menu),
  ]
}
