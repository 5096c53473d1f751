// MetricKit of iOS 27 splits hangs, hitches, terminations and signposts by the states that an app reports.
// Source: StateReporting, module of the SDK of iOS 27; MetricKit, "StateReportingDomain".

#if canImport(StateReporting)
  import StateReporting

  /// Reports the screen and the attention as states to the system, by which MetricKit splits what it measures.
  ///
  /// ```swift
  /// if #available(iOS 27, *) { AttentionReporter.shared.add(StateReportingSink()) }
  /// ```
  ///
  /// There are two domains, `<bundle identifier>.screen` and `<bundle identifier>.attention`; the second has the labels
  /// `focused`, `covered`, `alert` and `inactive`. Pass both to `MetricManager(enabledStateReportingDomains:)`. In the
  /// background there is no state, since its duration would count the time in which the process is suspended; terminations in the
  /// background are therefore in no state's entry. A state has at most 64 bytes, and the 33rd name of a screen and all
  /// later ones are "other"; of more than four changes in two seconds the last is reported.
  @available(iOS 27.0, tvOS 27.0, visionOS 27.0, *)
  public final class StateReportingSink: AttentionSink {
    private let transitions: StateTransitions

    /// Makes a sink with the domains of the app's bundle identifier.
    @MainActor
    public init() {
      var reporters: [StateTransitions.Domain: StateReporter<Never, Never>] = [:]
      for domain in StateTransitions.Domain.allCases {
        reporters[domain] = StateReporter<Never, Never>.reporter(for: "\(ProcessFacts.bundle).\(domain.rawValue)")
      }
      transitions = StateTransitions { [reporters] domain, label in reporters[domain]?.reportTransition(to: label) }
    }

    public func attentionDidChange(_ change: AttentionChange) {
      transitions.enter(change.attention)
    }
  }
#endif
