import UIKit

/// Shows above everything what to do, and a button for when it is done. It never becomes the key window, and touches
/// outside of its bar reach the case's window.
final class InstructionWindow: UIWindow {
  private let bar = InstructionBar()

  /// Shows `instruction` until the person taps the button.
  ///
  /// - Parameters:
  ///   - instruction: what the person does.
  ///   - scene: where; nil in an app without scenes.
  static func show(_ instruction: String, over scene: UIWindowScene?) async {
    let window = scene.map(InstructionWindow.init(windowScene:)) ?? InstructionWindow(frame: UIScreen.main.bounds)
    await window.show(instruction)
    window.isHidden = true
  }

  private func show(_ instruction: String) async {
    windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    let controller = UIViewController()
    controller.view.backgroundColor = nil
    controller.view.addSubview(bar)
    rootViewController = controller
    isHidden = false
    bar.instruction = instruction
    // Between a navigation bar and what is in the middle or below: an alert, the keyboard, a tab bar.
    bar.frame = CGRect(x: 0, y: 120, width: bounds.width, height: 130)
    bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    await withCheckedContinuation { bar.done = $0.resume }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view?.isDescendant(of: bar) == true ? view : nil
  }

  override var canBecomeKey: Bool { false }
}

/// The instruction and the button.
private final class InstructionBar: UIView {
  private let label = UILabel()
  private lazy var button = UIButton(
    type: .system, primaryAction: UIAction(title: "Done") { [weak self] _ in self?.tap() })
  /// Called once, by the first tap.
  var done: (() -> Void)?

  var instruction: String? {
    get { label.text }
    set { label.text = newValue }
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemYellow
    label.numberOfLines = 0
    label.textColor = .black
    label.textAlignment = .center
    addSubview(label)
    addSubview(button)
  }

  required init?(coder: NSCoder) {
    fatalError("The bar is made in code; use init()")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: 70)
    button.frame = CGRect(x: 16, y: 78, width: bounds.width - 32, height: 44)
  }

  private func tap() {
    done?()
    done = nil
  }
}
