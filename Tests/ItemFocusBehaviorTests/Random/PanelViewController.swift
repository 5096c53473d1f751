import UIKit

/// A sheet that shows something in its lower part, and leaves what is above in use.
final class PanelViewController: UIViewController {
  static let top: CGFloat = 500

  override func viewDidLoad() {
    super.viewDidLoad()
    let panel = UIView(frame: CGRect(x: 0, y: Self.top, width: 2000, height: 2000))
    panel.backgroundColor = .white
    view.addSubview(panel)
  }
}
