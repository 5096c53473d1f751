import ScreenSupport
import UIKit

/// The root of an overlay's window: contains the controller that the app has supplied, and keeps the window as large as
/// its scene.
final class OverlayRootViewController: DeferringViewController, OverlayRoot {
  let content: UIViewController

  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "The root of an overlay is made for a controller")
  required init?(coder: NSCoder) {
    fatalError("OverlayRootViewController is not made from an archive")
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
