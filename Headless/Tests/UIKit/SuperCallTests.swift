import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R154: overrides of the appearance methods call `super`. What else they do does not depend on it.
@MainActor
@Suite(.oneDevice)
struct SuperCallTests: FixtureSuite {
  let fixture = LoggedDevice()
  private let screen = ForgetfulScreen()

  private var mistakes: [String] { device.superCallMistakes.map(\.description) }

  /// The screen appears, is covered, and appears again.
  private func visit(_ screen: UIViewController, within container: (UIViewController) -> UIViewController = { $0 }) {
    device.launch(showing: container(screen))
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    screen.present(cover, animated: true)
    device.finishTransitions()
    cover.dismiss(animated: true)
    device.finishTransitions()
  }

  @Test(
    "R154: an override that does not call super is named once, however often it is called, and not on the console",
    arguments: ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
  func missing(method: String) {
    screen.superCalls[method] = []
    visit(screen)
    #expect(mistakes == ["ForgetfulScreen.\(method) does not call super"])
    #expect(device.superCallMistakes.first?.controllerType == "ForgetfulScreen")
    #expect(device.superCallMistakes.first?.method == method)
    #expect(device.superCallMistakes.first?.called == [])
    #expect(device.consoleMessages == [])
  }

  @Test("R154: an override that calls another method of super, or more than one, is named with all calls")
  func otherCalls() {
    screen.superCalls = [
      "viewWillAppear": ["viewWillAppear", "viewWillAppear"], "viewDidAppear": ["viewWillAppear", "viewDidAppear"],
      "viewDidDisappear": ["viewDidAppear"],
    ]
    visit(screen)
    #expect(
      mistakes == [
        "ForgetfulScreen.viewWillAppear calls super.viewWillAppear and super.viewWillAppear",
        "ForgetfulScreen.viewDidAppear calls super.viewWillAppear and super.viewDidAppear",
        "ForgetfulScreen.viewDidDisappear calls super.viewDidAppear",
      ])
  }

  @Test("R154, R35: in UIKit's containers an override is checked like any other, and theirs call super")
  func containers() {
    screen.superCalls["viewWillAppear"] = []
    visit(screen) { screen in
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen), UIViewController()]
      return tabs
    }
    #expect(mistakes == ["ForgetfulScreen.viewWillAppear does not call super"])
  }

  @Test("R154: an override of a container is named, although UIKit forwards to its children")
  func forgetfulContainer() {
    final class Stack: UINavigationController {
      override func viewDidAppear(_ animated: Bool) {}
    }
    device.launch(showing: Stack(rootViewController: screen))
    #expect(mistakes == ["Stack.viewDidAppear does not call super"])
  }

  @Test("R154, R16, R19: a child to which a container forwards by itself is checked")
  func explicitTransition() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    device.launch(showing: container)
    screen.superCalls = ["viewWillAppear": [], "viewDidAppear": ["viewWillAppear"]]
    container.addChild(screen)
    screen.beginAppearanceTransition(true, animated: false)
    #expect(mistakes == ["ForgetfulScreen.viewWillAppear does not call super"])
    container.view.addSubview(screen.view)
    screen.endAppearanceTransition()
    screen.didMove(toParent: container)
    #expect(mistakes.last == "ForgetfulScreen.viewDidAppear calls super.viewWillAppear")
  }

  @Test("R154: a call that the app makes itself is not checked")
  func callByHand() {
    device.launch(showing: UIViewController())
    screen.superCalls["viewWillAppear"] = []
    screen.viewWillAppear(true)
    UIViewController().viewDidAppear(true)
    #expect(mistakes == [])
  }

  @Test("R154: an override that calls a method of another controller by hand is judged by its own calls")
  func forwardingByHand() {
    let child = UIViewController()
    screen.inside["viewWillAppear"] = { _ in child.viewWillAppear(true) }
    screen.inside["viewDidAppear"] = { _ in child.viewDidAppear(true) }
    screen.superCalls["viewDidAppear"] = []
    device.launch(showing: screen)
    #expect(mistakes == ["ForgetfulScreen.viewDidAppear does not call super"])
  }

  @Test("R154: an override that makes its own controller disappear before it calls super is correct")
  func nested() {
    screen.inside["viewWillAppear"] = { screen in
      screen.inside = [:]
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
    }
    device.launch(showing: screen)
    device.advance(by: 1)
    #expect(mistakes == [])
  }

  @Test("R154: an override that calls super when another screen has appeared in it is correct")
  func screensInside() {
    let child = ForgetfulScreen()
    child.superCalls["viewDidAppear"] = []
    screen.inside["viewWillAppear"] = { screen in
      screen.addChild(child)
      screen.view.addSubview(child.view)
      child.didMove(toParent: screen)
    }
    device.launch(showing: screen)
    #expect(mistakes == ["ForgetfulScreen.viewDidAppear does not call super"])
  }
}
