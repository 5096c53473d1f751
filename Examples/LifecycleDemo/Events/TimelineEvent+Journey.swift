import Foundation
import LifecycleTimeline
import SuspendBehavior

/// The words for what happens on a journey. The log, JSON Lines and the recording are made of them.
extension TimelineEvent {
  init(_ event: JourneyEvent) {
    let words = Words(event.occurrence)
    self.init(time: event.time, kind: words.kind, subject: event.subject, name: words.name, details: words.details)
  }
}

private struct Words {
  typealias Detail = TimelineEvent.Detail

  let kind: TimelineEvent.Kind
  let name: String
  let details: [Detail]

  init(_ occurrence: JourneyEvent.Occurrence) {
    switch occurrence {
    case .view(let callback): self.init(callback)
    case .behavior(let received): self.init(.behavior, received.moment.name, Self.details(of: received))
    case .focus(let focus): self.init(.focus, focus.step.rawValue, Self.details(of: focus))
    case .group(let focus): self.init(.group, focus.step.rawValue, Self.details(of: focus))
    case .app(let event): self.init(.app, Self.name(of: event))
    case .suspend(let event): self.init(.suspend, event.name, Self.details(of: event))
    case .overlay(let event): self.init(.overlay, event.name)
    case .input(.began(let field)): self.init(.input, "began", [Detail("field", field)])
    case .input(.ended(let field)): self.init(.input, "ended", [Detail("field", field)])
    case .input(.failed(let failure)):
      self.init(.input, "failed", [Detail("field", failure.field), Detail("reason", failure.name)])
    case .step(let line): self.init(.step, line)
    case .console(let message): self.init(.console, "logs", [Detail("message", message)])
    }
  }

  private init(_ kind: TimelineEvent.Kind, _ name: String, _ details: [Detail] = []) {
    self.kind = kind
    self.name = name
    self.details = details
  }

  private init(_ callback: JourneyEvent.ViewCallback) {
    switch callback {
    case .didLoad: self.init(.view, "viewDidLoad")
    case .willAppear(let isAnimated): self.init(.view, "viewWillAppear", [Detail("animated", isAnimated)])
    case .isAppearing(let isAnimated): self.init(.view, "viewIsAppearing", [Detail("animated", isAnimated)])
    case .didAppear(let isAnimated): self.init(.view, "viewDidAppear", [Detail("animated", isAnimated)])
    case .willDisappear(let isAnimated): self.init(.view, "viewWillDisappear", [Detail("animated", isAnimated)])
    case .didDisappear(let isAnimated): self.init(.view, "viewDidDisappear", [Detail("animated", isAnimated)])
    case .willMove(let parent): self.init(.view, "willMove", [Detail("parent", parent)])
    case .didMove(let parent): self.init(.view, "didMove", [Detail("parent", parent)])
    }
  }

  private static func details(of moment: JourneyEvent.Moment) -> [Detail] {
    var details: [Detail] = []
    if let isAnimated = moment.isAnimated { details.append(Detail("animated", isAnimated)) }
    if moment.isCatchUp { details.append(Detail("catchUp", true)) }
    if moment.undoesCancelledTransition { details.append(Detail("undoesCancelledTransition", true)) }
    return details
  }

  private static func details(of focus: JourneyEvent.Focus) -> [Detail] {
    let change = focus.change
    var details = [Detail("reason", change.reason.name), Detail("previous", change.previousDuration)]
    if change.previousSuspended > 0 { details.append(Detail("suspended", change.previousSuspended)) }
    if let coverName = focus.coverName { details.append(Detail("by", coverName)) }
    if let latency = focus.latency {
      details += [Detail("latency", latency.seconds), Detail("sameTurn", latency.isSameTurn)]
    }
    return details
  }

  private static func details(of event: SuspendEvent) -> [Detail] {
    switch event {
    case .willSuspend(let warning): [Detail("grade", warning.name)] + secondsLeft(warning)
    case .didUnsuspend(let suspension): [Detail("seconds", suspension.seconds)]
    case .stalled(let stall): [Detail("cause", stall.name), Detail("seconds", stall.seconds)]
    case .failed(let failure): [Detail("failure", failure.name)]
    case .didSuspend, .averted: []
    }
  }

  private static func secondsLeft(_ warning: SuspendWarning) -> [Detail] {
    if case .imminent(let secondsLeft) = warning { [Detail("secondsLeft", secondsLeft)] } else { [] }
  }

  private static func name(of event: JourneyEvent.AppEvent) -> String {
    switch event {
    case .posted(let notification):
      // `UIApplicationDidBecomeActiveNotification` is `didBecomeActive`.
      let core = notification.rawValue.dropFirst("UIApplication".count).dropLast("Notification".count)
      return core.prefix(1).lowercased() + core.dropFirst()
    case .killed: return "killed"
    case .plays: return "plays"
    case .pauses: return "pauses"
    }
  }
}

extension TimelineEvent.Detail {
  fileprivate init(_ name: String, _ text: String?) {
    self.init(name, text.map { .text($0) } ?? .null)
  }

  fileprivate init(_ name: String, _ number: Double) {
    self.init(name, .number(number))
  }

  fileprivate init(_ name: String, _ flag: Bool) {
    self.init(name, .flag(flag))
  }
}
