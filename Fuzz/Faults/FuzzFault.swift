/// Something that does not hold for an app, and should for every app.
///
/// ## Topics
///
/// - ``kind-swift.property``
/// - ``Kind-swift.enum``
/// - ``subject``
/// - ``message``
public struct FuzzFault: Hashable, Sendable {
  /// The kinds of faults.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// UIKit raises an exception, which ends the process: the same controller is pushed twice, or presented twice.
    case exception
    /// UIKit writes a warning to the console: a presentation is refused, the appearance of a controller is not balanced, a
    /// background task is left open.
    case consoleMessage
    /// An override of an appearance method does not call `super`, or another method of it.
    case missedSuper
    /// The app calls an appearance method of a screen itself.
    case appearanceByHand
    /// Layout asks for layout each time, so that it has no end.
    case endlessLayout
    /// The view of a screen lies in that of another one, which does not have it as a child, or has not called
    /// `didMove(toParent:)`.
    case containment
    /// The root of a window was replaced under a modal screen, which stays.
    case rootUnderModal
    /// The gesture that goes back has no delegate.
    case popGesture
    /// `isIdleTimerDisabled` stays true after the screen was closed on which it became so.
    case idleTimer
    /// A screen is still in memory a second after it was closed. ``LifecycleFuzz/keeping(_:)`` names those that may be.
    case notReleased
    /// A `LifecycleIssue` is reported.
    case lifecycleIssue
    /// Two touches before the first has had its effect open the same screen twice.
    case openedTwice
    /// A gesture that was cancelled changes something: the screen, its bars, timers, display links, scheduled work.
    case cancelledGesture
    /// Each visit of a place adds a timer, a display link, a window or scheduled work.
    case growth
    /// After an interruption the user sees another screen, other text or another place in a list than before.
    case interruption
    /// A screen that the user cannot leave, and on which nothing can be touched, for thirty seconds.
    case stuck
    /// The app is in front and has no key window, or the key window is hidden.
    case keyWindow
    /// The keyboard is shown, and nothing on the visible screen is edited.
    case keyboard
    /// The app shows no screen after a launch.
    case launch
    /// An expectation of ``LifecycleFuzz/expecting(_:_:)`` is not met.
    case expectation
    /// A ``FuzzBudget`` is exceeded.
    case budget
    /// A journey led to a fault, and the same steps did not do so again: the app depends on something beside them, such as the
    /// machine's time, another thread, or what an earlier journey left behind.
    case notRepeatable
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The class, the message or the name that it is about. Faults of the same kind and subject count as one.
  public let subject: String
  /// A sentence about it.
  public let message: String

  init(_ kind: Kind, of subject: String, _ message: String) {
    self.kind = kind
    self.subject = subject
    self.message = message
  }

  /// Whether two are one for the test.
  func isSame(as other: FuzzFault) -> Bool {
    kind == other.kind && subject == other.subject
  }
}

extension FuzzFault.Kind {
  /// Whether other faults may come of it.
  var isCause: Bool { [.notReleased, .openedTwice].contains(self) }

  /// Whether it may come of another fault.
  var mayBeConsequence: Bool { [.growth, .cancelledGesture, .consoleMessage].contains(self) }
}
