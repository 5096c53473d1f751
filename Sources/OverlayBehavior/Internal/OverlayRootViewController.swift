import UIKit

/// Contains the controller that the user has supplied, and leaves the system's bars to the screen below.
final class OverlayRootViewController: DeferringViewController {
  private let content: UIViewController

  init(_ content: UIViewController, deferringTo below: @escaping () -> UIViewController?) {
    self.content = content
    super.init(deferringTo: below)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityViewIsModal = true
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  // MARK: The size of the scene

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fillScene()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fillScene()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.fillScene() }
  }

  private func fillScene() {
    (viewIfLoaded?.window as? OverlayWindow)?.fillScene()
  }
}
