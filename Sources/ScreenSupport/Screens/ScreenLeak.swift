import LifecycleBehaviors
import UIKit

/// A screen that is still in memory although it was closed. Tests: LeakWatchTests.
@MainActor
package struct ScreenLeak {
  package let screen: UIViewController
  private let closing: ScreenClosing
  /// The outermost controller that contains the screen: an object that retains this controller retains the screen.
  package let outermost: UIViewController

  /// Nil if the screen is deallocated, in place again, or retained by UIKit, as the search results of a `UISearchController`
  /// are.
  /// - Parameter closing: the closing of the screen.
  package init?(_ closing: ScreenClosing) {
    guard let screen = closing.screen, screen.screenOpening == nil, !screen.isInPlace else { return nil }
    self.screen = screen
    self.closing = closing
    outermost = sequence(first: screen, next: \.parent).reversed().first ?? screen
    if sequence(first: screen, next: { $0.parent ?? $0.presentingViewController }).contains(where: {
      $0 is UISearchController
    }) {
      return nil
    }
  }

  /// The leak, in one sentence.
  /// - Parameter seconds: how long ago the screen was closed, at least; nil to leave that out.
  /// - Returns: the sentence.
  package func message(after seconds: TimeInterval? = nil) -> String {
    let how = closing.reason == .windowClosed ? "closed with its window" : "\(closing.reason)"
    var sentence = "\(screen.nameInIssues) was \(how)"
    // The name of a class stays as it is.
    if screen is ContentlessViewController { sentence = sentence.prefix(1).uppercased() + sentence.dropFirst() }
    if closing.isInteractive { sentence += " by gesture" }
    if let seconds { sentence += " at least \(seconds.formatted) s ago" }
    sentence += " and is still in memory"
    if outermost !== screen { sentence += ", inside a \(type(of: outermost))" }
    if screen.viewIfLoaded?.window != nil { sentence += "; its view is still in a window" }
    return sentence + "."
  }
}

extension TimeInterval {
  fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
