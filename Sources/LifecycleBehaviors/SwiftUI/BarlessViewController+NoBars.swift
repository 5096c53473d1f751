#if canImport(SwiftUI) && (os(tvOS) || os(visionOS))
  import UIKit

  /// There is no status bar.
  package typealias BarlessViewController = UIViewController
#endif
