import UIKit

/// A screen whose overrides of the appearance methods call the methods of `super` that the test names.
class ForgetfulScreen: UIViewController {
  /// Each method's calls of `super`. A method that is not in it calls its own, once.
  var superCalls: [String: [String]] = [:]
  /// Called before the calls of `super`.
  var inside: [String: (ForgetfulScreen) -> Void] = [:]

  override func viewWillAppear(_ animated: Bool) { callSuper(in: "viewWillAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { callSuper(in: "viewIsAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { callSuper(in: "viewDidAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { callSuper(in: "viewWillDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { callSuper(in: "viewDidDisappear", animated) }

  private func callSuper(in method: String, _ animated: Bool) {
    inside[method]?(self)
    for name in superCalls[method] ?? [method] {
      switch name {
      case "viewWillAppear": super.viewWillAppear(animated)
      case "viewIsAppearing": super.viewIsAppearing(animated)
      case "viewDidAppear": super.viewDidAppear(animated)
      case "viewWillDisappear": super.viewWillDisappear(animated)
      case "viewDidDisappear": super.viewDidDisappear(animated)
      default: preconditionFailure("\(name) is no appearance method")
      }
    }
  }
}
