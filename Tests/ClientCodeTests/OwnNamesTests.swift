import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct OwnNamesTests {
  @Test("A screen may have members of its own by every name that the framework adds to view controllers")
  func names() {
    let device = HeadlessDevice()
    let screen = OwnNamesViewController()
    device.launch(showing: screen)
    device.advance(by: 1)
    #expect(screen.screenFocus == "focus")
    #expect(screen.contentChildren == ["contentChildren"])
    #expect(screen.lifecycleMoments == 1)
    #expect((screen as UIViewController).screenFocus?.hasFocus == true)
    #expect((screen as UIViewController).contentChildren == [])
    #expect((screen as UIViewController).lifecycleBehaviorViewController?.parent === screen)
    #expect(screen.log == ["appeared", "focus true"])
  }
}

/// Its properties are stored and not private, as an app's are.
private final class OwnNamesViewController: UIViewController {
  var addDefaultBehaviors = false
  var lifecycleBehaviorViewController: String?
  var contentChildren = ["contentChildren"]
  var lifecycleMoments = 1
  var screenFocus = "focus"
  var observeFocusWithin = 5
  var focusChanges = 6
  var dropUnlessFocused = 10
  // Names that the framework adds for its own use.
  var attach = 12
  var hostForBehaviors = 13
  var hiddenChild = 14
  var container = 15
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      AppearedBehavior(),
      FocusBehavior<OwnNamesViewController> { screen, change in screen.log.append("focus \(change.hasFocus)") },
    ])
  }

  func addBehaviors(_ names: [String]) {
    log += names
  }
}

private struct AppearedBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {
    (viewController as? OwnNamesViewController)?.addBehaviors(["appeared"])
  }
}
