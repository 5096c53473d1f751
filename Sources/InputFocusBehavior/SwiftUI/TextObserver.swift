import UIKit

/// Hears that the user changes the text of one view, until it is released.
@MainActor
final class TextObserver {
  private let token: Token

  init(_ name: Notification.Name, of view: UIView, didChange: @escaping @MainActor () -> Void) {
    token = Token(
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
        MainActor.assumeIsolated(didChange)
      })
  }

  private final class Token {
    private let token: any NSObjectProtocol

    init(_ token: any NSObjectProtocol) {
      self.token = token
    }

    deinit {
      NotificationCenter.default.removeObserver(token)
    }
  }
}
