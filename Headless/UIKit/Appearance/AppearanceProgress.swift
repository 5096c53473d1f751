// R7-R20: what is known of an appearance. The will-calls are made in UIViewController+WillCalls.swift, and
// UIViewController+DidCalls.swift decides when each did-call is made.

package enum Appearance {
  case disappeared, appearing, appeared, disappearing

  var isOnScreen: Bool { self == .appearing || self == .appeared }

  /// The will-call has been made, and the did-call has not.
  var isBetween: Bool { self == .appearing || self == .disappearing }
}

/// The state of the appearance of one controller.
struct AppearanceProgress {
  /// R12.
  fileprivate(set) var appearance = Appearance.disappeared {
    didSet { changes += 1 }
  }
  /// How often the appearance has changed. The caller of a callback reads it to find out whether the callback has
  /// changed the appearance.
  private(set) var changes = 0
  /// The argument of the callbacks of this appearance or disappearance.
  var isAnimated = false
  /// `viewIsAppearing` is still to be called in this appearance (R7).
  var awaitsViewIsAppearing = false
  /// A did-call that waits for the commit (R9, R10).
  var pendingDid: PendingDid?
  /// `beginAppearanceTransition` was called and its end was not: moves of the window are ignored (R16).
  var isInExplicitTransition = false
  /// W25: what was first responder when another screen was pushed over this one.
  weak var editedBefore: UIResponder?
  /// Where the transaction has it while it is between its calls.
  var unsettledPlace: Int?
}

/// Identifies a queued did-call. A later change puts another one in its place.
final class PendingDid {}

extension UIViewController {
  package internal(set) var appearance: Appearance {
    get { progress.appearance }
    set {
      progress.appearance = newValue
      let transaction = World.current.transaction
      needsDidCall ? transaction.settleLater(self) : transaction.forget(self)
    }
  }
}

/// The callbacks of controllers that are on the call stack. A presentation that is requested inside one depends on
/// them.
@MainActor
final class CallsUnderWay {
  private var willCalls = 0
  private var didAppears = 0

  /// Inside `viewDidLoad`, `viewWillAppear`, `viewIsAppearing` or `viewWillDisappear`: a transition is being prepared.
  var isInWillCall: Bool { willCalls > 0 }
  /// R132: inside `viewDidAppear`.
  var isInDidAppear: Bool { didAppears > 0 }

  func inWillCall(_ body: () -> Void) {
    willCalls += 1
    body()
    willCalls -= 1
  }

  func inDidAppear(_ body: () -> Void) {
    didAppears += 1
    body()
    didAppears -= 1
  }
}
