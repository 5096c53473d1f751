/// Decides which of a screen's appearances are delivered to a behavior. One appearance lasts from `beforeAppearing` to
/// `afterDisappearing`; it is still the same one when a transition in between is cancelled.
struct AppearanceFilter {
  /// No appearance has reached `afterAppearing` yet, or only the one in progress has.
  private(set) var isFirst = true
  /// An appearance before this one was completed, and the screen has not been closed since.
  private(set) var isReturn = false
  private var isCompleted = false
  /// Whether the appearance in progress is delivered; nil between appearances.
  private var isAdmitted: Bool?

  /// - Returns: whether `moment` starts an appearance, for which `begin(isAdmitted:)` has to be called first.
  func isStart(_ moment: LifecycleMoment) -> Bool {
    guard case .beforeAppearing = moment else { return false }
    return isAdmitted == nil
  }

  mutating func begin(isAdmitted: Bool) {
    self.isAdmitted = isAdmitted
  }

  /// - Returns: whether the moment is delivered. Moments that are not about the view on screen always are.
  mutating func admits(_ moment: LifecycleMoment) -> Bool {
    let isAdmitted = isAdmitted ?? true
    switch moment {
    case .beforeAppearing, .duringAppearing, .beforeDisappearing, .beforeLayingOutSubviews, .afterLayingOutSubviews:
      return isAdmitted
    case .afterAppearing:
      isCompleted = true
      return isAdmitted
    case .afterDisappearing:
      end()
      return isAdmitted
    default:
      return true
    }
  }

  private mutating func end() {
    if isCompleted { (isFirst, isReturn) = (false, true) }
    isCompleted = false
    isAdmitted = nil
  }

  /// The screen has been closed. If it is shown again, that is a new visit and no return.
  mutating func screenWasClosed() {
    isReturn = false
  }
}
