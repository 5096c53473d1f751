// Which window of a scene gets key status back from an overlay. Knows no UIKit. Tests: KeyWindowRulesTests.

import Foundation

/// What is known about one window of a scene.
struct WindowFacts: Equatable {
  /// It was key when the overlay came.
  var wasKey = false
  var isOverlay = false
  /// One of the system's own, such as the keyboard's.
  var isSystem = false
  var isVisible = true
  var canBecomeKey = true
  var level: CGFloat = 0
}

enum KeyWindowRules {
  /// The index of the window: the one that was key, if it can be again, or else the best of the others.
  ///
  /// Screens stand at the normal level; what stands above it, such as a passing message, has rarely use for the
  /// keyboard, and what stands below is covered. Among equals the front-most, which is the last.
  static func heir(of windows: [WindowFacts]) -> Int? {
    let fit = windows.indices.filter { windows[$0].isFit }
    if let before = fit.first(where: { windows[$0].wasKey }) { return before }
    return fit.max { windows[$0].rank(at: $0) < windows[$1].rank(at: $1) }
  }

  /// Whether key status taken by an overlay may be owed to the window.
  static func isWorthRemembering(_ window: WindowFacts) -> Bool {
    !window.isOverlay && !window.isSystem
  }
}

extension WindowFacts {
  fileprivate var isFit: Bool { KeyWindowRules.isWorthRemembering(self) && isVisible && canBecomeKey }

  fileprivate func rank(at index: Int) -> (isNotBelow: Int, nearness: CGFloat, front: Int) {
    (level < 0 ? 0 : 1, -abs(level), index)
  }
}
