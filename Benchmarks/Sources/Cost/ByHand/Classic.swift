import UIKit

// What people write by hand since 2016: a hidden child view controller that goes through an array of existentials.

@MainActor
protocol ClassicBehavior {
  func afterLoading(_ viewController: UIViewController)
  func beforeAppearing(_ viewController: UIViewController)
  func duringAppearing(_ viewController: UIViewController)
  func afterAppearing(_ viewController: UIViewController)
  func beforeDisappearing(_ viewController: UIViewController)
  func afterDisappearing(_ viewController: UIViewController)
  func afterReceivingMemoryWarning(_ viewController: UIViewController)
}

extension ClassicBehavior {
  func afterLoading(_ viewController: UIViewController) {}
  func beforeAppearing(_ viewController: UIViewController) {}
  func duringAppearing(_ viewController: UIViewController) {}
  func afterAppearing(_ viewController: UIViewController) {}
  func beforeDisappearing(_ viewController: UIViewController) {}
  func afterDisappearing(_ viewController: UIViewController) {}
  func afterReceivingMemoryWarning(_ viewController: UIViewController) {}
}

final class ClassicViewController: UIViewController {
  private let behaviors: [any ClassicBehavior]

  init(_ behaviors: [any ClassicBehavior]) {
    self.behaviors = behaviors
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func forEach(_ body: (any ClassicBehavior, UIViewController) -> Void) {
    guard let parent else { return }
    for behavior in behaviors { body(behavior, parent) }
  }

  func removeFromScreen() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = true
    forEach { $0.afterLoading($1) }
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
  /// One hidden child for each call, as the article has it.
  @discardableResult
  func addClassicBehaviors(_ behaviors: [any ClassicBehavior]) -> ClassicViewController {
    let child = ClassicViewController(behaviors)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    return child
  }
}
