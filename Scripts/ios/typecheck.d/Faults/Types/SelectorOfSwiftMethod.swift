import UIKit

final class Listener: UIViewController {
  func subscribe() {
    let center = NotificationCenter.default
    // expect: argument of '#selector' refers to instance method 'receive()' that is not exposed to Objective-C
    center.addObserver(self, selector: #selector(receive), name: UIApplication.didBecomeActiveNotification, object: nil)
    // expect: cannot find 'listen' in scope
    center.addObserver(self, selector: #selector(listen), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  func receive() {}
}
