import Foundation
import LifecycleTimeline
import SuspendBehavior

/// An event of a journey in words: the log and JSON Lines are made of them.
struct EventWords {
  typealias Detail = TimelineEvent.Detail

  /// The kinds of events of a journey. Four of them, `view`, `group`, `console` and `step`, are no kinds of a recorder.
  enum Kind: String {
    case view, behavior, focus, group, app, scene, suspend, overlay, input, console, step
  }

  let time: TimeInterval
  let kind: Kind
  let subject: String
  let name: String
  let details: [Detail]

  init(_ event: JourneyEvent) {
    let (kind, name, details) = Self.words(event.occurrence)
    self.time = event.time
    self.kind = kind
    self.subject = event.subject
    self.name = name
    self.details = details
  }

  /// The event as a line of JSON Lines.
  var jsonLine: String {
    Detail.json(
      [
        Detail("t", time), Detail("kind", kind.rawValue), Detail("subject", subject), Detail("event", name),
      ] + details)
  }

  private typealias Words = (kind: Kind, name: String, details: [Detail])

  private static func words(_ occurrence: JourneyEvent.Occurrence) -> Words {
    switch occurrence {
    case .view(let callback): words(callback)
    case .behavior(let received): (.behavior, received.moment.name, details(of: received))
    case .focus(let focus): (.focus, focus.step.rawValue, details(of: focus))
    case .group(let focus): (.group, focus.step.rawValue, details(of: focus))
    case .app(let event): (.app, event.name, [])
    case .scene(let event): (.scene, event, [])
    case .suspend(let event): (.suspend, event.name, details(of: event))
    case .overlay(let event): (.overlay, event.name, [])
    case .input(.began(let field)): (.input, "began", [Detail("field", field)])
    case .input(.ended(let field)): (.input, "ended", [Detail("field", field)])
    case .input(.failed(let failure)):
      (.input, "failed", [Detail("field", failure.field), Detail("reason", failure.name)])
    case .step(let line, _): (.step, line.text, [])
    case .console(let message): (.console, "logs", [Detail("message", message)])
    }
  }

  private static func words(_ callback: JourneyEvent.ViewCallback) -> Words {
    switch callback {
    case .didLoad: (.view, "viewDidLoad", [])
    case .willAppear(let isAnimated): (.view, "viewWillAppear", [Detail("animated", isAnimated)])
    case .isAppearing(let isAnimated): (.view, "viewIsAppearing", [Detail("animated", isAnimated)])
    case .didAppear(let isAnimated): (.view, "viewDidAppear", [Detail("animated", isAnimated)])
    case .willDisappear(let isAnimated): (.view, "viewWillDisappear", [Detail("animated", isAnimated)])
    case .didDisappear(let isAnimated): (.view, "viewDidDisappear", [Detail("animated", isAnimated)])
    case .willMove(let parent): (.view, "willMove", [Detail("parent", parent)])
    case .didMove(let parent): (.view, "didMove", [Detail("parent", parent)])
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
}

extension JourneyEvent.AppEvent {
  /// `"didBecomeActive"` for `UIApplicationDidBecomeActiveNotification`.
  var name: String {
    switch self {
    case .posted(let notification):
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
