import HeadlessTestSupport
import UIKit

/// A screen with buttons that note their taps under their titles.
final class ButtonScreen: UIViewController {
  private let log: Transcript
  private var count = 0

  init(_ log: Transcript) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// A new button under the others. Its action is called after the note.
  func button(_ title: String, action: @escaping (ButtonScreen) -> Void = { _ in }) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: 100 + 60 * CGFloat(count), width: 120, height: 44))
    count += 1
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        log.record(title)
        action(self)
      }, for: .touchUpInside)
    view.addSubview(button)
    return button
  }
}
