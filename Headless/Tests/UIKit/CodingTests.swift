import Foundation
import HeadlessTestSupport
import Testing
import UIKit

/// R121: views and controllers cannot be archived.
@MainActor
@Suite(.oneDevice)
struct CodingTests {
  @Test("R121: archiving a view or a controller throws, and does not trap")
  func archiving() {
    for object in [UIView(), UIViewController(), UIWindow(), UINavigationController()] as [any NSCoding] {
      #expect(throws: CocoaError.self) {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
      }
    }
  }

  @Test("R121: init(coder:) fails the coder and returns nil")
  func unarchiving() {
    let initializers: [@MainActor (NSCoder) -> NSObject?] = [
      UIView.init(coder:), UIScrollView.init(coder:), UIWindow.init(coder:), UITableView.init(coder:),
      UIViewController.init(coder:), UINavigationController.init(coder:), UITabBarController.init(coder:),
      UISplitViewController.init(coder:), UIPageViewController.init(coder:), UISearchController.init(coder:),
      UITableViewController.init(coder:), UIAlertController.init(coder:),
    ]
    for make in initializers {
      let coder = FailingCoder()
      #expect(make(coder) == nil)
      #expect(coder.hasFailed)
    }
  }

  @Test("R121: init(coder:) of a view that is always decoded fails the coder and makes an empty view")
  func alwaysUnarchived() {
    let coder = FailingCoder()
    #expect(UIStackView(coder: coder).arrangedSubviews == [])
    #expect(coder.hasFailed)
    let other = FailingCoder()
    #expect(!UIActivityIndicatorView(coder: other).isAnimating)
    #expect(other.hasFailed)
  }
}

private final class FailingCoder: NSCoder {
  private(set) var hasFailed = false

  override func failWithError(_ error: any Error) { hasFailed = true }

  override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
}
