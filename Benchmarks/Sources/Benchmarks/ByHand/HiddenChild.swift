import UIKit

// The pattern as people write it by hand: one hidden child view controller for a screen that goes through an array of existentials.

@MainActor
protocol HandWrittenBehavior {
  func beforeAppearing(_ viewController: UIViewController)
  func duringAppearing(_ viewController: UIViewController)
  func afterAppearing(_ viewController: UIViewController)
  func beforeDisappearing(_ viewController: UIViewController)
  func afterDisappearing(_ viewController: UIViewController)
  func afterReceivingMemoryWarning(_ viewController: UIViewController)
}

final class HiddenChild: UIViewController {
  var behaviors: [any HandWrittenBehavior] = []

  private func forEach(_ body: (any HandWrittenBehavior, UIViewController) -> Void) {
    guard let parent else { return }
    for behavior in behaviors { body(behavior, parent) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forEach { $0.beforeAppearing($1) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    forEach { $0.duringAppearing($1) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forEach { $0.afterAppearing($1) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forEach { $0.beforeDisappearing($1) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forEach { $0.afterDisappearing($1) }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    forEach { $0.afterReceivingMemoryWarning($1) }
  }
}

extension UIViewController {
  /// Adds to the hidden child that is there, or creates it.
  func addByHand(_ behaviors: [any HandWrittenBehavior]) {
    var child = children.lazy.compactMap { $0 as? HiddenChild }.first
    if child == nil {
      let new = HiddenChild()
      embed(new)
      child = new
    }
    child?.behaviors += behaviors
  }
}
