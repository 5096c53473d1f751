// Decides which window of a scene is key while an overlay is shown and when it is hidden. Knows no UIKit. Tests: KeyWindowRulesTests.

import Foundation

enum KeyWindowRules {
  /// Returns the index of the window that becomes key: the one that was key before, if it can be again, or else the
  /// best of the others.
  ///
  /// Screens are at the normal level. A window above it, such as a passing message, rarely uses the keyboard, and a
  /// window below it is covered. Among equals the front-most window becomes key, which is the last.
  static func nextKeyWindow(among windows: [WindowFacts]) -> Int? {
    let candidates = windows.indices.filter { windows[$0].mayBecomeKey }
    if let before = candidates.first(where: { windows[$0].wasKey }) { return before }
    return candidates.max { windows[$0].rank(at: $0) < windows[$1].rank(at: $1) }
  }

  /// Returns whether an overlay takes the key window back from a window that has become key: from those that are not above it.
  static func mayTakeKey(from window: WindowFacts, for overlay: WindowFacts) -> Bool {
    isWorthRemembering(window) && window.level <= overlay.level
  }

  /// Returns whether the window may become key again when an overlay is hidden.
  static func isWorthRemembering(_ window: WindowFacts) -> Bool {
    !window.isOverlay && !window.isSystem
  }
}

extension WindowFacts {
  fileprivate var mayBecomeKey: Bool { KeyWindowRules.isWorthRemembering(self) && isVisible && canBecomeKey }

  fileprivate func rank(at index: Int) -> (isNotBelow: Int, nearness: CGFloat, front: Int) {
    (level < 0 ? 0 : 1, -abs(level), index)
  }
}
