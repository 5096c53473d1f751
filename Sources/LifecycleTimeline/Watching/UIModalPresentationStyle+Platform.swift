import UIKit

extension UIModalPresentationStyle {
  // Each style by its name in UIKit.
  #if os(tvOS)
    static let byName: [(name: String, style: UIModalPresentationStyle)] = [
      ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen), ("currentContext", .currentContext),
      ("overCurrentContext", .overCurrentContext), ("custom", .custom),
    ]
  #else
    static let byName: [(name: String, style: UIModalPresentationStyle)] = [
      ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen), ("currentContext", .currentContext),
      ("overCurrentContext", .overCurrentContext), ("custom", .custom), ("pageSheet", .pageSheet),
      ("formSheet", .formSheet), ("popover", .popover),
    ]
  #endif
}
