import HeadlessDevice
import HeadlessTestSupport
import UIKit

/// A device without an app, and two logged screens, A and B, that share a transcript.
class LoggedScreens: LoggedDevice {
  let a: LoggedViewController
  let b: LoggedViewController

  init() {
    let log = Transcript()
    a = log.screen("A")
    b = log.screen("B")
    super.init(HeadlessDevice(), log)
  }
}

extension FixtureSuite where Fixture: LoggedScreens {
  var a: LoggedViewController { fixture.a }
  var b: LoggedViewController { fixture.b }
}

/// An app that shows A. B is there to be presented.
final class LoggedPresenter: LoggedScreens {
  override init() {
    super.init()
    device.launch(showing: a)
    log.flush()
  }
}

/// An app that shows a navigation controller whose root is A. B is there to be pushed.
class LaunchedStack: LoggedScreens {
  private(set) lazy var nav = UINavigationController(rootViewController: a)

  override init() {
    super.init()
    device.launch(showing: nav)
    log.flush()
  }
}

extension FixtureSuite where Fixture: LaunchedStack {
  var nav: UINavigationController { fixture.nav }
}

/// An app that shows a navigation controller with A, and B above it.
final class PushedStack: LaunchedStack {
  override init() {
    super.init()
    nav.pushViewController(b, animated: false)
    device.finishTransitions()
    log.flush()
  }
}
