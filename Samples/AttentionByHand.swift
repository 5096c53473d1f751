import UIKit

/// What one writes by hand for what the package gives: a hidden child that says whether the screen has the user's attention, and when
/// it is closed. README compares the two.
final class AttentionByHand: UIViewController {
  private let onChange: (Bool) -> Void
  private let onClose: () -> Void
  private var hasAttention = false
  private var isOnScreen = false
  private var displayLink: CADisplayLink?
  private var leaving: (any NSObjectProtocol)?

  init(onChange: @escaping (Bool) -> Void, onClose: @escaping () -> Void) {
    self.onChange = onChange
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("AttentionByHand is created in code.")
  }

  /// Call it in `viewDidLoad`.
  func watch(_ screen: UIViewController) {
    screen.addChild(self)
    view.isHidden = true
    view.isUserInteractionEnabled = false
    screen.view.addSubview(view)
    didMove(toParent: screen)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isOnScreen = true
    // After a cancelled swipe back it is called again.
    guard displayLink == nil else { return sample() }
    let displayLink = CADisplayLink(target: Target(self), selector: Target.selector)
    displayLink.add(to: .main, forMode: .common)
    self.displayLink = displayLink
    // A display link does not fire in the background.
    leaving = NotificationCenter.default.addObserver(
      forName: UIScene.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.sample() } }
    sample()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isOnScreen = false
    displayLink?.invalidate()
    displayLink = nil
    leaving.map(NotificationCenter.default.removeObserver)
    leaving = nil
    sample()
    if ancestors.contains(where: { $0.isMovingFromParent || $0.isBeingDismissed }) { onClose() }
  }

  private func sample() {
    let isAttended = isOnScreen && isInFront && !isCovered
    guard isAttended != hasAttention else { return }
    hasAttention = isAttended
    onChange(isAttended)
  }

  private var isInFront: Bool {
    guard let window = view.window, let scene = window.windowScene else { return false }
    return window.isKeyWindow
      && (scene.activationState == .foregroundActive || scene.activationState == .foregroundInactive)
  }

  private var isCovered: Bool {
    ancestors.contains { controller in
      guard let cover = controller.presentedViewController else { return false }
      return !(cover is UIAlertController) && !cover.isBeingDismissed
    }
  }

  /// The screen, and the controllers around it.
  private var ancestors: [UIViewController] {
    Array(sequence(first: self as UIViewController, next: \.parent).dropFirst())
  }

  /// A display link retains its target, which would retain the screen.
  @MainActor
  private final class Target: NSObject {
    private weak var owner: AttentionByHand?

    init(_ owner: AttentionByHand) {
      self.owner = owner
    }

    #if canImport(ObjectiveC)
      static let selector = #selector(sample)

      @objc private func sample() { owner?.sample() }
    #else
      static var selector: Selector { Selector(Target.sample) }

      private func sample() { owner?.sample() }
    #endif
  }
}
