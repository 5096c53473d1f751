import UIKit

/// The styles that `present` knows, in UIKit's own words.
enum PresentStyle: String, CaseIterable {
  case fullScreen, overFullScreen, pageSheet, formSheet, popover, currentContext

  var modalPresentationStyle: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    case .currentContext: .currentContext
    }
  }
}
