import UIKit

final class Listener: UIViewController {
  func subscribe() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(receive(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
    center.addObserver(
      self, selector: #selector(becomeFirstResponder), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func receive(_ notification: Notification) {}

  @objc func choose(_ views: [UIView], named names: [String: String]) throws {}
}
