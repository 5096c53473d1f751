// What UIKit may do without a request; knows no UIKit. Tests: InputFocusReconcilerTests.

/// The field that was being edited when its screen was covered or left. UIKit may give the keyboard back to it when the screen is
/// shown again: without a request, and with the same notification as for a tap.
struct TakenField<Field: Hashable & Sendable> {
  private(set) var field: Field?
  /// Whether the app has requested something since. Then what UIKit gives back counts less.
  private(set) var isRefused = false
  /// A field that has ended in this iteration. What took it may be known only at the end of the run-loop iteration: the window
  /// may not have been key before.
  private var endedField: Field?
  /// Why the screen was covered or away at the last step.
  private var absence: InputFocusObstacle?

  /// Whether UIKit may be giving the keyboard back now.
  var isScreenAway: Bool { absence != nil }

  mutating func ended(_ field: Field?) {
    endedField = field
  }

  /// The app requests something.
  mutating func refuse() {
    isRefused = true
  }

  /// The field is edited again, or the user has chosen another one.
  mutating func forget() {
    field = nil
  }

  /// - Parameters:
  ///   - obstacle: what keeps the field that has ended from being edited.
  ///   - requested: the field that is requested.
  mutating func explainEnd(_ obstacle: InputFocusObstacle?, requested: Field?) {
    guard let endedField, obstacle?.isAbsence == true else { return }
    field = endedField
    isRefused = requested != endedField
    self.endedField = nil
  }

  /// Notices at each step whether the screen is there. In a transition that is not known yet.
  mutating func look(_ obstacle: InputFocusObstacle?, isIterationOver: Bool) {
    if isIterationOver { endedField = nil }
    guard obstacle != .transition else { return }
    absence = obstacle?.isAbsence == true ? obstacle : nil
    if absence == nil { forget() }
  }

  /// - Parameters:
  ///   - began: the field that has become first responder.
  ///   - obstacle: what would keep the relevant field from being edited now.
  ///   - request: what the app or the user has requested.
  /// - Returns: whether UIKit gives it back, and the app has requested something else since.
  func isGivenBack(
    _ began: Field, _ obstacle: InputFocusObstacle?, against request: InputFocusRequest<Field>
  ) -> Bool {
    guard began == field, isRefused else { return false }
    // Without a behavior nothing says that the screen is back, so the user may have tapped the field long afterwards.
    if absence == .noWindow, obstacle == nil { return false }
    return switch request {
    case .none: true
    case .pending(let requested): requested != began
    case .fulfilled, .interrupted: false
    }
  }
}
