import Foundation

/// Where the hidden view is, and which action is necessary. `HiddenViewPlace` reads the views and acts.
struct HiddenViewState {
  /// The minimum number of seconds before the view is put back again, for a screen that removes its subviews in every layout
  /// pass.
  private static let shortestInterval: TimeInterval = 1
  /// The most moves away from index 0 in one second, for a screen that reorders its subviews in each layout pass.
  private static let mostMoves = 10

  private enum Position {
    case inScreen
    /// The screen has removed it. `hasAppeared`: UIKit has called `viewDidAppear` of the hidden child since, and no other method.
    /// UIKit does not call it again when the view is put back (W8 of HeadlessUIKit's rules).
    case removed(hasAppeared: Bool)
    /// The hidden child is being removed, not only its view.
    case leaving(isRemoved: Bool)
  }

  private enum Moves {
    /// The number in the current second, and its start in seconds of uptime.
    case few(Int, since: TimeInterval)
    case tooMany
  }

  private var position = Position.inScreen
  /// When the view was added again, in seconds of uptime.
  private var lastReturn: TimeInterval?
  private var moves = Moves.few(0, since: -.infinity)

  // MARK: What UIKit says

  /// The hidden child is about to be moved to a parent, or from it.
  mutating func childWillMove(toParent hasParent: Bool) {
    position = !hasParent ? .leaving(isRemoved: isRemoved) : isRemoved ? .removed(hasAppeared: false) : .inScreen
  }

  /// The view is about to be moved.
  /// - Parameter staysInScreen: to a view in the screen's view.
  /// - Returns: whether the screen removes it.
  mutating func viewWillMove(staysInScreen: Bool) -> Bool {
    switch position {
    case .inScreen where !staysInScreen:
      position = .removed(hasAppeared: false)
      return true
    case .leaving:
      // The child disappears, and not the screen. Behaviors receive the end of their attachment when the child has been removed.
      position = .leaving(isRemoved: true)
      return false
    case .inScreen, .removed: return false
    }
  }

  /// UIKit calls the hidden child.
  /// - Returns: whether the call applies to the screen. While the view is removed, calls apply to the child alone, until it
  ///   appears.
  mutating func childIsCalled(_ callback: AppearanceTracker.Callback) -> Bool {
    switch position {
    case .inScreen, .leaving(isRemoved: false): return true
    case .removed:
      position = callback == .willAppear ? .inScreen : .removed(hasAppeared: callback == .didAppear)
    case .leaving: position = .leaving(isRemoved: callback != .willAppear)
    }
    return callback == .willAppear
  }

  /// `willMove(toParent: nil)` of the hidden child has been called.
  var isLeaving: Bool {
    if case .leaving = position { true } else { false }
  }

  private var isRemoved: Bool {
    switch position {
    case .inScreen: false
    case .removed: true
    case .leaving(let isRemoved): isRemoved
    }
  }

  // MARK: What is to be done

  /// What is read of the views.
  struct Facts {
    /// It is in the screen's view, or in a view in that.
    var isInScreen: Bool
    /// It is at index 0 of several subviews.
    var isFirst: Bool
    /// UIKit may still have to make a call about the old view.
    var isBetweenCalls: Bool
  }

  enum Action: Equatable {
    /// Adds it to the screen's view, and reports that the screen has removed it, the first time.
    case putBack(isReported: Bool)
    /// Adds it to the view that the screen has set as its `view`.
    case follow
    case bringToFront
    /// Leaves it at index 0, and reports that.
    case giveUp
  }

  /// - Parameter now: in seconds of uptime.
  /// - Returns: how many seconds to wait before it is put back.
  func waitBeforeReturn(at now: TimeInterval) -> TimeInterval {
    lastReturn.map { max(0, $0 + Self.shortestInterval - now) } ?? 0
  }

  /// - Parameters:
  ///   - facts: read now.
  ///   - isReturn: the wait before a return is over; otherwise an iteration ends.
  ///   - now: in seconds of uptime.
  /// - Returns: what to do, if anything.
  mutating func action(_ facts: Facts, isReturn: Bool, at now: TimeInterval) -> Action? {
    if isReturn {
      if facts.isInScreen { return nil }
      defer { lastReturn = now }
      return .putBack(isReported: lastReturn == nil)
    }
    if case .inScreen = position, !facts.isInScreen, !facts.isBetweenCalls {
      position = .removed(hasAppeared: false)
      return .follow
    }
    return facts.isFirst ? actionWhenFirst(at: now) : nil
  }

  private mutating func actionWhenFirst(at now: TimeInterval) -> Action? {
    guard case .few(let count, let since) = moves else { return nil }
    let isNewSecond = now - since >= 1
    let moved = isNewSecond ? 1 : count + 1
    guard moved <= Self.mostMoves else {
      moves = .tooMany
      return .giveUp
    }
    moves = .few(moved, since: isNewSecond ? now : since)
    return .bringToFront
  }

  /// The view is in the screen's view again. A child that is added to a visible screen appears immediately.
  /// - Parameter isGone: the screen has disappeared, unless the child has appeared.
  /// - Returns: the call that UIKit has made meanwhile, or leaves out.
  mutating func didReturn(isGone: Bool) -> AppearanceTracker.Callback? {
    guard case .removed(let hasAppeared) = position else { return nil }
    position = .inScreen
    return hasAppeared ? .didAppear : isGone ? .didDisappear : nil
  }
}
