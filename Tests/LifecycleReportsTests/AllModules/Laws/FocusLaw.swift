import FocusBehavior

/// Gains and losses of one screen alternate, a reason changes only without focus, and the times of all states add up.
struct FocusLaw {
  private var hasFocus = false

  /// - Parameters:
  ///   - change: what was reported.
  ///   - elapsed: seconds of continuous time since the behavior was attached.
  /// - Returns: what is wrong; nil when nothing is.
  mutating func receive(_ change: FocusChange, elapsed: Double) -> String? {
    defer { hasFocus = change.hasFocus }
    if change.isReasonChange ? hasFocus : hasFocus == change.hasFocus {
      return "is reporting twice: \(change)"
    }
    let sum = change.totalFocused + change.totalUnfocused + change.totalSuspended
    if abs(sum - elapsed) > 0.000_001 {
      return "is losing time: \(sum) of \(elapsed) seconds"
    }
    if change.totalFocused > change.totalVisible + 0.000_001 || change.totalVisible > elapsed + 0.000_001 {
      return "is visible for \(change.totalVisible) of \(elapsed) seconds, and focused for \(change.totalFocused)"
    }
    return nil
  }
}

/// In one scene, what has focus loses it before something else gains it. A screen that nothing holds any more, as a modal is
/// whose presenter was replaced, lies over the others, and none of them knows of it.
enum FocusOrderLaw {
  /// A screen that gains focus, or has it.
  struct Holder {
    let name: String
    /// Nil while its view is in no window, and for a screen that nothing holds.
    let scene: AnyHashable?
    /// The outermost of the screens around it: a screen and its child may have focus at once.
    let tree: AnyHashable
    /// A screen in the middle of a swipe keeps its focus while something is presented over another one.
    let isInTransition: Bool
  }

  static func fault(gaining new: Holder, others: [Holder]) -> String? {
    let other = others.first {
      $0.name != new.name && $0.tree != new.tree && !$0.isInTransition && $0.scene != nil && $0.scene == new.scene
    }
    return other.map { "\(new.name) is gaining focus before \($0.name) has lost it" }
  }
}
