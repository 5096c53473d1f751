import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TimelineDrawing
import SuspendBehavior
import UIKit

/// The steps from the foreground into suspension and back, with the times of a stay in the background that was recorded.
@MainActor
struct SuspensionLadder {
  private var events: [(event: SuspendEvent, time: TimeInterval)] = []
  private var suspendedAt: TimeInterval = 0

  init() {
    let device = HeadlessDevice().drivingLifecycleTime()
    device.launch(showing: UIViewController())
    device.advance(by: 1)
    let beginning = device.now
    var seen: [(SuspendEvent, TimeInterval)] = []
    let monitor = SuspendMonitor.shared
    let subscription = monitor.subscribe(policy: SuspendPolicy(backgroundTime: .infinity)) { event in
      seen.append((event, device.now - beginning))
    }
    device.pressHome()
    while !device.isSuspended { device.advance(by: 0.1) }
    suspendedAt = device.now - beginning
    device.advance(by: 60 - suspendedAt)
    device.openApp()
    device.advance(by: 1)
    subscription.cancel()
    events = seen
  }

  private struct Step {
    var title: String
    var note: String
    var style: String
    var time: TimeInterval?
  }

  private var steps: [Step] {
    let warnings = events.compactMap { event, time -> Step? in
      guard case .willSuspend(let warning) = event else { return nil }
      let note =
        switch warning {
        case .possible: "in didEnterBackground; save here"
        case .imminent(let seconds): "\(Self.text(of: seconds)) of background time are left"
        case .expired: "the background time is over"
        }
      return Step(title: "willSuspend(.\(warning.name))", note: note, style: "first-area", time: time)
    }
    let suspension = events.lazy.compactMap { event, _ in
      if case .didUnsuspend(let suspension) = event { suspension.seconds } else { nil }
    }.first
    return [Step(title: "in the foreground", note: "the app is active", style: "good-area", time: nil)] + warnings + [
      Step(title: "suspended", note: "no code runs, no event", style: "quiet-area", time: suspendedAt),
      Step(
        title: "didSuspend, didUnsuspend", note: "\(suspension.map(Self.text) ?? "") suspended; it runs again",
        style: "good-area", time: events.last?.time),
    ]
  }

  var picture: Picture {
    let steps = steps
    let width = 250.0
    let step = 62.0
    let height = 46.0
    func x(_ index: Int) -> Double { 52 + Double(index == steps.count - 1 ? 0 : index) * 22 }
    func y(_ index: Int) -> Double { 6 + Double(index) * step }
    let suspended = steps.count - 2
    var content: [SVGElement] = []
    for (index, item) in steps.enumerated() {
      content.append(.box(x: x(index), y: y(index), width: width, height: height, item.style))
      content += [
        .words(item.title, x: x(index) + 12, y: y(index) + 20, index == 0 || index == suspended ? "head" : "code"),
        .words(item.note, x: x(index) + 12, y: y(index) + 38, "note"),
      ]
      if let time = item.time {
        content.append(.words(Self.text(of: time), x: 0, y: y(index) + 27, "note"))
      }
      guard index < suspended else { continue }
      content.append(
        .path([(x(index) + 40, y(index) + height), (x(index) + 40, y(index + 1) - 2)], "ink", arrow: "arrow"))
    }
    content.append(
      .path(
        [(x(suspended) + 40, y(suspended) + height), (x(suspended) + 40, y(suspended + 1) - 2)], "ink", arrow: "arrow"))
    // Before the suspension every step leads back.
    let rail = 436.0
    for index in 1..<suspended {
      content.append(.path([(x(index) + width, y(index) + 23), (rail, y(index) + 23)], "good-line"))
    }
    content.append(
      .path(
        [(rail, y(suspended - 1) + 23), (rail, y(0) + 23), (x(0) + width + 2, y(0) + 23)], "good-line",
        arrow: "arrow-good"))
    content += [
      .words("averted", x: rail + 10, y: y(1) + 20, "code good"),
      .words("the app returns", x: rail + 10, y: y(1) + 38, "note"),
      .words("before that", x: rail + 10, y: y(1) + 54, "note"),
    ]
    // After it, the process may end without a further call.
    content.append(
      .path([(x(suspended) + width, y(suspended) + 23), (rail - 8, y(suspended) + 23)], "bad-line"))
    content += [
      .words("killed", x: rail, y: y(suspended) + 20, "head bad"),
      .words("no call; the next", x: rail, y: y(suspended) + 38, "note"),
      .words("launch reads it", x: rail, y: y(suspended) + 54, "note"),
    ]
    return Picture(
      module: "SuspendBehavior", name: "suspension-ladder", title: "The steps into suspension and back",
      summary: "After each step: " + steps.map { "\($0.title), \($0.note)" }.joined(separator: "; ")
        + ". From each warning the app may return, which is averted. A suspended process may be killed without a call.",
      height: y(steps.count - 1) + height + 6, content: content)
  }

  private static func text(of seconds: TimeInterval) -> String {
    let tenths = (seconds * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths)) s" : "\(tenths) s"
  }
}
