/// Keeps to which of a screen's appearances a behavior hears of. One appearance reaches from `beforeAppearing` to
/// `afterDisappearing`; where a transition turns back in between, it is still the same.
struct AppearanceFilter {
  /// No appearance has been completed by `afterAppearing` yet, or only the one in progress.
  private(set) var isFirst = true
  private var isCompleted = false
  /// Whether the appearance in progress is told; nil between appearances.
  private var isAdmitted: Bool?

  /// Whether `moment` starts an appearance, about which `begin(isAdmitted:)` has to be told first.
  func isStart(_ moment: LifecycleMoment) -> Bool {
    guard case .beforeAppearing = moment else { return false }
    return isAdmitted == nil
  }

  mutating func begin(isAdmitted: Bool) {
    self.isAdmitted = isAdmitted
  }

  /// Whether the moment is told. Moments that are not about the view on screen always are.
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
    if isCompleted { isFirst = false }
    isCompleted = false
    isAdmitted = nil
  }
}
