import UIKit

extension ConformanceCase {
  /// R36 for the delegate of a navigation controller, R133, R136, a part of W9, and W15.
  static let navigationDelegates: [ConformanceCase] = [
    ConformanceCase(
      "R36", "the delegate of a push: willShow after the will-calls, didShow after viewDidAppear",
      expecting: ["A.wD(t)", "B.wA(t)", "willShow B", "A.dD(t)", "B.dA(t)", "didShow B"]
    ) { run in
      run.calls = .appearance
      let navigation = run.navigation(run.screen("A"))
      await run.show(navigation)
      navigation.delegate = run.delegate(logging: [.willShow, .didShow])
      navigation.pushViewController(run.screen("B"), animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R36", "the delegate of a pop: willShow after the will-calls, didShow after viewDidAppear",
      expecting: ["B.wD(f)", "A.wA(f)", "willShow A", "B.dD(f)", "A.dA(f)", "didShow A"]
    ) { run in
      run.calls = .appearance
      let navigation = run.navigation(run.screen("A"))
      navigation.viewControllers += [run.screen("B")]
      await run.show(navigation)
      navigation.delegate = run.delegate(logging: [.willShow, .didShow])
      navigation.popViewController(animated: false)
      await run.settle()
    },
    ConformanceCase(
      "R36", "the lower screen is not shown by a swipe back that is let go", needs: [.fingers],
      expecting: ["didShow A false"]
    ) { run in
      run.calls = []
      let navigation = run.navigation(run.screen("A"))
      navigation.viewControllers += [run.screen("B")]
      await run.show(navigation)
      navigation.delegate = run.delegate(logging: [.didShow])
      await run.gesture(.swipeBack(in: navigation, .letGo))
      await run.settle()
      let isShown = run.lines.contains("didShow A")
      run.forget()
      run.log("didShow A \(isShown)")
    },
    ConformanceCase(
      "W9", "the delegate receives no didShow after a swipe back that is let go", needs: [.fingers],
      expecting: ["settled"], otherwise: ["W9-pop": ["didShow B", "settled"]]
    ) { run in
      run.calls = []
      let navigation = run.navigation(run.screen("A"))
      navigation.viewControllers += [run.screen("B")]
      await run.show(navigation)
      navigation.delegate = run.delegate(logging: [.didShow])
      await run.gesture(.swipeBack(in: navigation, .letGo))
      await run.settle()
      run.log("settled")
    },
    ConformanceCase(
      "R133", "the delegate that was set is called, whatever an override of `delegate` returns",
      expecting: ["delegate false", "didShow B"]
    ) { run in
      run.calls = []
      let navigation = NavigationWithOwnDelegate(rootViewController: run.screen("A"))
      await run.show(navigation)
      navigation.setProxy(run.delegate(logging: [.didShow]))
      run.log("delegate \(navigation.delegate != nil)")
      navigation.pushViewController(run.screen("B"), animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R136", "the delegate is called for the screen with which the navigation controller first appears",
      expecting: ["willShow A", "didShow A"]
    ) { run in
      run.calls = []
      let navigation = run.navigation(run.screen("A"))
      navigation.delegate = run.delegate(logging: [.willShow, .didShow])
      run.window.rootViewController = navigation
      await run.settle()
    },
    ConformanceCase(
      "W15", "the delegate is not called again when the navigation controller reappears",
      expecting: ["willShow A", "didShow A", "reappears"],
      otherwise: ["W15": ["willShow A", "didShow A", "reappears", "willShow A", "didShow A"]]
    ) { run in
      run.calls = []
      let navigation = run.navigation(run.screen("A"))
      navigation.delegate = run.delegate(logging: [.willShow, .didShow])
      run.window.rootViewController = navigation
      await run.settle()
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      navigation.present(modal, animated: true)
      await run.settle()
      run.log("reappears")
      navigation.dismiss(animated: true)
      await run.settle()
    },
  ]
}

/// A navigation controller whose `delegate` is storage of its own.
private final class NavigationWithOwnDelegate: UINavigationController {
  private weak var own: (any UINavigationControllerDelegate)?

  override var delegate: (any UINavigationControllerDelegate)? {
    get { own }
    set { own = newValue }
  }

  func setProxy(_ proxy: any UINavigationControllerDelegate) {
    super.delegate = proxy
  }
}
