import UIKit

/// A class of view controllers or views, which may be one of the system's.
struct SystemClass {
  var name: String
  var bundlePath: String

  @MainActor
  init(_ type: AnyClass) {
    self.init(name: ClassOrigin.of(type).name, bundlePath: Bundle(for: type).bundlePath)
  }

  init(name: String, bundlePath: String) {
    self.name = name
    self.bundlePath = bundlePath
  }

  /// Whether it is in a framework of the system's. A simulator has the system in a folder of the Mac's, and Catalyst in
  /// `/System/iOSSupport`.
  var isOfSystem: Bool { bundlePath.range(of: "/System/Library/") != nil }

  /// Whether it is a class that apps derive their screens from, with a view that may be of a class of the system's. All other
  /// controllers of the system draw their own views, some of them in another process.
  var isDrawnByApp: Bool { Self.baseClasses.contains(name) }

  private static let baseClasses = [
    "UITableViewController", "UICollectionViewController", "UIInputViewController", "UIDocumentViewController",
    "GLKViewController", "GCEventViewController", "AVPictureInPictureVideoCallViewController",
    "MSMessagesAppViewController", "ASCredentialProviderViewController",
    "ASAccountAuthenticationModificationViewController", "FPUIActionExtensionViewController",
    "ILClassificationUIExtensionViewController", "SLComposeServiceViewController",
  ]
}
