import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import UIKit

/// An app whose screens write how they came and went.
@MainActor
final class ClosingApp {
  let device: HeadlessDevice
  let log = LifecycleTranscript()

  init(_ device: HeadlessDevice = HeadlessDevice()) {
    self.device = device
  }

  func screen(_ name: String) -> UIViewController {
    ClosingScreen(name, log)
  }

  func navigation(_ names: String...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map(screen)
    return navigation
  }

  /// A navigation controller whose screens have been pushed one after the other, shown in the device's window.
  func stack(_ names: String...) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: screen(names[0]))
    device.launch(showing: navigation)
    for name in names.dropFirst() { push(name, onto: navigation) }
    log.flush()
    return navigation
  }

  func push(_ name: String, onto navigation: UINavigationController, animated: Bool = false) {
    navigation.pushViewController(screen(name), animated: animated)
    settle()
  }

  func present(
    _ modal: UIViewController, over presenter: UIViewController, _ style: UIModalPresentationStyle = .pageSheet,
    animated: Bool = false
  ) {
    modal.modalPresentationStyle = style
    if style == .popover { modal.popoverPresentationController?.sourceView = presenter.view }
    presenter.present(modal, animated: animated)
    settle()
  }

  func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    settle()
  }

  func settle() {
    device.advance(by: 1)
  }

  /// What was written until all transitions have ended.
  func closings() -> [String] {
    settle()
    return log.flush()
  }
}

final class ClosingScreen: UIViewController {
  private let name: String
  private let log: LifecycleTranscript

  init(_ name: String, _ log: LifecycleTranscript) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([ClosingRecorder(name: name, log: log)])
  }
}

/// Writes how the screen came, when it begins to appear, and how it went.
struct ClosingRecorder: ViewControllerLifecycleBehavior {
  let name: String
  let log: LifecycleTranscript

  func makeCoordinator() -> LastOpening { LastOpening() }

  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    guard let opening = viewController.screenOpening, opening != context.coordinator.opening else { return }
    context.coordinator.opening = opening
    log.record("\(name) \(opening)")
  }

  func afterClosing(_ closing: ScreenClosing, context: Context) {
    context.coordinator.opening = nil
    log.record("\(name) went: \(closing)")
  }
}

@MainActor
final class LastOpening {
  var opening: ScreenOpening?
}

/// Acts when the screen has been closed.
struct ClosingAction: ViewControllerLifecycleBehavior {
  let act: @MainActor () -> Void

  func afterClosing(_ closing: ScreenClosing) {
    act()
  }
}
