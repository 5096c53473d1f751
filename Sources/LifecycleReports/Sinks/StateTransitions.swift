import Foundation
import LifecycleBehaviors

/// Two states made of the user's attention, each with few labels and at a pace that a receiver can take.
@MainActor
final class StateTransitions {
  enum Domain: String, CaseIterable {
    /// The label is the name of the screen, nil where there is none.
    case screen
    /// The label is that of ``Attention/State-swift.enum``, nil in the background and elsewhere.
    case attention
  }

  private struct State {
    var pace = StatePace()
    /// Exists while a transition waits.
    var timer: LifecycleSubscription?
  }

  private let report: @MainActor (Domain, String?) -> Void
  private var labels = StateLabels()
  private var states: [Domain: State] = [:]

  init(_ report: @escaping @MainActor (Domain, String?) -> Void) {
    self.report = report
  }

  func enter(_ attention: Attention) {
    let screen = attention.screen.map { labels.label(for: $0) }
    let state = attention.screen == nil ? nil : attention.state.rawValue
    // In the background a state would count the time in which the process is suspended.
    let isUrgent = attention.state == .background
    enter(screen, isUrgent, in: .screen)
    enter(state, isUrgent, in: .attention)
  }

  private func enter(_ label: String?, _ isUrgent: Bool, in domain: Domain) {
    let now = LifecycleTime.current.read().uptime
    perform(states[domain, default: State()].pace.enter(label, isUrgent: isUrgent, at: now), in: domain)
  }

  private func perform(_ decision: StatePace.Decision?, in domain: Domain) {
    switch decision {
    case .report(let label): report(domain, label)
    case .wait(let seconds):
      states[domain]?.timer = LifecycleTime.current.schedule(after: seconds) { [weak self] in
        self?.states[domain]?.timer = nil
        self?.perform(self?.states[domain]?.pace.due(at: LifecycleTime.current.read().uptime), in: domain)
      }
    case .nothing, nil: break
    }
  }
}
