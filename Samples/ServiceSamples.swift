import Foundation
import LifecycleBehaviors
import LifecycleReports

#if canImport(StateReporting)
  import StateReporting
#endif

// What the attention is on, for services of others, with stand-ins for the calls that they make.

private enum MXMetricManager {
  static func makeLogHandle(category: String) -> String { category }
}

private enum SignpostKind { case begin, end }

private func mxSignpost(_ kind: SignpostKind, log: String, name: StaticString) {}

@MainActor
private func setSignposts() -> LifecycleSubscription {
  let signposts: LifecycleSubscription
  let log = MXMetricManager.makeLogHandle(category: "screens")
  signposts = AttentionReporter.shared.subscribe { previous, attention in
    guard attention.screen != previous.screen else { return }
    if previous.screen == "Player" { mxSignpost(.end, log: log, name: "player") }
    if attention.screen == "Player" { mxSignpost(.begin, log: log, name: "player") }
  }
  return signposts
}

private protocol Span: AnyObject {
  func setAttribute(key: String, value: String)
  func end()
}

private protocol SpanBuilder {
  func startSpan() -> any Span
}

private protocol Tracer {
  func spanBuilder(spanName: String) -> any SpanBuilder
}

private enum WithAttentionSpans {
  @MainActor
  final class AttentionSpans {
    private let tracer: any Tracer
    private var span: (any Span)?

    init(_ tracer: any Tracer) {
      self.tracer = tracer
    }

    func attentionDidChange(from previous: Attention, to attention: Attention) {
      span?.end()
      span = nil
      guard let screen = attention.screen else { return }
      let span = tracer.spanBuilder(spanName: "screen").startSpan()
      span.setAttribute(key: "app.screen.name", value: screen)
      span.setAttribute(key: "attention", value: attention.state.name)
      self.span = span
    }
  }

  @MainActor
  static func subscribe(_ tracer: any Tracer) -> LifecycleSubscription {
    let spans: LifecycleSubscription
    let attentionSpans = AttentionSpans(tracer)
    spans = AttentionReporter.shared.subscribe { attentionSpans.attentionDidChange(from: $0, to: $1) }
    return spans
  }
}

private final class Scope {
  func setTag(value: String, key: String) {}
}

private enum SentrySDK {
  static func configureScope(_ configure: (Scope) -> Void) {}
}

@MainActor
private func setSentryTags() -> LifecycleSubscription {
  let sentryTags: LifecycleSubscription
  sentryTags = AttentionReporter.shared.subscribe { _, attention in
    SentrySDK.configureScope { scope in
      scope.setTag(value: attention.screen ?? "none", key: "screen")
      scope.setTag(value: attention.state.name, key: "attention")
    }
  }
  return sentryTags
}

private struct Crashlytics {
  static func crashlytics() -> Crashlytics { Crashlytics() }
  func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
}

@MainActor
private func setCrashlyticsKeys() -> LifecycleSubscription {
  let crashlyticsKeys: LifecycleSubscription
  crashlyticsKeys = AttentionReporter.shared.subscribe { _, attention in
    Crashlytics.crashlytics().setCustomKeysAndValues([
      "screen": attention.screen ?? "none", "attention": attention.state.name,
    ])
  }
  return crashlyticsKeys
}

private enum Bugsnag {
  static func addMetadata(_ metadata: Any?, key: String, section: String) {}
}

@MainActor
private func setBugsnagMetadata() -> LifecycleSubscription {
  let bugsnagMetadata: LifecycleSubscription
  bugsnagMetadata = AttentionReporter.shared.subscribe { _, attention in
    Bugsnag.addMetadata(attention.screen ?? "none", key: "screen", section: "attention")
    Bugsnag.addMetadata(attention.state.name, key: "state", section: "attention")
  }
  return bugsnagMetadata
}

private struct RUMMonitor {
  static func shared() -> RUMMonitor { RUMMonitor() }
  func startView(key: String, name: String?) {}
  func stopView(key: String) {}
}

@MainActor
private func countDatadogViews() -> LifecycleSubscription {
  let datadogViews: LifecycleSubscription
  datadogViews = AttentionReporter.shared.subscribe { previous, attention in
    guard attention.screen != previous.screen else { return }
    if let screen = attention.screen {
      RUMMonitor.shared().startView(key: screen, name: screen)
    } else if let screen = previous.screen {
      RUMMonitor.shared().stopView(key: screen)
    }
  }
  return datadogViews
}

private let AnalyticsEventScreenView = "screen_view"
private let AnalyticsParameterScreenName = "screen_name"

private enum WithFirebaseViews {
  enum Analytics {
    static func logEvent(_ name: String, parameters: [String: Any]?) {}
  }

  @MainActor
  final class FirebaseViews {
    private var latest: String?

    func attentionDidChange(from previous: Attention, to attention: Attention) {
      guard let screen = attention.screen, screen != latest else { return }
      latest = screen
      Analytics.logEvent(AnalyticsEventScreenView, parameters: [AnalyticsParameterScreenName: screen])
    }
  }
}

#if canImport(StateReporting)
  @available(iOS 27.0, macCatalyst 27.0, tvOS 27.0, visionOS 27.0, *)
  @MainActor
  final class AttentionStates {
    private let screen = StateReporter<Never, Never>.reporter(for: "com.example.app.screen")
    private let attention = StateReporter<Never, Never>.reporter(for: "com.example.app.attention")
    private var names: Set<String> = []

    func attentionDidChange(from previous: Attention, to attention: Attention) {
      if attention.screen != previous.screen { screen.reportTransition(to: attention.screen.map(label)) }
      let (former, state) = (state(of: previous), state(of: attention))
      if state != former { self.attention.reportTransition(to: state) }
    }

    private func state(of attention: Attention) -> String? {
      attention.screen == nil ? nil : attention.state.name
    }

    private func label(for name: String) -> String {
      if names.count < 32 { names.insert(name) }
      return names.contains(name) ? name : "other"
    }
  }

#endif
