import UIKit

// expect: main actor-isolated property 'title' can not be referenced from a nonisolated context
func title(of controller: UIViewController) -> String? { controller.title }

// expect: main actor-isolated class property 'main' can not be referenced from a nonisolated context
func screen() -> UIScreen { .main }

func layOut(_ view: UIView) {
  // expect: main actor-isolated instance method 'setNeedsLayout()' cannot be called from outside of the actor
  Task.detached { view.setNeedsLayout() }
}

func keepAwake(_ application: UIApplication) -> any NSObjectProtocol {
  let center = NotificationCenter.default
  return center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in
    // expect: main actor-isolated property 'isIdleTimerDisabled' can not be mutated from a Sendable closure
    application.isIdleTimerDisabled = true
  }
}

func fadeLater(_ view: UIView) -> Timer {
  // expect: main actor-isolated property 'alpha' can not be mutated from a Sendable closure
  .scheduledTimer(withTimeInterval: 1, repeats: false) { _ in view.alpha = 0 }
}

actor Worker {
  // expect: main actor-isolated property 'isHidden' can not be mutated on a nonisolated actor instance
  func hide(_ view: UIView) { view.isHidden = true }
}

final class NonisolatedOverride: UIViewController {
  // expect: main actor-isolated property 'title' can not be mutated from a nonisolated context
  nonisolated override func viewDidLoad() { title = "" }
}

final class NonisolatedWitness: NSObject, UITextFieldDelegate {
  // expect: main actor-isolated property 'text' can not be mutated from a nonisolated context
  nonisolated func textFieldDidEndEditing(_ textField: UITextField) { textField.text = "" }
}

final class RemovedAtTheEnd: UIView {
  // expect: call to main actor-isolated instance method 'removeFromSuperview()' in a synchronous nonisolated context
  deinit { removeFromSuperview() }
}
