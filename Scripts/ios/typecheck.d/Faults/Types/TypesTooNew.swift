// Types of newer systems, named without a question.
import UIKit

// expect: 'UIScrollEdgeEffect' is only available in iOS 26.0 or newer
func edge() -> UIScrollEdgeEffect? { nil }

// expect: 'UICornerConfiguration' is only available in iOS 26.0 or newer
func corners() -> UICornerConfiguration? { nil }

// expect: 'Badge' is only available in iOS 26.0 or newer
func badge() -> UIBarButtonItem.Badge? { nil }

// expect: 'UITabAccessory' is only available in iOS 26.0 or newer
func accessory() -> UITabAccessory? { nil }

// expect: 'UIHDRHeadroomUsageLimit' is only available in iOS 26.0 or newer
func limit() -> UIHDRHeadroomUsageLimit? { nil }

// expect: 'UITabAccessoryEnvironment' is only available in iOS 26.0 or newer
func environment() -> UITabAccessoryEnvironment? { nil }

// expect: 'UISceneDestructionCondition' is only available in iOS 26.0 or newer
func condition() -> UISceneDestructionCondition? { nil }

// expect: 'LayoutRegion' is only available in iOS 26.0 or newer
func region() -> UIView.LayoutRegion? { nil }

// expect: 'UIConversationContext' is only available in iOS 18.4 or newer
func conversation() -> UIConversationContext? { nil }

// expect: 'UIInputSuggestion' is only available in iOS 18.4 or newer
func suggestion() -> UIInputSuggestion? { nil }

// expect: 'UIAccessibilityPriority' is only available in iOS 17.0 or newer
func priority() -> UIAccessibilityPriority? { nil }

@MainActor
@available(iOS 15.4, *)
func settings() -> String {
  // expect: 'openNotificationSettingsURLString' is only available in iOS 16.0 or newer
  UIApplication.openNotificationSettingsURLString
}

final class LongPressed: UIControl {
  func ask(_ interaction: UIContextMenuInteraction) -> Any? {
    // expect: 'contextMenuInteraction(_:configurationForMenuAtLocation:)' is only available in iOS 14.0 or newer
    contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
  }
}
