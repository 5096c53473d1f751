import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// R121: views and controllers cannot be archived, and the archiver receives an error.
@MainActor
@Suite(.oneDevice)
struct CodingTests {
  let device = HeadlessDevice()

  private static let makers: [@MainActor () -> any NSCoding] = [
    { UIView() }, { UIViewController() }, { UIWindow() }, { UINavigationController() }, { UITableView() },
  ]

  @Test("R121: archiving a view or a controller throws and does not trap", arguments: 0..<5)
  func archiving(index: Int) {
    let object = Self.makers[index]()
    #expect {
      try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    } throws: {
      ($0 as? CocoaError)?.code == .coderInvalidValue
        && "\(($0 as NSError).userInfo)".contains("HeadlessUIKit does not model archives of UIView")
    }
  }

  @Test("R121: init(coder:) fails the coder and returns nil")
  func unarchiving() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: ["a"] as NSArray, requiringSecureCoding: false)
    func coder() throws -> NSKeyedUnarchiver {
      let coder = try NSKeyedUnarchiver(forReadingFrom: data)
      coder.decodingFailurePolicy = .setErrorAndReturn
      return coder
    }
    let initializers: [@MainActor (NSCoder) -> NSObject?] = [
      UIView.init(coder:), UIScrollView.init(coder:), UIWindow.init(coder:), UITableView.init(coder:),
      UIViewController.init(coder:), UINavigationController.init(coder:), UITabBarController.init(coder:),
      UISplitViewController.init(coder:), UIPageViewController.init(coder:), UISearchController.init(coder:),
      UITableViewController.init(coder:), UIAlertController.init(coder:),
    ]
    for make in initializers { #expect(try make(coder()) == nil) }

    let failed = FailedCoder()
    #expect(UIViewController(coder: failed) == nil)
    #expect(UIView(coder: failed) == nil)
    #expect(
      failed.failures == [
        "HeadlessUIKit does not model archives of UIViewController; see Fidelity.md",
        "HeadlessUIKit does not model archives of UIView; see Fidelity.md",
      ])
  }
}

/// Keeps the errors that it receives.
private final class FailedCoder: NSCoder {
  var failures: [String] = []

  override func failWithError(_ error: any Error) {
    failures.append((error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "")
  }

  override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
}
